import { describe, expect, it } from 'vitest';
import type { MenuFact } from './facts.ts';
import { converse } from './testing/index.ts';
import { salsMenu } from './testing/menu.ts';

const group = (name: string, min: number, max: number, ...names: string[]) => ({
  name,
  min,
  max,
  halves: false,
  choices: names.map((one) => ({ name: one, price: 0, available: true })),
});

function menu(): MenuFact[] {
  const [first] = salsMenu();
  if (!first) return [];
  const dish = (id: number, name: string, ...optionGroups: ReturnType<typeof group>[]): MenuFact => ({
    ...first,
    id: `told-${id}`,
    name,
    description: '',
    category: 'Mains',
    flags: [],
    allergens: [],
    optionGroups,
  });
  return [
    dish(1, 'Hake Supper', group('Coat', 1, 1, 'Batter', 'Breadcrumb'), group('Side', 1, 1, 'Chips', 'Peas', 'Salad')),
    dish(2, 'Lamb Stew', group('Bread', 1, 1, 'Soda Bread', 'Roll')),
    dish(3, 'Pork Pasty'),
    dish(4, 'Leek Pasty'),
    dish(5, 'Turnip Pasty'),
    dish(6, 'Rump Steak', group('Cooked', 1, 1, 'Medium Rare', 'Medium', 'Well Done')),
  ];
}

async function after(...said: string[]): Promise<string[]> {
  const call = converse({ menu: menu() });
  await call.say(...said);
  return call
    .lines()
    .map(({ family, quantity, notes }) => [`${quantity} ${family}`, ...notes.toSorted()].join(', ').toLowerCase());
}

describe('what each of several is to be', () => {
  it.each([
    'two hake suppers one batter with chips and one breadcrumb with peas',
    'two hake suppers, the first in batter with chips and the second breadcrumb with peas',
    'can i get two hake suppers, one with batter and chips and the other with breadcrumb and peas',
  ])('%s', async (said) => {
    expect(await after(said)).toEqual(['1 hake supper, batter, chips', '1 hake supper, breadcrumb, peas']);
  });

  it('is said of one for each', async () => {
    expect(await after('lamb stew with soda bread for her and a roll for me')).toHaveLength(2);
    expect(await after('lamb stew roll for her and soda bread for me')).toEqual([
      '1 lamb stew, roll',
      '1 lamb stew, soda bread',
    ]);
  });

  it('is another of the same kind', async () => {
    expect(await after('three pork pasties two leek and one turnip')).toEqual([
      '3 pork pasty',
      '2 leek pasty',
      '1 turnip pasty',
    ]);
  });

  it('lies between two of them, and is asked about', async () => {
    const call = converse({ menu: menu() });
    expect(await call.say('a rump steak medium well')).toContain('medium rare, medium or well done?');
    await call.say('well done');
    expect(call.lines()[0]?.notes.join()).toMatch(/^well done$/i);
  });
});
