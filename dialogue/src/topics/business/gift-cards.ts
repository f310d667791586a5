import { told } from '../told.ts';

/** Something to give away. */
export const giftCards = told('gift-cards', { words: ['gift', 'voucher', 'certificate'], subject: 'gift cards' });
