import { weekWith } from '@attendant/contract/testing/weeks';
import { expect, it } from 'vitest';
import { hoursLine, serviceLine } from './staff-words.ts';

it.each([
  [null, 'The hours of the business'],
  [weekWith({}), 'Never there'],
  [
    weekWith({ each: '09:00-17:00', friday: '09:00-12:00', saturday: '', sunday: '' }),
    'Mon–Thu 9:00 AM to 5:00 PM; Fri 9:00 AM to 12:00 PM',
  ],
])('hours are told in runs of days: %#', (business_week, line) => expect(hoursLine({ business_week })).toBe(line));

const made = { created_at: '2026-11-24T14:00:00Z', updated_at: '2026-11-24T14:00:00Z', agent_id: 'agent' };
const OKAFOR = { ...made, id: 'okafor', name: 'Doctor Okafor', business_week: null, special_days: [] };

it('a service tells its length, its price, and who does it', () => {
  const crown = { ...made, id: 'crown', name: 'Crown', minutes: 60, price: 900, person_ids: ['okafor'] };
  expect(serviceLine(crown, [OKAFOR])).toBe('60 min · $900.00 · Doctor Okafor');
  expect(serviceLine({ ...crown, price: null, person_ids: [] }, [OKAFOR])).toBe('60 min · everybody');
  expect(serviceLine({ ...crown, price: null, person_ids: [] }, [])).toBe('60 min');
});
