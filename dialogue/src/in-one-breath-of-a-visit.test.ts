import { describe, expect, it } from 'vitest';
import { notesOf } from './testing/facts.ts';
import { converse, harborFacts } from './testing/index.ts';

/** What is asked beside a wish for a moment is answered, and the wish stands; it is Saturday, November 21. */

const NOTES = notesOf(
  'We take Cigna and MetLife.',
  'A filling starts at $180, a cleaning is $120.',
  'Dr. Lee is in on Mondays and Fridays.',
);
const call = () => converse(harborFacts({ notes: NOTES, callerName: 'Priya Nair' }));

const BESIDE: ((wish: string) => string)[] = [
  (wish) => `${wish}. do you take Cigna`,
  (wish) => `${wish}, and what does a filling cost`,
  (wish) => `what's a filling gonna cost me, ${wish}`,
  (wish) => `${wish}, are you open Fridays by the way`,
  (wish) => `${wish}. and is Dr. Lee in that day`,
  (wish) => `how late are you open on Mondays, and ${wish}`,
];
const WISHES = ['can you do Wednesday at two', 'Wednesday at two would be better', "let's say Wednesday at two"];

describe('a question beside a wish for a moment', () => {
  it.each(BESIDE.flatMap((beside) => WISHES.map((wish) => beside(wish))))('%s', async (said) => {
    const made = call();
    await made.say('I need a filling, do you have anything on Tuesday');
    await made.say(said);
    expect(made.shop.calendar.held).toBe('2026-11-25 14:00');
  });
});
