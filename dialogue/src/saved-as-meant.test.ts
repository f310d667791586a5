import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf, type Row } from './testing/strange-menu.ts';

/** A stationer's, where some things are called after what they are for. */
const ROWS: Row[] = [
  ['Fountain Pen', 'Pens', [group('Nib', 1, 1, 'Fine', 'Broad')]],
  ['Ballpoint Pen', 'Pens'],
  ['Ink Bottle', 'Ink', [group('Color', 1, 1, 'Blue', 'Green')]],
  ['Notebook', 'Paper', [group('Size', 1, 1, 'Small', 'Large')]],
  ['Wedding Guest Book', 'Paper'],
  ['Anniversary Album', 'Paper'],
  ['Desk Lamp', 'For the office'],
  ['Paper Tray', 'For the office'],
  ['Eraser', 'Small things'],
];
const PRICES: Readonly<Record<string, number>> = { 'Ballpoint Pen': 1400, Eraser: 300, 'Desk Lamp': 3650 };
const menu = menuOf(ROWS).map((item) => ({ ...item, priceCents: PRICES[item.name] ?? item.priceCents }));
const shop = () => converse({ menu });

const linesOf = (state: unknown): unknown => (state as { lines: { family: string; quantity: number }[] }).lines;

it.each<[says: string[], lines: { family: string; quantity: number }[]]>([
  // What a thing costs, said back, counts nothing.
  [['an eraser', 'how much is the ballpoint pen?', 'fourteen, alright'], [{ family: 'eraser', quantity: 1 }]],
  [['an eraser', 'how much is the desk lamp?', 'hm, thirty six fifty'], [{ family: 'eraser', quantity: 1 }]],
  [
    [
      'an eraser',
      'and a ballpoint pen',
      'how much is the ballpoint pen?',
      'fourteen, huh. Make it the desk lamp instead',
    ],
    [
      { family: 'eraser', quantity: 1 },
      { family: 'desk lamp', quantity: 1 },
    ],
  ],
  // What costs three may be counted by it.
  [['how much is the eraser?', 'three please'], [{ family: 'eraser', quantity: 3 }]],
  // What it is for is none of what is called so.
  [["hi, it's our anniversary on Saturday", 'an eraser'], [{ family: 'eraser', quantity: 1 }]],
  [['hello, I have an order for the office', 'a ballpoint pen'], [{ family: 'ballpoint pen', quantity: 1 }]],
  [["it's for my sister's wedding", 'a ballpoint pen'], [{ family: 'ballpoint pen', quantity: 1 }]],
  [['an anniversary album'], [{ family: 'anniversary album', quantity: 1 }]],
])('%s', async (says, lines) => {
  const call = shop();
  await call.say(...says);
  expect(linesOf(call.state())).toMatchObject(lines);
  expect(linesOf(call.state())).toHaveLength(lines.length);
});

it('asks which is meant again only when all is told, where they go on to something else', async () => {
  const call = shop();
  await call.say('a pen');
  expect(await call.say('an eraser')).toContain('Which pen');
  await call.say('a small notebook');
  expect(await call.say('a paper tray')).toMatch(/(?:Anything|What) else\?$/);
  expect(await call.say("that's all")).toContain('Which pen');
  expect(await call.say('the ballpoint')).not.toContain('Which pen');
});

it('misses nothing on the menu that only tells what something is for', async () => {
  expect(await shop().say('a ballpoint pen for graduation')).not.toContain("don't see");
  expect(await shop().say('an ink bottle, the green')).not.toContain("don't see");
});

it.each<[says: string[], lines: { family: string; quantity: number }[]]>([
  // What was only just named goes, and nothing else.
  [
    ['a desk lamp', "and an eraser. Hm, no, leave the eraser, she doesn't need it"],
    [{ family: 'desk lamp', quantity: 1 }],
  ],
  [['a desk lamp', 'an eraser too, or no, leave that'], [{ family: 'desk lamp', quantity: 1 }]],
  [['a desk lamp and an eraser', "lose the eraser, my boss doesn't want it"], [{ family: 'desk lamp', quantity: 1 }]],
  // What comes takes the place of what goes, and of nothing else.
  [
    ['a desk lamp and an eraser', 'skip the eraser and do a paper tray'],
    [
      { family: 'desk lamp', quantity: 1 },
      { family: 'paper tray', quantity: 1 },
    ],
  ],
  [
    ['a desk lamp and an eraser', 'drop the eraser, I will have one of those ballpoint pens'],
    [
      { family: 'desk lamp', quantity: 1 },
      { family: 'ballpoint pen', quantity: 1 },
    ],
  ],
  [
    ['a desk lamp and an eraser', 'I changed my mind on the eraser, a paper tray please'],
    [
      { family: 'desk lamp', quantity: 1 },
      { family: 'paper tray', quantity: 1 },
    ],
  ],
])('%s', async (says, lines) => {
  const call = shop();
  await call.say(...says);
  expect(linesOf(call.state())).toMatchObject(lines);
  expect(linesOf(call.state())).toHaveLength(lines.length);
});
