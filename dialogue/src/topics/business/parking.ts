import { told } from '../told.ts';

/** Where a car can stand. */
export const parking = told('parking', {
  sign: /\b(?:park(?:ing)?|garage|valet|lot)\b/i,
  subject: 'parking',
});
