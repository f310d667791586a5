import { told } from '../told.ts';

/** Somebody looks for work. */
export const jobs = told('jobs', {
  sign: /\b(?:jobs?|hir(?:e|ing)|appl(?:y|icants?|ications?)|positions?)\b/i,
  subject: 'jobs',
});
