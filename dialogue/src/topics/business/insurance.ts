import { told } from '../told.ts';

/** Who pays for it besides the caller. */
export const insurance = told('insurance', { words: ['insurance'], subject: 'insurance' });
