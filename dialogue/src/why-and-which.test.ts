import { describe, expect, it } from 'vitest';
import { converse, notesOf } from './testing/index.ts';
import { group, menuOf, type Row } from './testing/strange-menu.ts';

/** Why something is changed, which of several is meant, and what still stands: none of it is a dish or a note. */
const ROWS: Row[] = [
  [
    'Lamb Gyro',
    'Gyros',
    [group('Size', 1, 1, 'Single', 'Double'), group('Add', 0, 3, 'Feta', 'Hot peppers')],
    'Onion, tomato, tzatziki.',
  ],
  [
    'Chicken Gyro',
    'Gyros',
    [group('Size', 1, 1, 'Single', 'Double'), group('Add', 0, 3, 'Feta', 'Hot peppers')],
    'Onion, lettuce, tzatziki.',
  ],
  ['Falafel Platter', 'Platters', [group('Bread', 1, 1, 'Pita', 'Flatbread')]],
  ['Pita with Dip', 'Sides', [group('Dip', 1, 1, 'Hummus', 'Eggplant')]],
  ['Greek Fries', 'Sides', [group('Size', 1, 1, 'Small', 'Large')]],
  ['Fries', 'Sides', [group('Size', 1, 1, 'Small', 'Large')]],
  ['Baklava', 'Sweets'],
  ['French Toast', 'Sweets'],
  ['Frappe', 'Drinks', [group('Size', 1, 1, 'Small', 'Large'), group('Milk', 0, 1, 'Oat milk')]],
];
const shop = () =>
  converse({
    menu: menuOf(ROWS),
    notes: notesOf(
      'Parking is free behind the house. We cater from 15 people up; Eleni Pappas calls back about that, 212-555-0144.',
    ),
  });

async function lines(...says: string[]): Promise<string[] | undefined> {
  const call = shop();
  await call.say(...says, "that's all", 'Dan', 'yes');
  return call.shop.orders[0]?.lines.toSorted();
}

describe('why something is changed', () => {
  const BOTH = 'a baklava and two large frappes';
  it.each([
    ['skip the baklava, my dad is on a diet', ['2 Frappe (Large)']],
    ["drop the baklava. they won't eat that", ['2 Frappe (Large)']],
    ['no baklava actually, honey gives me heartburn', ['2 Frappe (Large)']],
    ["it's too much sugar, forget the baklava", ['2 Frappe (Large)']],
    ['drop the baklava because nobody eats those', ['2 Frappe (Large)']],
    ["take the baklava off he doesn't like honey", ['2 Frappe (Large)']],
    ["there's four of us in fact, so make it four frappes", ['1 Baklava', '4 Frappe (Large)']],
  ])('is no note on anything: %s', async (said, expected) => {
    expect(await lines(BOTH, said)).toEqual(expected);
  });

  it.each(['no baklava actually, walnuts give me hives', "take the baklava off, she can't have walnuts"])(
    'is told to the kitchen where it may be an allergy: %s',
    async (said) => {
      const call = shop();
      await call.say(BOTH, said, "that's all", 'Dan', 'yes');
      expect(call.shop.orders[0]?.allergies).toContain('walnut');
    },
  );

  it('takes back no more than it is about', async () => {
    expect(await lines(BOTH, 'changed my mind about the baklava, drop it')).toEqual(['2 Frappe (Large)']);
  });
});

describe('which is meant', () => {
  it.each([
    ['the gyro, the lamb one, double', ['1 Lamb Gyro (Double)']],
    ['large fries, the greek ones', ['1 Greek Fries (Large)']],
    ['large fries and the large greek ones', ['1 Fries (Large)', '1 Greek Fries (Large)']],
  ])('told behind a comma, makes no second: %s', async (said, expected) => {
    expect(await lines(said)).toEqual(expected);
  });

  it.each(['the one with no onion, make that a double', 'the no onion one should be a double'])(
    'by what is left off, ends where it is chosen anew: %s',
    async (said) => {
      const order = await lines('two single lamb gyros, one of them without onion', 'and small fries', said);
      expect(order).toEqual(['1 Fries (Small)', '1 Lamb Gyro (Double, no onion)', '1 Lamb Gyro (Single)']);
    },
  );

  it('is what follows the kind that is told first', async () => {
    expect(await lines('some sweets please, two baklavas and a french toast')).toEqual(['1 French Toast', '2 Baklava']);
  });

  it('is the dish whose name says so, and none that can be had on one', async () => {
    expect(await lines('a pita with hummus')).toEqual(['1 Pita with Dip (Hummus)']);
    expect(await shop().say('a pita')).toContain('Pita with Dip');
  });
});

describe('what stands', () => {
  it.each(['is there onion on that? leave it off if there is', 'does it have onion? if so take it off'])(
    'goes without what it may have: %s',
    async (said) => {
      expect(await lines('small fries', 'a single chicken gyro', said)).toEqual([
        '1 Chicken Gyro (Single, no onion)',
        '1 Fries (Small)',
      ]);
    },
  );

  it('is kept when it is still wanted, and toasted where there is a toast as well', async () => {
    const order = await lines(
      'a pita with hummus and a small frappe',
      'anyway, still the frappe and the pita, and toast it please',
    );
    expect(order?.join()).not.toContain('French Toast');
    expect(order).toHaveLength(2);
  });

  it.each(['and a second one of the gyro, same way', 'another one of those gyros, made the same way'])(
    'is had once more: %s',
    async (said) => {
      expect(await lines('a double lamb gyro with feta', 'small fries', said)).toEqual([
        '1 Fries (Small)',
        '2 Lamb Gyro (Double, Feta)',
      ]);
    },
  );

  it('costs what it was chosen to be', async () => {
    const call = shop();
    await call.say('a large frappe with oat milk');
    expect(await call.say('what does the frappe come to like that')).toMatch(
      /That would be \$[\d.]+ for one large Frappe, oat milk/,
    );
  });
});

describe('what is only asked about', () => {
  it.each(['the lamb gyro, is that spicy', 'those greek fries, are they big'])('is not ordered: %s', async (said) => {
    const call = shop();
    await call.say(said);
    expect(await call.say('no, skip that')).toBe('Okay. What can I get you?');
    expect(call.state()).toMatchObject({ lines: [] });
  });

  it('is left off, and not the dish that it goes on', async () => {
    expect(await lines('a large frappe with oat milk', 'is the oat milk extra', 'oh then leave it off')).toEqual([
      '1 Frappe (Large)',
    ]);
  });
});

describe('what was told', () => {
  it.each(['any idea who does that', 'and that catering thing'])('is told again: %s', async (said) => {
    const call = shop();
    await call.say('do you cater');
    expect(await call.say(said)).toContain('Eleni Pappas');
  });
});

describe('what went wrong before', () => {
  it('is told on amid an order, which has no time and no number of it', async () => {
    const call = shop();
    await call.say(
      'a single lamb gyro',
      'and yesterday the driver came and it was all cold, somebody should call me about that',
    );
    expect(await call.say('it was under Petridis, around nine in the evening')).toMatch(/pass that on/);
    await call.say('small fries as well', "that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]?.lines.toSorted()).toEqual(['1 Fries (Small)', '1 Lamb Gyro (Single)']);
    expect(call.shop.messages[0]?.text).toMatch(/cold.*Petridis/s);
  });
});
