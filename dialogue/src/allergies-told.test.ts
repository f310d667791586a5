import { describe, expect, it } from 'vitest';
import { isState } from './decide/state.ts';
import { converse } from './testing/index.ts';

const allergiesOf = (state: unknown): readonly string[] => (isState(state) ? state.allergies : []);
async function asked() {
  const call = converse();
  await call.say('a large pepperoni, and there is an allergy');
  return call;
}

describe('asked what it is to', () => {
  it.each([
    ['kiwi', 'kiwi'],
    ["it's to red dye", 'red dye'],
    ['um, shellfish and also peanuts', 'shellfish and also peanuts'],
    ["she can't have nightshades", "she can't have nightshades"],
  ])('takes what is named: %s', async (said, noted) => {
    const call = await asked();
    await call.say(said);
    expect(allergiesOf(call.state())).toEqual([noted]);
  });

  it.each([
    'what about the large hawaiian',
    'and how about the knots',
    'a coke too please',
    'my wife',
    'can you put it on the order',
  ])('takes nothing else for one: %s', async (said) => {
    const call = await asked();
    await call.say(said);
    expect(allergiesOf(call.state())).toEqual(['not named']);
  });
});

describe('what was told', () => {
  it.each([
    "nobody's allergic actually",
    'take the peanut allergy off please',
    "there's no allergy after all",
    "she isn't allergic at all",
    'none of us are allergic, sorry',
  ])('is taken back: %s', async (said) => {
    const call = converse();
    await call.say("a large pepperoni, my son's allergic to peanuts", said);
    expect(allergiesOf(call.state())).toEqual([]);
  });

  it.each(["please don't forget the allergy", 'no other allergies', 'no allergies', 'is he still down as allergic'])(
    'stays: %s',
    async (said) => {
      const call = converse();
      await call.say("a large pepperoni, my son's allergic to peanuts", said);
      expect(allergiesOf(call.state())).toEqual(['peanuts']);
    },
  );
});
