import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';

it.each([
  ['one less tiramisu', ['1 Tiramisu', '1 Garlic Knots']],
  ['two less tiramisu', ['1 Garlic Knots']],
  ['three less tiramisu', ['1 Garlic Knots']],
])('%s, of two', async (said, lines) => {
  const call = converse();
  await call.say('two tiramisu and garlic knots', said, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines).toEqual(lines);
});
