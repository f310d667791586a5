import { told } from '../told.ts';

/** Many guests at once. */
export const groups = told('groups', { words: ['groups', 'group'], subject: 'large groups' });
