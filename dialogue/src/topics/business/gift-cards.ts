import { told } from '../told.ts';

/** Something to give away. */
export const giftCards = told('gift-cards', { sign: /\b(?:gift|vouchers?|certificates?)\b/i, subject: 'gift cards' });
