import { expect, it } from 'vitest';
import { notesOf } from './testing/facts.ts';
import { converse } from './testing/index.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** What the owner wrote of an allergy is told to who speaks of it, whatever else they say in the same breath. */

const menu = menuOf([
  [
    'Plain Tart',
    'Tarts',
    [group('Crust', 0, 1, 'Gluten free crust'), group('Topping', 0, 3, 'Oat cream', 'Walnut crumble')],
  ],
  ['Leek Tart', 'Tarts', [group('Crust', 0, 1, 'Gluten free crust')]],
  ['Rice Salad', 'Salads'],
]).map((item) => ({ ...item, allergens: item.name.includes('Tart') ? ['wheat'] : ['mustard'] }));
const notes = notesOf(
  'The gluten free crust is baked in the same oven, so it is not safe for celiacs.',
  'Oat cream is made with cashews. Tell us of any nut allergy.',
  'The rice salad is gluten free only without the soy dressing.',
  'We close early on the Fourth of July.',
);
const call = () => converse({ menu, notes });

it.each([
  'a plain tart with gluten free crust please, and is that ok for someone with celiac?',
  "one leek tart gluten free crust, my dad's celiac, would that be alright for him",
  "wait so the gluten free crust isn't safe for celiacs?",
])('tells of celiacs: %s', async (said) => {
  expect(await call().say(said)).toContain('not safe for celiacs');
});

it.each([
  ['a plain tart with oat cream', 'and the oat cream, does that have nuts?'],
  ['a leek tart', 'another plain one with oat cream, and my son has a nut allergy'],
])('tells of nuts: %s / %s', async (first, said) => {
  const one = call();
  await one.say(first);
  expect(await one.say(said)).toContain('made with cashews');
});

it('names no dish as without what may be chosen on it, and tells on what terms another is', async () => {
  expect(await call().say('do you have anything without walnuts')).not.toMatch(/list walnuts for the [^.]*Plain Tart/);
  expect(await call().say('do you have anything with no gluten')).toContain('only without the soy dressing');
});
