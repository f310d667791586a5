import { DEFAULT_WEEK } from '@attendant/contract/agents';
import { DEFAULT_TRANSFER } from '@attendant/contract/agents/transfers';
import { intervalsOf } from '@attendant/contract/testing/weeks';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../../../tests/sample.ts';
import { rebase, type SettingsFields, SettingsForm, toChanges } from './settings-form.ts';

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
  business_week: DEFAULT_WEEK,
  special_days: [],
  transfer_settings: DEFAULT_TRANSFER,
};
const NO_TIMES = { enabled: true, intervals: [{ open: '', close: '' }] };
const refusals = (changes: Partial<SettingsFields>) =>
  SettingsForm.safeParse({ ...SALS, ...changes }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the form', () => {
  it('takes what is right', () => expect(refusals({})).toBeUndefined());

  it('wants a closed message while closed, and then no times', () => {
    expect(refusals({ closed: true, business_week: { ...DEFAULT_WEEK, monday: NO_TIMES } })).toEqual([
      ['closed_message', 'Closed message is required when agent is closed'],
    ]);
  });

  it('wants both times of each opening, and none within another; past midnight is no fault', () => {
    const business_week = {
      ...DEFAULT_WEEK,
      monday: NO_TIMES,
      tuesday: { enabled: true, intervals: intervalsOf('11:00-14:00 22:00-02:00') },
      wednesday: { enabled: true, intervals: intervalsOf('11:00-14:00 13:00-22:00') },
    };
    expect(refusals({ business_week })).toEqual([
      ['business_week.monday.intervals.0.open', 'Open time is required'],
      ['business_week.monday.intervals.0.close', 'Close time is required'],
      ['business_week.wednesday.intervals.1.open', 'These hours overlap'],
    ]);
  });

  it('sends no half typed times of a day off', () => {
    const monday = { enabled: false, intervals: [...intervalsOf('11:00-14:00'), { open: '17:00', close: '' }] };
    const { business_week } = toChanges({ ...SALS, business_week: { ...DEFAULT_WEEK, monday } }, SETTINGS);
    expect(business_week?.monday).toEqual({ enabled: false, intervals: intervalsOf('11:00-14:00') });
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
