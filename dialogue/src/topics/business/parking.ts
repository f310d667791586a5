import { told } from '../told.ts';

/** Where a car can stand. */
export const parking = told('parking', { words: ['park', 'parking', 'garage', 'valet', 'car'], subject: 'parking' });
