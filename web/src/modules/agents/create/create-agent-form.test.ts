import { expect, it } from 'vitest';
import { BLANK, CreateAgentForm, toNewAgent } from './create-agent-form.ts';
import { suggestedFor, zoneHere } from './suggested.ts';

const refused = (change: Partial<typeof BLANK>) => {
  const result = CreateAgentForm.safeParse({ ...BLANK, name: 'Front desk', ...change });
  return result.success ? null : result.error.issues[0]?.message;
};

it.each([
  [{}, null],
  [{ name: '' }, 'Agent name is required'],
  [{ name: 'x' }, 'Agent name must be at least 2 characters'],
  [{ name: 'x'.repeat(51) }, 'Agent name must be 50 characters or less'],
  [{ greeting: 'x'.repeat(501) }, 'Greeting message is too long (max 500 characters)'],
  [{ system_prompt: 'x'.repeat(2001) }, 'System instructions are too long (max 2000 characters)'],
  [{ timezone: '' }, 'Timezone is required'],
])('%o', (change, text) => expect(refused(change)).toBe(text));

it('leaves out a greeting and instructions of nothing but spaces', () => {
  expect(toNewAgent({ ...BLANK, name: ' Front desk ', greeting: '  ', system_prompt: 'Be brief. ' })).toEqual({
    name: 'Front desk',
    system_prompt: 'Be brief.',
    voice_model: 'aura-2-thalia-en',
    language: 'en',
    timezone: 'America/New_York',
  });
});

it('says what is wrong with a name and hours only once they are there', () => {
  expect(refused({ business_name: 'S' })).toBe('Business name must be at least 2 characters long');
  expect(refused({ open: '' })).toBe('Open time is required');
  expect(refused({ open: '', close: '', days: [] })).toBeNull();
});

it('sends the kind of business and its hours, and leaves out what follows from them', () => {
  const business = { business_kind: 'restaurant', business_name: " Sal's " } as const;
  const fields = { ...BLANK, ...business, ...suggestedFor(business), open: '17:00', close: '01:00' };
  const sent = toNewAgent({ ...fields, days: fields.days.filter((day) => day !== 'monday') });
  expect(sent).toMatchObject({ name: "Sal's", business_name: "Sal's", business_kind: 'restaurant' });
  expect(sent).not.toHaveProperty('greeting');
  expect(sent.business_week).toMatchObject({
    monday: { enabled: false },
    tuesday: { enabled: true, intervals: [{ open: '17:00', close: '01:00' }] },
  });
  expect(toNewAgent({ ...fields, greeting: 'Ciao!' })).toMatchObject({ greeting: 'Ciao!' });
});

it('takes a business of which only the name is known for any other', () => {
  const business = { business_kind: '', business_name: 'Corner Desk' } as const;
  expect(suggestedFor(business).greeting).toBe('Thanks for calling Corner Desk! How can I help you?');
  const sent = toNewAgent({ ...BLANK, ...business, ...suggestedFor(business), greeting: 'Hi' });
  expect(sent).toMatchObject({ business_kind: 'other', greeting: 'Hi' });
});

it.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Asia/Tokyo', 'America/New_York'],
])('in a browser in %s it begins in %s', (browser, zone) => expect(zoneHere(browser)).toBe(zone));
