import { type KeptOf, ofAgent } from '../../kept.ts';

export const menuKept: KeptOf<'menu_items' | 'category_orders'> = {
  menu_items: { ofAgent },
  category_orders: { ofAgent },
};
