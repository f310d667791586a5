import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf, type Row } from './testing/strange-menu.ts';

/** When something is wanted never says how many are wanted. */
const ROWS: Row[] = [
  ['Soup', 'Soups', [group('Size', 0, 1, 'Pint', 'Quart')]],
  ['Almond Croissant', 'Pastry'],
  ['Scone', 'Pastry'],
];
const shop = () => converse({ menu: menuOf(ROWS) });

it.each<[says: string, lines: string[]]>([
  ['tomorrow at eight, a soup', ['1 Soup']],
  ['for tomorrow at six thirty, a scone and two soups', ['1 Scone', '2 Soup']],
  ['at five two almond croissants', ['2 Almond Croissant']],
  ['in about half an hour, two scones', ['2 Scone']],
  ['in say twenty five minutes three scones', ['3 Scone']],
  ['two almond croissants in like fifteen minutes', ['2 Almond Croissant']],
  ['four scones at six', ['4 Scone']],
  ['a soup and a scone ready by six twenty', ['1 Scone', '1 Soup']],
  ['scones by 6:20, two of them', ['2 Scone']],
  ['a soup for pickup at nine twenty five tonight', ['1 Soup']],
  ['a scone, around 9:40 tonight', ['1 Scone']],
  ['a scone, pick it up around eight oh five', ['1 Scone']],
  ['a soup at five fifty five', ['1 Soup']],
  ['for 8:05 a soup', ['1 Soup']],
  ["a soup, I'll be there at ten after six", ['1 Soup']],
  ['two scones by twenty to seven', ['2 Scone']],
  ['two soups for 6:50 and twelve scones', ['2 Soup', '12 Scone']],
])('counts no dish by the time in %j', async (says, lines) => {
  const call = shop();
  await call.say(says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
});

it.each([
  'Seven in the morning, if you guys are open by then',
  'Four sharp',
  'Five tonight works',
  "Uh, eleven o'clock I guess",
  'Make it three in the afternoon',
])('counts nothing that stands by the hour alone: %s', async (says) => {
  const call = shop();
  await call.say('two scones', says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines).toEqual(['2 Scone']);
});

describe('a number and a size that is told behind it', () => {
  const garden = menuOf([
    ['Clay Urn', 'Pots', [group('Size', 1, 1, 'Small', 'Large')]],
    ['Wedding Garland', 'Greens'],
  ]);

  it.each(['Two clay urns, the big ones.', 'Two clay urns, large ones, please.'])(
    'is of all of them: %s',
    async (said) => {
      const call = converse({ menu: garden });
      expect(await call.say(said)).toContain('two large Clay Urns');
    },
  );

  it('counts what it comes in, which is no note', async () => {
    const call = converse({ menu: garden });
    expect(await call.say('Three crates of garlands.')).toMatch(/three Wedding Garlands\./);
  });

  it('is of what is named once, whatever it is for', async () => {
    const call = converse({ menu: garden });
    expect(await call.say('A garland for a wedding on Saturday at noon.')).toMatch(/\bone Wedding Garland\./i);
  });
});

it('no part of a telephone number counts anything', async () => {
  const call = shop();
  expect(await call.say('two scones', "for Ann, 646 555 0119, I'll swing by and get it")).toContain('two Scones');
});

it('wants something at an hour with minutes, and not something', async () => {
  const call = shop();
  const reply = await call.say('morning, I wanna come by and get something around twelve thirty', 'a scone');
  expect(reply).toContain('one Scone');
});
