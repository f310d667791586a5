import { describe, expect, it } from 'vitest';
import { harborFacts, notesOf } from './testing/facts.ts';
import { converse } from './testing/index.ts';

it('keeps what is told beside the choice of a time', async () => {
  const call = converse(harborFacts());
  const offered = await call.say('I need a cleaning on Tuesday morning');
  expect(offered).toMatch(/9 AM/);
  await call.say('nine is fine, and he also needs a fluoride treatment');
  expect(await call.say('Tom Beckett')).toMatch(/cleaning.*fluoride/);
});

it('keeps nothing of the time itself', async () => {
  const call = converse(harborFacts());
  await call.say('I need a cleaning on Tuesday morning', "nine's fine, thanks");
  expect(await call.say('Tom Beckett')).not.toMatch(/nine's/);
});

it('reads no number to call out of the name of a car', async () => {
  const call = converse(harborFacts());
  await call.say('I need something done on my 2018 F-150 on Tuesday morning', 'nine');
  expect(await call.say('Tom Beckett')).not.toMatch(/number/);
});

it('lets a wrong number go', async () => {
  const call = converse(harborFacts());
  expect(await call.say('Hi is this the pharmacy?')).toContain('This is Harbor Dental');
  expect(await call.say('oh sorry, wrong number, bye')).toMatch(/Goodbye/);
});

it.each(['You guys got anything Tuesday?', 'Yall got any openings Tuesday?'])(
  'hears when to come in a question for it: %s',
  async (said) => {
    const call = converse(harborFacts());
    expect(await call.say(`My crown is loose. ${said}`)).toMatch(/I have Tuesday, November 24 at/);
  },
);

it.each(["oh and we'd be seven actually, not six", "we're gonna be seven", 'make that seven people'])(
  'takes a number of guests for no time of day: %s',
  async (said) => {
    const call = converse(harborFacts());
    await call.say('table for six on Tuesday at nine', 'Ann Lee');
    expect(await call.say(said)).toMatch(/Tuesday, November 24 at 9 AM.*table for seven/);
  },
);

it('takes a mere yes for none of several times', async () => {
  const call = converse(harborFacts());
  expect(await call.say('a cleaning on Tuesday', 'yes')).toMatch(/9 AM.*Which would you like\?$/);
});

describe('what is asked of the matter that is being booked', () => {
  const grooming = () =>
    converse(
      harborFacts({
        notes: notesOf('A full groom is $80 for small dogs.', 'A nail trim takes ten minutes and is $15.'),
      }),
    );

  it.each([
    ["I'd like a full groom on Tuesday morning", 'And what would that set me back?', '$80'],
    ['Can I book a nail trim for Tuesday?', 'How long does it take?', 'ten minutes'],
  ])('is answered by its price or its time: %s %s', async (wish, question, answer) => {
    const call = grooming();
    await call.say(wish);
    expect(await call.say(question)).toContain(answer);
  });

  it('takes whatever is free', async () => {
    const call = converse(harborFacts());
    await call.say('A checkup on Tuesday, please.');
    expect(await call.say("Whatever's open.")).toContain('What name');
  });
});

it('keeps why an offered time does not suit out of what the visit is about', async () => {
  const call = converse(harborFacts());
  await call.say('a cleaning on Tuesday at ten', 'Ann Bell', "oh no, I've got the movers then, Wednesday at ten");
  expect(await call.say('sorry')).not.toContain('movers');
});

it.each([
  'nine, Carl Weber',
  '9 please. the name is Carl Weber, 518 555 0101',
  'Carl Weber, nine works',
  "nine, it's under Carl Weber",
])('takes one of the times offered beside a name: %s', async (said) => {
  const made = converse(harborFacts({ callerName: null }));
  await made.say("I'd like a massage on Friday morning");
  expect(await made.say(said)).toMatch(/Friday, November 27 at 9 AM, for Carl Weber/);
});
