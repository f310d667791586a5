import { beforeAll, describe, expect, it } from 'vitest';
import { sentencesOn } from '../../training/examples.ts';
import { chanceOf } from '../../training/grammar.ts';
import { isState, type State } from '../decide/state.ts';
import type { BusinessFacts } from '../facts.ts';
import { propose } from '../heard/intent/propose.ts';
import { converse } from '../testing/conversation.ts';
import { harborFacts } from '../testing/facts.ts';
import { tokenise } from '../understand/words.ts';

/** What is no business of a shop makes no deed there, whatever the call has come to. */

const TAKEN = ['a large pepperoni and a tiramisu', "that's all"];
const SLOT = 'a cleaning on Tuesday at ten';
const CALLS: readonly { title: string; facts: Partial<BusinessFacts>; says: readonly string[] }[] = [
  { title: 'a fresh call to a pizzeria', facts: {}, says: [] },
  { title: 'two dishes on the order', facts: {}, says: TAKEN.slice(0, 1) },
  { title: 'a name asked for', facts: {}, says: TAKEN },
  { title: 'an order read back', facts: {}, says: [...TAKEN, 'Dan'] },
  { title: 'a fresh call to a dentist', facts: harborFacts(), says: [] },
  { title: 'a day asked for', facts: harborFacts(), says: ['an appointment please'] },
  { title: 'a name asked for an appointment', facts: harborFacts(), says: [SLOT] },
  { title: 'an appointment read back', facts: harborFacts(), says: [SLOT, 'Dan Miller'] },
];

/** Not those of which the model itself is unsure. */
const SENTENCES = sentencesOn('other', 80, chanceOf(11)).filter((sentence) => {
  const { intent, sure } = propose(tokenise(sentence));
  return intent === 'other' && sure > 0.8;
});

/** What a turn may have done, beside asking and telling. */
const deeds = ({ lines, unclear, booking, name, special, wanted, wantedDay, finishing }: State) => {
  const { wish, chosen, doing } = booking ?? {};
  return { lines, unclear, booking: booking && { wish, chosen, doing }, name, special, wanted, wantedDay, finishing };
};

function stateOf(value: unknown): State {
  if (!isState(value)) throw new Error('This is no state.');
  return value;
}

describe.each(CALLS)('$title', ({ title, facts, says }) => {
  // A word or two may be a name.
  const sentences = SENTENCES.filter((sentence) => !title.includes('name') || sentence.split(' ').length > 4);
  const before = converse(facts);
  beforeAll(() => before.say('hello', ...says));

  it.each(sentences)('%s', async (sentence) => {
    const call = converse(facts, before.state());
    await call.say(sentence);
    expect(deeds(stateOf(call.state()))).toEqual(deeds(stateOf(before.state())));
    const harmless = ['price_order', 'find_bookings'];
    expect(call.shop.calls.filter((name) => !harmless.includes(name))).toEqual([]);
    expect(call.ended).toBe(false);
  });
});
