import { describe, expect, it } from 'vitest';
import { notesOf } from './testing/facts.ts';
import { converse, harborFacts } from './testing/index.ts';
import { cafeMenu, menuOf } from './testing/strange-menu.ts';

/** What is asked behind an answer, without its name, is of what was told. */

const GARAGE = notesOf(
  'An oil change is $69, a tire rotation $30.',
  'An oil change takes about half an hour.',
  'Brake jobs start at $280 and include new rotors.',
  'State inspections need an appointment; for anything else you can walk in.',
  'Cancel a day ahead, or we charge half of what was booked.',
);
const garage = () => converse(harborFacts({ notes: GARAGE }));

describe('of an answer out of the notes', () => {
  it.each([
    [['how much is an oil change', 'and how long does that take'], 'An oil change takes about half an hour.'],
    [['what are brake jobs', 'what do they start at'], 'Brake jobs start at $280'],
    [['what would brakes run me, brake jobs I mean', 'does it include the rotors too'], 'include new rotors'],
  ])('%s', async (says, told) => {
    expect(await garage().say(...says)).toContain(told);
  });

  it('tells nothing of another matter', async () => {
    expect(await garage().say('how much is a tire rotation', 'do you sell wipers')).not.toContain('rotation');
  });
});

it('says where one may come without an appointment, and not when one is cancelled', async () => {
  const reply = await garage().say('do I have to have an appointment or can I just pull in');
  expect(reply).toContain('you can walk in');
  expect(reply).not.toContain('Cancel');
});

it('tells the least that is brought behind the place', async () => {
  const notes = notesOf(
    'We deliver to Fair Haven and Wooster Square.',
    'We deliver orders of $30 or more, the fee is $5.',
  );
  const call = converse({ menu: cafeMenu(), delivery: true, notes });
  expect(await call.say('do you deliver to Fair Haven', "what's the minimum")).toContain('orders of $30 or more');
});

it('takes the one dish that a note names for what is spoken of', async () => {
  const menu = menuOf([
    ['Buckwheat Galette', 'Galettes'],
    ['Ham Galette', 'Galettes'],
    ['Cider', 'Drinks'],
  ]);
  const notes = notesOf('The only thing that we make gluten free is the buckwheat galette.');
  const call = converse({ menu, notes });
  expect(await call.say('do you make anything gluten free', 'and what does it run')).toContain(
    'Buckwheat Galette is $9.00',
  );
});

it.each([
  ['do you sell by the bushel', 'Bushels are for the farm stand only'],
  ['hello, do you guys do picnics?', 'For picnics Ines packs the baskets'],
])('finds what is on no menu among the notes: %s', async (asked, told) => {
  const notes = notesOf(
    'Bushels are for the farm stand only, not by phone.',
    'For picnics Ines packs the baskets; call two days ahead.',
    'We are at 9 Mill Road.',
  );
  const call = converse({ menu: cafeMenu(), notes });
  expect(await call.say(asked)).toContain(told);
});
