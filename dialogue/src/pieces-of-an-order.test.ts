import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { menuOf } from './testing/strange-menu.ts';

/** Of what comes six to an order, another number counts what the first one counted. */

const MENU = menuOf([
  ['Garlic Knots', 'Sides', [], 'Six, with warm marinara.'],
  ['Dumplings', 'Sides', [], 'Eight to an order, steamed.'],
  ['Mozzarella Sticks', 'Sides', [], 'Five pieces.'],
]);
const DISHES = [
  ['garlic knots', 6],
  ['dumplings', 8],
  ['mozzarella sticks', 5],
] as const;

const quantityOf = async (...said: string[]): Promise<unknown> => {
  const call = converse({ menu: MENU });
  await call.say(...said);
  return call.state();
};

it.each(
  DISHES.flatMap(([dish, each]) => [
    [[`${each} ${dish}`, `actually, make it ${2 * each}`], 2] as const,
    [[`${each} ${dish}. Actually, make it ${2 * each}`], 2] as const,
    [[`${each} ${dish}`, `${each} more of those`], 2] as const,
    [[`${2 * each} ${dish}`, `no, just ${each}`], 1] as const,
    [[`${each} ${dish}`, `make that ${3 * each} ${dish}`], 3] as const,
    [[`an order of ${dish}`, `make it ${2 * each}`], 2] as const,
    [[`${each} ${dish}`, 'make it two orders'], 2] as const,
    [[`two orders of ${dish}`, `make it ${each}`], each] as const,
  ]),
)('%j are %i orders', async (said, quantity) => {
  expect(await quantityOf(...said)).toMatchObject({ lines: [{ quantity }] });
});
