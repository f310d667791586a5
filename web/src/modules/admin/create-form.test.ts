import { expect, it } from 'vitest';
import { BLANK, CreateFields } from './create-form.ts';

const FILLED: CreateFields = {
  name: "Sal's Order Line",
  business_name: "Sal's Brick Oven",
  phone_number: '(718) 555-0147',
  timezone: 'America/New_York',
  greeting: "Sal's Brick Oven, what can I get you?",
  system_prompt: 'You take orders for a pizzeria.',
};
const refusals = (fields: Partial<CreateFields>) =>
  CreateFields.safeParse({ ...FILLED, ...fields }).error?.issues.map(({ message }) => message);

it('takes what is right', () => expect(refusals({})).toBeUndefined());

it('wants every field', () => {
  const faults = CreateFields.safeParse({ ...BLANK, timezone: '' }).error?.issues ?? [];
  const first = new Map(faults.toReversed().map(({ path, message }) => [path.join('.'), message]));
  expect(Object.fromEntries(first)).toEqual({
    name: 'Agent name is required',
    business_name: 'Business name is required',
    phone_number: 'Phone number is required',
    timezone: 'Timezone is required',
    greeting: 'Greeting message is required',
    system_prompt: 'System prompt is required',
  });
});

it.each([
  [{ phone_number: '555-0147' }, 'Phone number must be in the format: +1 (555) 123-4567'],
  [{ greeting: 'Hi' }, 'Greeting must be at least 10 characters long'],
  [{ greeting: 'x'.repeat(501) }, 'Greeting message is too long (max 500 characters)'],
  [{ system_prompt: 'Be nice.' }, 'System prompt must be at least 20 characters long'],
])('refuses %j', (fields, message) => expect(refusals(fields)).toEqual([message]));
