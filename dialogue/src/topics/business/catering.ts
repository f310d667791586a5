import { told } from '../told.ts';

/** Food for many, somewhere else. */
export const catering = told('catering', {
  sign: /\b(?:cater\w*|part(?:y|ies)|platters?|trays?)\b/i,
  subject: 'catering',
});
