import { aheadOf, isSure, relevanceOf } from '@attendant/dialogue';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readLines } from './own.ts';

/** Owners' notes and what callers ask of them in other words, none of which the model learnt from. */
const Asked = z.strictObject({
  id: z.string(),
  half: z.enum(['dev', 'held']),
  trade: z.string(),
  notes: z.array(z.string()),
  questions: z.array(z.strictObject({ say: z.string(), answer: z.number().int().nullable() })),
});
/** Log odds from which a note is told where something else could be meant as well. */
const SURE = 1.2;

describe('what an owner wrote', () => {
  const told = readLines('notes.jsonl', Asked)
    .filter(({ half }) => half === 'held')
    .flatMap(({ notes, questions }) =>
      questions.map(({ say, answer }) => {
        const odds = relevanceOf(say, notes);
        const most = Math.max(...odds);
        const at = odds.indexOf(most);
        const rival = Math.max(...odds.filter((_, other) => other !== at));
        const sure = isSure(say, notes[at] ?? '', most, rival);
        return { say, answer, told: aheadOf(most, rival) > SURE ? at : null, sure };
      }),
    );
  const count = (of: (one: (typeof told)[number]) => boolean) => told.filter(of).length;

  it('is found for what callers ask in other words', () => {
    expect(count(({ answer, told }) => answer !== null && told === answer)).toBeGreaterThanOrEqual(98);
  });

  it('is not told for what it does not answer', () => {
    const answerable = told.filter(({ answer }) => answer !== null);
    expect(answerable).toHaveLength(132);
    const astray = (of: (sure: boolean) => boolean) => [
      count(({ answer, told, sure }) => answer !== null && told !== null && told !== answer && of(sure)),
      count(({ answer, told, sure }) => answer === null && told !== null && of(sure)),
    ];
    // As the answer; with those that are told as what there is on it.
    const [wrong, vain] = astray((sure) => sure);
    expect(wrong).toBeLessThanOrEqual(6);
    expect(vain).toBeLessThanOrEqual(5);
    for (const one of astray(() => true)) expect(one).toBeLessThanOrEqual(9);
  });
});
