import { DEFAULT_HOURS } from '@attendant/contract/agents';
import { DEFAULT_TRANSFER } from '@attendant/contract/agents/transfers';
import { describe, expect, it } from 'vitest';
import { rebase, type SettingsFields, SettingsForm } from './settings-form.ts';

const SALS: SettingsFields = {
  name: "Sal's Order Line",
  business_name: "Sal's Brick Oven",
  greeting: "Sal's Brick Oven, what can I get you?",
  system_prompt: 'You take orders for a pizzeria.',
  voice_model: 'aura-2-thalia-en',
  language: 'en',
  phone_number: '',
  timezone: 'America/New_York',
  booking_enabled: false,
  ordering_enabled: true,
  default_slot_duration: 30,
  max_slot_appointments: 1,
  buffer_time: 10,
  invitees: [],
  closed: false,
  closed_message: '',
  business_hours: DEFAULT_HOURS,
  blocked_dates: [],
  transfer_settings: DEFAULT_TRANSFER,
};
const refusals = (changes: Partial<SettingsFields>) =>
  SettingsForm.safeParse({ ...SALS, ...changes }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the form', () => {
  it('takes what is right', () => expect(refusals({})).toBeUndefined());

  it('wants a closed message while closed, and then no times', () => {
    const business_hours = { ...DEFAULT_HOURS, monday: { enabled: true, open: '', close: '' } };
    expect(refusals({ closed: true, business_hours })).toEqual([
      ['closed_message', 'Closed message is required when agent is closed'],
    ]);
  });

  it('wants both times of an open day, in order', () => {
    const business_hours = {
      ...DEFAULT_HOURS,
      monday: { enabled: true, open: '', close: '' },
      tuesday: { enabled: true, open: '22:00', close: '02:00' },
    };
    expect(refusals({ business_hours })).toEqual([
      ['business_hours.monday.open', 'Open time is required'],
      ['business_hours.monday.close', 'Close time is required'],
      ['business_hours.tuesday.close', 'Close time must be after open time'],
    ]);
  });

  it('takes no half numbers', () => {
    expect(refusals({ phone_number: '555-0147' })).toEqual([
      ['phone_number', 'Phone number must be in format +1XXXXXXXXXX'],
    ]);
  });

  it('wants a whole number to transfer to, and an end after the start', () => {
    const transfer_settings = {
      ...DEFAULT_TRANSFER,
      rules: { ...DEFAULT_TRANSFER.rules, transferNumber: '555' },
      businessHours: { ...DEFAULT_TRANSFER.businessHours, start: '17:00', end: '09:00' },
    };
    expect(refusals({ transfer_settings })).toEqual([
      ['transfer_settings.rules.transferNumber', 'Phone number must be in format +1XXXXXXXXXX'],
      ['transfer_settings.businessHours.end', 'End time must be after start time'],
    ]);
  });
});

describe('when somebody else saved meanwhile', () => {
  it('keeps what was typed and takes the rest', () => {
    const typed = { ...SALS, greeting: 'Hello from the brick oven' };
    const fresh = { ...SALS, name: 'Front Desk' };
    expect(rebase(typed, SALS, fresh)).toEqual({
      fields: { ...SALS, greeting: typed.greeting, name: 'Front Desk' },
      kept: ['greeting'],
      contested: [],
    });
  });

  it('says which fields both changed', () => {
    const typed = { ...SALS, name: 'Mine' };
    expect(rebase(typed, SALS, { ...SALS, name: 'Theirs' })).toMatchObject({
      fields: { name: 'Mine' },
      contested: ['name'],
    });
  });

  it('has nothing left to save when both typed the same', () => {
    const both = { ...SALS, closed: true };
    expect(rebase(both, SALS, both).kept).toEqual([]);
  });
});
