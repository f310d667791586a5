import { describe, expect, it } from 'vitest';
import type { BusinessFacts } from './facts.ts';
import { converse, harborFacts } from './testing/index.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const persons = ['Ana', 'Dana', 'Marcus'].map((name, at) => ({ id: id(at + 11), name }));
const all = persons.map((one) => one.id);
const [, dana = ''] = all;
const service = (at: number, name: string, priceCents: number, doers = all) => ({
  id: id(at),
  name,
  minutes: 30,
  priceCents,
  doers,
});
const SALON: Partial<BusinessFacts> = {
  businessName: 'Bloom Salon',
  callerName: 'Priya Nair',
  persons,
  services: [
    service(1, "Women's haircut", 6500),
    service(2, 'Blowout', 4500, all.slice(0, 2)),
    service(3, 'Physical exam', 9000),
    service(4, 'Checkup', 9000),
  ],
};
/** It is Saturday, November 21; the salon is open on weekdays from nine to five. */
const salon = () => converse(harborFacts(SALON));

describe('who is not wanted', () => {
  it.each([
    ['a blowout Tuesday at two, not with Ana'],
    ['a blowout Tuesday at two with anyone but Ana'],
    ['a blowout Tuesday at two', 'not Ana please'],
    ['a blowout with Ana Tuesday at two', 'no, with somebody else'],
    ['a blowout with Ana Tuesday at two', 'can I have another stylist'],
  ])('is not booked: %s %s', async (...said) => {
    const made = salon();
    await made.say(...said, 'yes');
    expect(made.replies.join(' ')).not.toContain("I don't have a");
    expect(made.shop.calendar.booked).toMatchObject([{ person_id: dana, service_id: id(2), at: '2026-11-24 14:00' }]);
  });

  it('leaves a choice among several others', async () => {
    const made = salon();
    expect(await made.say("a women's haircut Tuesday at two, not with Ana")).toBe('With Dana or Marcus?');
  });
});

it.each(['is Dana free then?', 'can I do that with Dana instead', "I'd rather have Dana"])(
  'whoever is asked for behind a time is taken for it: %s',
  async (said) => {
    const made = salon();
    await made.say('a blowout with Ana Tuesday at two', said, 'yes');
    expect(made.shop.calendar.booked).toMatchObject([{ person_id: dana, at: '2026-11-24 14:00' }]);
  },
);

describe('what is booked is told of as it stands on the list', () => {
  it.each([
    ['how much is that?', 'Blowout is $45.00.'],
    ["what's the price", 'Blowout is $45.00.'],
    ['how long does it take?', 'Blowout takes 30 minutes.'],
    ['how long will that take', 'Blowout takes 30 minutes.'],
  ])('%s', async (asked, told) => {
    const made = salon();
    await made.say('a blowout with Ana Tuesday at two');
    expect(await made.say(asked)).toContain(told);
    await made.say('yes');
    expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 14:00', service_id: id(2) }]);
    expect(made.shop.calendar.booked[0]).not.toHaveProperty('notes');
  });
});

it('what has a word of its own is none that is only like it', async () => {
  const made = salon();
  await made.say('I need a physical Tuesday at two', 'yes');
  expect(made.shop.calendar.booked).toMatchObject([{ service_id: id(3) }]);
});

it('what is asked about first is what is booked behind it', async () => {
  const made = salon();
  await made.say("how much is a women's haircut", 'okay, can I get that Tuesday at two', 'yes');
  expect(made.shop.calendar.booked).toMatchObject([{ service_id: id(1), at: '2026-11-24 14:00' }]);
});
