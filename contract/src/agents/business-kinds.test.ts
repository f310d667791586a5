import { expect, it } from 'vitest';
import { NewAgent } from '../agents.ts';
import { weekErrors } from '../hours/business-week.ts';
import { BUSINESS_KINDS, startOf } from './business-kinds.ts';
import { openingWords } from './opening.ts';
import { SettingsGreeting, SettingsPrompt } from './settings.ts';

it.each(BUSINESS_KINDS)('a %s begins with what its settings take as it stands, whatever its name', (kind) => {
  for (const name of ['', "Sal's Brick Oven", 'N'.repeat(50)]) {
    const start = startOf(kind, name);
    expect(SettingsGreeting.safeParse(start.greeting).success).toBe(true);
    expect(SettingsPrompt.safeParse(start.system_prompt).success).toBe(true);
    expect(weekErrors(start.business_week)).toEqual({});
    expect(NewAgent.safeParse({ name: 'Front desk', ...start }).success).toBe(true);
  }
});

it('says whose phone it is, and of what is for sale or to be booked', () => {
  const { greeting, ordering_enabled, booking_enabled } = startOf('restaurant', " Sal's ");
  expect(greeting).toBe("Thanks for calling Sal's! What can I get started for you?");
  expect({ ordering_enabled, booking_enabled }).toEqual({ ordering_enabled: true, booking_enabled: false });
  expect(startOf('clinic', '')).toMatchObject({ booking_enabled: true, ordering_enabled: false });
  expect(startOf('clinic', '').greeting).toMatch(/^Thanks for calling! /);
});

it('takes a short greeting from the form of three questions, and none from the one with a number', () => {
  const short = { name: 'Bella', business_name: 'Bella Nails', greeting: 'Hi' };
  expect(NewAgent.safeParse({ ...short, business_kind: 'salon' }).success).toBe(true);
  expect(NewAgent.safeParse(short).success).toBe(false);
});

it.each([
  ['Hello.', true, 'This is an automated assistant, and the call is recorded. Hello.'],
  ['Hello.', false, 'This is an automated assistant. Hello.'],
  ["Sal's virtual host here.", true, "This call is recorded. Sal's virtual host here."],
  ['I am an AI, and this is recorded.', true, 'I am an AI, and this is recorded.'],
])('a call with the greeting "%s", recorded: %s, begins "%s"', (greeting, isRecorded, words) => {
  expect(openingWords(greeting, isRecorded)).toBe(words);
});
