import fc from 'fast-check';
import { expect, it } from 'vitest';
import { converse } from './testing/index.ts';

const LINES = `a margherita|two large pepperoni and a small bianca|garlic nuts|a soda|a large pizza|garlic bread|large
  |two smalls|make it three|make that a large|no, a pepperoni|one large one small|no basil|remove the knots|scratch that
  |start over|cancel the order|the first one|one more|both large|yes|no|that's it|ok|Dan|no it's stan|how much is that
  |whats in it|when do you close|can i talk to a person|say that again|i have a nut allergy|ring the side door|asdf|
  |i will take two|change the pepperoni to a mushroom|a hawaiian|squash blossom|bye|thanks|seven one eight`
  .split('|')
  .map((line) => line.trim());
/** Enough of these that many conversations reach the till. */
const TOWARDS_THE_TILL = ['garlic knots and a large bianca', "that's it", 'Dan', 'yes', 'yes'];

it('whatever is said in whatever order, an order is claimed exactly when it was placed', async () => {
  const line = fc.oneof(fc.constantFrom(...LINES), fc.constantFrom(...TOWARDS_THE_TILL));
  let placedInAll = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 4, maxLength: 16 }), async (says) => {
      const call = converse();
      for (const text of says) {
        const before = call.shop.orders.length;
        const reply = await call.say(text);
        const claimed = reply.includes('order is in');
        const placed = call.shop.orders.length - before;
        placedInAll += placed;
        expect({ text, placed: placed > 1 }).toEqual({ text, placed: false });
        expect(claimed || placed === 0).toBe(true);
        expect(claimed && call.shop.orders.length === 0).toBe(false);
        expect(JSON.parse(JSON.stringify(call.state()))).toEqual(call.state());
        if (call.ended) return;
        expect(reply).toMatch(/[?.]$/);
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 60), seed: 20261121 },
  );
  expect(placedInAll).toBeGreaterThan(0);
});
