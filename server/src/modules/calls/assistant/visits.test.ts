import { beforeEach, describe, expect, it } from 'vitest';
import { type Booked, clinicByPhone } from '../testing/clinic.ts';

/** What is typed to Harbor Dental, and what is booked then. */
const { call, clear, priceOf, dated, wanted } = clinicByPhone();
beforeEach(clear);

const CALLS: readonly (readonly [lines: readonly string[], booked: Booked])[] = [
  [['a cleaning with Doctor Okafor on {tue} at ten'], ['Cleaning', 'Doctor Okafor', 'tue', '10:00']],
  [["I'd like to book a checkup, anyone is fine, {mon} at nine thirty"], ['Checkup', 'any', 'mon', '09:30']],
  [['hi can I get a crown done on {wed} at two'], ['Crown', 'Doctor Okafor', 'wed', '14:00']],
  [['could Doctor Hale do a cleaning for me {fri} at eleven'], ['Cleaning', 'Doctor Hale', 'fri', '11:00']],
  [['I need my teeth cleaned, {mon} at three please'], ['Cleaning', 'any', 'mon', '15:00']],
  [
    ['an appointment {tue} at one', 'a checkup'],
    ['Checkup', 'any', 'tue', '13:00'],
  ],
  [['do you have anything with Hale on {wed} at ten for a check-up'], ['Checkup', 'Doctor Hale', 'wed', '10:00']],
  [['my daughter needs a cleaning, {mon} at four'], ['Cleaning', 'any', 'mon', '16:00']],
  [
    ['Can I see Doctor Okafor on {fri}?', 'a cleaning', 'the first one'],
    ['Cleaning', 'Doctor Hale', 'fri', '09:00'],
  ],
  [['I want a crown with Doctor Hale {mon} at ten'], ['Crown', 'Doctor Okafor', 'mon', '10:00']],
  [
    ['book me in for a cleaning {thu} at ten', '{wed} at ten then'],
    ['Cleaning', 'any', 'wed', '10:00'],
  ],
  [
    ['I would like to come in for a check up with doctor okafor, {mon} at nine'],
    ['Checkup', 'Doctor Okafor', 'mon', '09:00'],
  ],
  [["cleaning, {wed}, 2:30, whoever's free"], ['Cleaning', 'any', 'wed', '14:30']],
  [["is doctor hale free {tue} at two? it's for a cleaning"], ['Cleaning', 'Doctor Hale', 'tue', '14:00']],
  [['I chipped a tooth and need a crown, {tue} at noon'], ['Crown', 'Doctor Okafor', 'tue', '12:00']],
  [['Doctor Okafor please, {wed} at eleven, checkup'], ['Checkup', 'Doctor Okafor', 'wed', '11:00']],
  [
    ['a cleaning on {tue} at three with Doctor Okafor', '@name actually make that with Doctor Hale'],
    ['Cleaning', 'Doctor Hale', 'tue', '15:00'],
  ],
  [
    ['a checkup {mon} at ten', '@confirm make it a cleaning instead'],
    ['Cleaning', 'any', 'mon', '10:00'],
  ],
  [['can my husband get a checkup on {fri} at four, no preference who'], ['Checkup', 'Doctor Hale', 'fri', '16:00']],
  [
    ["I'd like the earliest cleaning on {mon} with Doctor Hale", 'the first one'],
    ['Cleaning', 'Doctor Hale', 'mon', '09:00'],
  ],
  [
    ["I'd love to get a cleaning sometime {wed} afternoon with dr. hale", 'the second one'],
    ['Cleaning', 'Doctor Hale', 'wed', '12:40'],
  ],
  [
    ['need crown work done {mon} first thing', 'the first one'],
    ['Crown', 'Doctor Okafor', 'mon', '09:00'],
  ],
  [
    ['hey um I need to, uh, come in for a cleaning, with, um, Doctor Hale I think, {fri} at nine'],
    ['Cleaning', 'Doctor Hale', 'fri', '09:00'],
  ],
  [['Either doctor is fine, I just need a check up {tue} at four thirty'], ['Checkup', 'any', 'tue', '16:30']],
  [['with Doctor Smith on {mon} at one, a checkup'], ['Checkup', 'any', 'mon', '13:00']],
  [['crown {wed} 3pm'], ['Crown', 'Doctor Okafor', 'wed', '15:00']],
  [
    ['book a visit with Okafor', 'a cleaning', '{tue} at nine'],
    ['Cleaning', 'Doctor Okafor', 'tue', '09:00'],
  ],
  [
    ["I'm due for my six month cleaning. {mon} at two works, preferably Doctor Okafor"],
    ['Cleaning', 'Doctor Okafor', 'mon', '14:00'],
  ],
  [['not a cleaning, a checkup, {wed} at nine'], ['Checkup', 'any', 'wed', '09:00']],
  [['can you squeeze me in for a quick check-up with Hale {fri} at 1:20'], ['Checkup', 'Doctor Hale', 'fri', '13:20']],
];

describe('thirty callers are booked for what they said, with whom they said', () => {
  it.each(CALLS.map(([lines, asked]) => [lines.join(' / '), lines, asked] as const))(
    '%s',
    async (_title, lines, asked) => {
      const { transcript, booked } = await call({ lines });
      expect({ booked, transcript }).toEqual({ booked: [wanted(asked)], transcript });
    },
  );
});

it('says what, with whom and when before the yes', async () => {
  const { transcript } = await call({ lines: ['a cleaning with Doctor Okafor on {tue} at ten'] });
  const readBack = transcript.find((line) => line.includes('Shall I book it'));
  expect(readBack).toBe(
    dated("Agent: So that's {tue} at 10 AM, Cleaning with Doctor Okafor, for Priya Nair. Shall I book it?"),
  );
});

it('says that somebody is away, and who is there', async () => {
  const { transcript } = await call({ lines: ['a cleaning with Doctor Okafor on {fri} at ten'] });
  expect(transcript[1]).toBe(
    dated("Agent: Doctor Okafor isn't in on {fri}. I have {fri} at 10 AM with Doctor Hale. Would that work?"),
  );
});

it('tells how long a service takes, and what it costs', async () => {
  await priceOf('Cleaning', 89.5);
  expect((await call({ lines: ['how much is a cleaning?'] })).transcript[1]).toContain(
    'Cleaning takes 40 minutes, and is $89.50.',
  );
});
