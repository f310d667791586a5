import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** What is told of all but some, of one by its place, and of what is somebody's, lands there and nowhere else. */
const SAUCE = group('Sauce', 0, 1, 'Chimichurri', 'Harissa', 'Tahini');
const menu = menuOf([
  ['Ember Wrap', 'Wraps', [SAUCE, group('Extra', 0, 3, 'Halloumi', 'Olives', 'Slaw')]],
  ['Halloumi Plate', 'Plates', []],
  ['Olive Bread', 'Breads', []],
]);
const SAUCES = ['harissa', 'tahini', 'chimichurri'];

async function having(what: string, before: readonly string[], said: string): Promise<string[]> {
  const call = converse({ menu, notes: [] });
  await call.say(...before, said);
  return call.lines().flatMap(({ family, notes }) => {
    const told = SAUCES.find((sauce) => notes.includes(sauce)) ?? family;
    return notes.includes(what) ? [told] : family === 'ember wrap' ? [] : [`and ${family}`];
  });
}

const THREE = SAUCES.map((sauce) => `an ember wrap with ${sauce}`);

describe('of all but some', () => {
  it.each([
    'all of them with halloumi but the last',
    'halloumi on all of them but not the last one',
    'all but the last one with halloumi',
    'halloumi on everything except the chimichurri one',
    'put halloumi on all of them except for the chimichurri one',
    'all of them except the one with chimichurri with halloumi',
    'make them all with halloumi besides the third one',
    'can you add halloumi to all of them except the last',
    'everything but the chimichurri one should have halloumi',
    'I want halloumi on all of them, not on the chimichurri one',
    'all of those get halloumi apart from the last one',
    'add halloumi to each of them excluding the last one',
  ])('%s', async (said) => {
    expect(await having('halloumi', THREE, said)).toEqual(['harissa', 'tahini']);
  });

  it('all of them with slaw but the first', async () => {
    expect(await having('slaw', THREE, 'all of them with slaw but the first')).toEqual(['tahini', 'chimichurri']);
  });

  it.each(['everything but the olives', 'all of them with halloumi but no olives'])(
    'what is left off is no dish: %s',
    async (said) => {
      expect(await having('olives', THREE, said)).toEqual([]);
    },
  );
});

describe('by its place', () => {
  it.each([
    'the other one with halloumi',
    'oh and the first one with halloumi please',
    'the first one should have halloumi',
    'halloumi on the first one',
  ])('%s', async (said) => {
    expect(await having('halloumi', THREE.slice(0, 2), said)).toEqual(['harissa']);
  });
});

describe('by whose it is', () => {
  const BOTH = ['an ember wrap with harissa for me', 'and an ember wrap with tahini for my husband'];

  it.each(['my husband wants olives on his', "he'd like olives on his", 'my husband would like olives on his please'])(
    '%s',
    async (said) => {
      expect(await having('olives', BOTH, said)).toEqual(['tahini']);
    },
  );

  it('I want olives on mine', async () => {
    expect(await having('olives', BOTH, 'I want olives on mine')).toEqual(['harissa']);
  });
});
