import { told } from '../told.ts';

/** Whether a dog may come. */
export const pets = told('pets', { sign: /\b(?:dogs?|pets?|animals?)\b/i, subject: 'pets' });
