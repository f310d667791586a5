import { told } from '../told.ts';

/** Food for many, somewhere else. */
export const catering = told('catering', { words: ['catering', 'cater', 'parties', 'notice'], subject: 'catering' });
