import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { notesOf } from './testing/facts.ts';
import { cafeMenu, counterMenu, menuOf, strangeMenu } from './testing/strange-menu.ts';

/** What only sounds like something of the menu, or shares a word with it, is not what is asked about. */

const NOTES = notesOf('There is a garage around the corner on Pine Street.', 'We deliver in Hamden, nowhere else.');

describe('a question of the place', () => {
  it.each([
    ['is there any place to park close by', 'There is a garage'],
    ['do you guys drop off at the oat mill or something like that', 'We deliver in Hamden'],
  ])('%s', async (asked, answer) => {
    const call = converse({ menu: [...counterMenu(), ...cafeMenu()], delivery: false, notes: NOTES });
    const reply = await call.say(asked);
    expect(reply).toContain(answer);
    expect(reply).not.toContain('we have');
  });
});

describe('another kind of what is there', () => {
  it.each(['do you have rooibos tea', 'do you guys carry barley tea'])('%s', async (asked) => {
    const call = converse({ menu: strangeMenu() });
    expect(await call.say(asked)).toMatch(/don't see (?:rooibos|barley) tea on our menu/);
  });
});

describe('asked of what was spoken of', () => {
  const MENU = menuOf([
    ['Ham Melt', 'Melts', [], 'Ham, swiss, pickles.'],
    ['Egg Melt', 'Melts', [], 'Two eggs, cheddar.'],
    ['Garden Bowl', 'Bowls', [], 'Greens, beets, walnuts.'],
  ]);
  it.each([
    ['is there ham on that or no', "The menu doesn't name ham for the Garden Bowl."],
    ['does it come with beets', 'Yes. Garden Bowl'],
    ['are there walnuts in it', 'Garden Bowl'],
  ])('%s', async (asked, answer) => {
    const call = converse({ menu: MENU });
    await call.say('do you have the ham melt', 'no', 'a garden bowl');
    const reply = await call.say(asked);
    expect(reply).toContain(answer);
    expect(reply).not.toContain('Melt');
  });
});

it('looks on no menu for those whom it is for', async () => {
  const call = converse({ menu: cafeMenu() });
  expect(await call.say("I'd like to order lunch for the warehouse")).not.toContain("don't see");
});

describe('money that is not taken here', () => {
  const NOTES = notesOf('We take cash and all cards, at the counter.');
  it.each([
    'what in the world is my credit rating',
    'how high is my credit limit for my old navy card',
    'will i be charged if i use the card in australia',
  ])('%s', async (asked) => {
    expect(await converse({ notes: NOTES }).say(asked)).not.toContain('We take cash');
  });

  it('is told where it is', async () => {
    expect(await converse({ notes: NOTES }).say('do you take credit cards')).toContain('We take cash');
  });
});
