import { describe, expect, it } from 'vitest';
import { harborFacts } from '../testing/facts.ts';
import { differencesFrom } from './differences.ts';
import type { Exchange } from './said.ts';

/** What a language model would book, against the service and the person that were asked for. */
const thing = (name: string) => ({ id: name.toLowerCase(), name });
const persons = ['Doctor Okafor', 'Doctor Hale'].map(thing);
const services = ['Cleaning', 'Crown'].map((name) => ({
  ...thing(name),
  minutes: 40,
  priceCents: null,
  doers: persons.map(({ id }) => id),
}));
const facts = harborFacts({ persons, services });
const TUESDAY_TEN = '2026-11-24T10:00:00-05:00';

function talk(...lines: string[]): Exchange[] {
  return lines.flatMap((caller, at) => (at % 2 === 0 ? { caller, agent: lines[at + 1] ?? '' } : []));
}
const held = (lines: string[], visit: object) =>
  differencesFrom(
    talk(...lines),
    { tool: 'book_slot', input: { starts_at: TUESDAY_TEN, customer_name: 'Dan', ...visit } },
    facts,
  );
const WISH = 'a cleaning with Doctor Okafor on Tuesday at ten, for Dan';
const AS_SAID = { service_id: 'cleaning', person_id: 'doctor okafor' };

describe('an appointment is asked about before it is made', () => {
  it.each<[string, object, string[]]>([
    ['for another service', { ...AS_SAID, service_id: 'crown' }, ['Crown (I heard Cleaning)']],
    ['for nothing in particular', { person_id: 'doctor okafor' }, ['nothing in particular (I heard Cleaning)']],
    ['with somebody else', { ...AS_SAID, person_id: 'doctor hale' }, ['Doctor Hale (I heard Doctor Okafor)']],
    ['with whoever is free', { service_id: 'cleaning' }, ['whoever is free (I heard Doctor Okafor)']],
  ])('%s', (_what, visit, differences) => expect(held([WISH], visit)).toEqual(differences));
});

describe('it is not asked about', () => {
  it.each<[string, string[], object]>([
    ['as it was said', [WISH], AS_SAID],
    ['with somebody of whom nothing was said', ['a cleaning on Tuesday at ten, for Dan'], AS_SAID],
    [
      'with somebody else who was offered and agreed to',
      [WISH, 'Doctor Okafor is away. Doctor Hale has Tuesday at ten. Shall I book it?', 'yes'],
      { ...AS_SAID, person_id: 'doctor hale' },
    ],
    ['as it was put right', [WISH, 'Sure.', 'no, with Doctor Hale'], { ...AS_SAID, person_id: 'doctor hale' }],
  ])('%s', (_what, lines, visit) => expect(held(lines, visit)).toEqual([]));

  it('where a move leaves it as it is', () => {
    const booking_id = '7f3c1d52-0000-4000-8000-000000000000';
    const input = { booking_id, starts_at: TUESDAY_TEN };
    const lines = talk('move my cleaning with Doctor Okafor to Tuesday at ten');
    expect(differencesFrom(lines, { tool: 'move_booking', input }, facts)).toEqual([]);
  });
});
