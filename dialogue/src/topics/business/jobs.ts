import { told } from '../told.ts';

/** Somebody looks for work. */
export const jobs = told('jobs', { words: ['jobs', 'job', 'hiring', 'apply', 'work'], subject: 'jobs' });
