import { told } from '../told.ts';

/** Whether a dog may come. */
export const pets = told('pets', { words: ['dogs', 'pets', 'animals'], subject: 'pets' });
