import { type KeptOf, ofAgent } from '../../kept.ts';

export const menuKept: KeptOf<'menu_items'> = { menu_items: { ofAgent } };
