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

const bookings = (name: string, open: Record<string, [string, string]>, more: object, notes: string[]): Business => ({
  name,
  settings: {
    booking_enabled: true,
    default_slot_duration: 30,
    buffer_time: 0,
    business_hours: Object.fromEntries(
      WEEKDAYS.map((day) => {
        const [from, to] = open[day] ?? ['09:00', '17:00'];
        return [day, { enabled: day in open, open: from, close: to }];
      }),
    ),
    ...more,
  },
  notes,
});
const NINE_TO_FIVE: [string, string] = ['09:00', '17:00'];
const TEN_TO_SEVEN: [string, string] = ['10:00', '19:00'];

export const BUSINESSES: Readonly<Record<string, Business>> = {
  pizza: shop('Mamma Rosa', 'pizza.csv'),
  burgers: shop('Patty Shack', 'burgers.csv'),
  subs: shop('Submarine House', 'subs.csv'),
  burritos: shop('El Camino', 'burritos.csv'),
  coffee: shop('Blue Door Coffee', 'coffee.csv'),
  chinese: shop('Golden Wok', 'chinese.csv'),
  'burger-bar': shop('The Burger Bar', 'burger-bar.csv'),
  taqueria: shop('Taqueria Sol', 'taqueria.csv'),
  grill: shop('Grill Yard', 'grill.csv'),
  lupe: shop('Taqueria Lupe', 'lupe.csv'),
  'espresso-bar': shop('Corner Espresso', 'espresso-bar.csv'),
  deli: shop('Main Street Deli', 'deli.csv'),
  thai: shop('Lemongrass', 'thai.csv'),
  diner: shop('Route 9 Diner', 'diner.csv'),
  wings: shop('Wing Stop By', 'wings.csv'),
  clinic: bookings(
    'Harbor Dental',
    {
      monday: NINE_TO_FIVE,
      tuesday: NINE_TO_FIVE,
      wednesday: NINE_TO_FIVE,
      thursday: NINE_TO_FIVE,
      friday: NINE_TO_FIVE,
    },
    { blocked_dates: [{ date: '2030-06-19', reason: 'Juneteenth' }] },
    ['We take Delta Dental, Cigna and MetLife.', 'We are at 12 Harbor Street. Parking is behind the house.'],
  ),
  salon: bookings(
    'Fifth Street Hair',
    {
      tuesday: TEN_TO_SEVEN,
      wednesday: TEN_TO_SEVEN,
      thursday: TEN_TO_SEVEN,
      friday: TEN_TO_SEVEN,
      saturday: TEN_TO_SEVEN,
    },
    {},
    ['A cut takes about half an hour.', 'We take walk-ins when a chair is free.'],
  ),
  'pizza-asked': shop('Mamma Rosa', 'pizza.csv', {
    settings: {
      ordering_enabled: true,
      phone_number: '+17185550147',
      business_hours: everyDay('11:00', '22:00'),
      blocked_dates: [{ date: '2030-12-25', reason: 'Christmas' }],
    },
    notes: [
      'We are at 231 Court Street, Brooklyn, next to the library.',
      'There is street parking in front and a garage on Baltic Street.',
      'We take cash and all cards, at the counter or at the door.',
      'We deliver within two miles for a fee of three dollars.',
      'Our gluten free crust is made in the same kitchen as wheat.',
      'Gift cards are sold at the counter.',
      "We cater for parties of up to sixty, with two days' notice.",
      'Kids are welcome, we have high chairs.',
      'Dogs may sit outside.',
      'For jobs, come by on weekdays before eleven.',
      'Lost things are kept at the counter for a month.',
      'We do not take reservations.',
    ],
  }),
  'clinic-asked': bookings(
    'Harbor Dental',
    {
      monday: NINE_TO_FIVE,
      tuesday: NINE_TO_FIVE,
      wednesday: NINE_TO_FIVE,
      thursday: NINE_TO_FIVE,
      friday: NINE_TO_FIVE,
    },
    { blocked_dates: [{ date: '2030-06-19', reason: 'Juneteenth' }] },
    [
      'We take Delta Dental, Cigna and MetLife.',
      'We are at 12 Harbor Street. Parking is behind the house.',
      'We are taking new patients.',
    ],
  ),
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
