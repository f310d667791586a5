import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** What a size or a choice that is asked for is answered with, whatever it is called. */
const menu = menuOf([
  ['Lamb Ribs', 'Grill', [group('Size', 1, 1, 'Half rack', 'Full rack')]],
  ['Bean Salad', 'Sides', [group('Size', 1, 1, 'Half pound', 'Pound')]],
  ['Barley Soup', 'Soups', [group('Size', 1, 1, 'Cup', 'Bowl', 'Quart')]],
  ['Iced Cocoa', 'Drinks', [group('Size', 1, 1, 'Small', 'Medium', 'Large')]],
  ['Dumplings', 'Plates', [group('Filling', 1, 1, 'Leek', 'Trout', 'Beet')]],
]);
const SIZED = [
  ['lamb ribs', ['half rack', 'full rack']],
  ['bean salad', ['half pound', 'pound']],
  ['barley soup', ['cup', 'bowl', 'quart']],
  ['iced cocoa', ['small', 'medium', 'large']],
  ['dumplings', ['leek', 'trout', 'beet']],
] as const;

async function standing(...said: string[]): Promise<string[]> {
  const call = converse({ menu, notes: [] });
  await call.say(...said);
  const lines = call.lines();
  return lines
    .map(({ quantity, family, variantId, notes }) => [quantity, family, ...chosen(variantId), ...notes].join(' '))
    .toSorted();
}
const chosen = (variantId: string | null): string[] => / (.+)$/.exec(variantId ?? '')?.slice(1) ?? [];

describe('the second one', () => {
  it.each(['the second one', 'the second', "I'll take the second one", 'uh, the second one please', 'second one'])(
    '%s',
    async (text) => {
      for (const [dish, [, second]] of SIZED)
        expect((await standing(`can I get the ${dish}`, text)).join().toLowerCase(), `${dish}`).toBe(
          `1 ${dish} ${second}`,
        );
    },
  );
});

describe('what there is, and then the answer', () => {
  it.each(['what do you have', 'what are my options', 'what can I get', 'which ones are there', 'what was that again'])(
    '%s',
    async (text) => {
      for (const [dish, [, second]] of SIZED) {
        const call = converse({ menu, notes: [] });
        const asked = await call.say(`can I get the ${dish}`);
        const told = await call.say(text);
        expect(told, `${dish}`).toContain(second);
        expect(asked.endsWith(told), `${dish}`).toBe(true);
        for (const answer of ['do the {}', "I'll do {}", 'okay {}', '{} I guess'])
          expect(
            (await standing(`can I get the ${dish}`, text, answer.replace('{}', second))).join().toLowerCase(),
            `${dish}`,
          ).toBe(`1 ${dish} ${second}`);
      }
    },
  );
});

it.each([
  ['two lamb ribs, one full rack and one half rack', ['1 lamb ribs Full rack', '1 lamb ribs Half rack']],
  ['three lamb ribs, one half rack, two full rack', ['1 lamb ribs Half rack', '2 lamb ribs Full rack']],
  ['two bean salads, half pound and pound', ['1 bean salad Half pound', '1 bean salad Pound']],
  ['two iced cocoas, large and small', ['1 iced cocoa Large', '1 iced cocoa Small']],
])('sizes told apart: %s', async (said, wanted) => {
  expect(await standing(`can I get ${said}`)).toEqual(wanted);
});

it('names each size once more than the description does', async () => {
  const pies = menuOf([
    ['Cheese Pie', 'Pies', [group('Size', 1, 1, 'Small', 'Medium', 'Large')], 'Small 12 inch, medium 16, large 18.'],
    ['Leek Pie', 'Pies'],
  ]);
  const call = converse({ menu: pies, notes: [] });
  const reply = await call.say("I'll take three cheese pies, one large, one medium, one small");
  expect(reply).toMatch(/one large .*one medium .*one small/);
});
