import { expect, it } from 'vitest';
import type { BusinessFacts } from './facts.ts';
import { converse } from './testing/conversation.ts';
import { harborFacts, notesOf } from './testing/facts.ts';

/** Who wishes that somebody comes, or to come, wishes for an appointment, also where things are sold; nobody is told of it. */
const clinic = (more: Partial<BusinessFacts> = {}) => converse(harborFacts({ callerPhone: '+12125550100', ...more }));

it.each([
  "hi, the furnace won't start, I need somebody tomorrow morning if possible",
  'can you send someone over on thursday, the lock is stuck',
  'could I come tomorrow after three',
])('%s', async (said) => {
  const call = clinic({ orderingEnabled: true });
  expect(await call.say(said)).toMatch(/Which would you like|is free|free then|I have/);
});

it.each([
  ['I need somebody to call me back tomorrow', /pass that on/],
  ['can I come pick it up at five', /^(?!.*is free).*/],
])('%s', async (said, told) => {
  expect(await clinic({ orderingEnabled: true }).say(said)).toMatch(told);
});

it('looks for the one of which the day is forgotten', async () => {
  const call = clinic();
  expect(await call.say('I have an appointment sometime this week and I forgot when')).not.toMatch(
    /Which would you like/,
  );
});

it.each(["yeah hi I gotta cancel Monday, the three o'clock, sorry", "I need to cancel Monday, the three o'clock"])(
  'has an hour, and is looked for where things are sold as well: %s',
  async (said) => {
    expect(await clinic({ orderingEnabled: true }).say(said)).toContain("I don't find a coming appointment");
  },
);

it('is told to ring twice, which takes nothing of what is booked', async () => {
  const call = clinic({ notes: notesOf('We come to your house.') });
  await call.say('the lock is stuck, can somebody come Monday at ten', 'Ada Voss', '14 Quarry Road');
  expect(await call.say('and please tell the man to ring twice')).toMatch(/ring twice\. Shall I book it\?/);
});

it.each(['can I get the large margherita for Monday at six', 'could I get the garlic knots on Monday at noon'])(
  'is nobody, where a dish is wished for: %s',
  async (said) => {
    const call = converse({ bookingEnabled: true, notes: [] });
    await call.say(said);
    expect(call.state()).toMatchObject({ booking: null, lines: [expect.anything()] });
  },
);

it.each([
  [['an appointment for my daughter on Thursday at four, her back hurts', "Her name is Lucy Grant, I'm Karen."]],
  [['an appointment for my daughter Lucy Grant on Thursday at four, her back hurts', 'My name is Karen.']],
])('is told to whoever sees them, where who calls has another name (%#)', async (says) => {
  const call = clinic();
  const reply = await call.say(...says);
  expect(`${JSON.stringify(call.state())} ${reply}`).toMatch(/"beside":\[[^\]]*Lucy/);
  expect(call.state()).toMatchObject({ name: 'Karen' });
});

it('is nobody who says no and goodbye to what was offered: nothing is left open', async () => {
  const call = clinic();
  await call.say('An appointment next Tuesday, please.', 'No, thank you. Goodbye.');
  expect(call.state()).toMatchObject({ booking: null });
});
