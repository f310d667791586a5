import { expect, it } from 'vitest';
import { converse, harborFacts } from './testing/index.ts';

/** Whose visit it is goes with the appointment, and is nobody's name. */

const visit = async (said: string) => {
  const made = converse(harborFacts({ callerName: null }));
  await made.say('a checkup on Friday at one');
  return made.say(said, 'Pat Moss');
};

it.each([
  ["it's for my husband", /for Pat Moss, about: checkup; for my husband/],
  ["it's for her neck", /for Pat Moss, about: checkup; it's for her neck/],
  ["it's for my shoulder", /for Pat Moss, about: checkup; it's for my shoulder/],
  ["it's with my daughter's insurance", /for Pat Moss, about: checkup; .*insurance/],
])('%s', async (said, readBack) => expect(await visit(said)).toMatch(readBack));

it('is one appointment, for whomever it is', async () => {
  const made = converse(harborFacts({ callerName: null }));
  await made.say('a checkup on Friday');
  expect(await made.say("actually make it two, and it's for my husband")).not.toContain('one at a time');
});
