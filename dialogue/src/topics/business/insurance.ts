import { told } from '../told.ts';

/** Who pays for it besides the caller. */
export const insurance = told('insurance', { sign: /\binsur\w*/i, subject: 'insurance' });
