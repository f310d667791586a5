import { WEEKDAYS } from '@attendant/contract/constants';

/** A business that the sets ring. Its menu lies in `menus/`, written as an owner would write it. */
export interface Business {
  name: string;
  menu?: string;
  /** Without `business_hours` it is open around the clock. */
  settings: object;
  notes?: readonly string[];
}

const shop = (name: string, menu: string, more: Partial<Business> = {}): Business => ({
  name,
  menu,
  settings: { ordering_enabled: true },
  ...more,
});

const everyDay = (open: string, close: string): object =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, { enabled: true, open, close }]));

export const BUSINESSES: Readonly<Record<string, Business>> = {
  pizza: shop('Mamma Rosa', 'pizza.csv'),
  burgers: shop('Patty Shack', 'burgers.csv'),
  subs: shop('Submarine House', 'subs.csv'),
  burritos: shop('El Camino', 'burritos.csv'),
  coffee: shop('Blue Door Coffee', 'coffee.csv'),
  chinese: shop('Golden Wok', 'chinese.csv'),
  'pizza-one': shop('Tony and Sons Pizza', 'pizza-one.csv'),
  'pizza-two': shop('Corner Slice', 'pizza-two.csv'),
  'pizza-tables': shop('Tony and Sons Pizza', 'pizza-one.csv', {
    settings: { ordering_enabled: true, booking_enabled: true, business_hours: everyDay('11:00', '22:00') },
    notes: [
      'We are at 41 Union Street, on the corner of Fifth Avenue.',
      'There is free parking behind the house.',
      'We take cash and all cards, at the counter.',
    ],
  }),
};
