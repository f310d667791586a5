import { expect, it } from 'vitest';
import { notesOf } from './testing/facts.ts';
import { BRINGS, converse } from './testing/index.ts';

/** A shop whose settings know no delivery, though its owner wrote of it. */
const open = () =>
  converse({
    delivery: false,
    notes: notesOf('We deliver within two miles for a $3.00 fee.', 'Street parking only, on Main Street.'),
  });

it.each<[says: string[], to: string | null, wanted?: string]>([
  // A request with an address asks nothing.
  [
    ['a grandma pie', 'great, could you bring it to 18 Alder Street, second floor, for nine tonight', 'Dan', 'yes'],
    '18 Alder Street, second floor',
    '2026-11-21T21:00',
  ],
  [['a grandma pie', "that'll be delivery to forty-two Alder Street", 'Dan', 'yes'], 'forty-two Alder Street'],
  // Who asked about it is asked whether they want it.
  [
    [
      'do you deliver to Hunters Point',
      'perfect, a grandma pie',
      "that's all",
      'delivery',
      '9 Alder Street',
      'Dan',
      'yes',
    ],
    '9 Alder Street',
  ],
  [['a grandma pie for pickup', "that's all", 'Dan', 'yes'], null],
])('%j', async (says, to, wanted) => {
  const call = open();
  await call.say(...says);
  expect(call.shop.orders[0]).toMatchObject({
    special: to && `for delivery to ${to}; $3.00 for delivery, not in the total; check the address: ${BRINGS}`,
    wanted: wanted ?? null,
  });
});

it('takes a place for no name', async () => {
  const call = open();
  await call.say('a grandma pie', "it's Bellevue, 462 First Avenue", "that's all");
  expect(call.replies.at(-1)).toContain('What name');
});

it('keeps what the driver has to know once', async () => {
  const call = open();
  await call.say(
    'a grandma pie',
    "bring it to 9 Alder Street, tell the driver the bell's broken, he should knock",
    'Dan',
    'yes',
  );
  const { special = '' } = call.shop.orders[0] ?? {};
  expect(special?.match(/broken/g)).toHaveLength(1);
});

it.each([
  "that's too long, I'll just come and grab it myself",
  'forget the delivery, my son is on his way',
  'can we pick it up instead?',
])('is fetched after all: %s', async (said) => {
  const call = open();
  await call.say('a grandma pie, bring it to 9 Alder Street', said, "that's all", 'Dan', 'yes');
  expect(call.replies[1]).toContain('for pickup');
  expect(call.shop.orders[0]).toMatchObject({ special: null, lines: ['1 Grandma Pie'] });
});
