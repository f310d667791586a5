import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { notesOf, salsFacts } from './testing/facts.ts';

/** The town behind a street goes with it, where the owner wrote of the town; a name behind it is a name. */
const notes = [...salsFacts().notes, ...notesOf('We deliver to Mineola, Garden City and Hempstead, 5 dollar fee.')];

it.each([
  ['deliver it to 5 Elm Street, Mineola', '5 Elm Street, Mineola'],
  ['it goes to 5 Elm Street in Mineola please', '5 Elm Street, Mineola'],
  ['deliver to 12 Oak Road, Garden City', '12 Oak Road, Garden City'],
  ['deliver to 12 Oak Road', '12 Oak Road'],
])('%s', async (said, address) => {
  const call = converse({ notes, delivery: true });
  await call.say('one large Margherita for delivery', said, "that's all", 'Dan', '718 555 0101', 'yes', 'yes');
  expect(call.shop.orders[0]?.way).toMatch(new RegExp(`${address}$`));
});
