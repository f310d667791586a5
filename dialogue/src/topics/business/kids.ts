import { told } from '../told.ts';

/** Whether children are welcome, and what there is for them. */
export const kids = told('kids', { words: ['kids', 'children', 'chairs', 'baby'], subject: 'children' });
