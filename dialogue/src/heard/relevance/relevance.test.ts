import { describe, expect, it } from 'vitest';
import { linesMadeOf, readBusinesses } from '../../../training/relevance/lines.ts';
import { harborFacts } from '../../testing/facts.ts';
import { converse } from '../../testing/index.ts';
import { RELEVANCE, relevanceOf } from './relevance.ts';

describe('the model of relevance', () => {
  it('is learnt from the lines as they stand', () => {
    expect(RELEVANCE.madeOf).toBe(linesMadeOf());
    const businesses = readBusinesses();
    expect(businesses.length).toBeGreaterThan(200);
    for (const { notes, questions } of businesses) expect([notes.length, questions.length]).toEqual([14, 66]);
  });

  it('finds what answers a question in other words', () => {
    const notes = ["We're up one flight of stairs, no elevator.", 'Cash or Zelle only.', 'Kids under five eat free.'];
    const [stairs = 0, cash = 0, kids = 0] = relevanceOf('my mom uses a walker, can she get in there', notes);
    expect(stairs).toBeGreaterThan(Math.max(cash, kids, 0));
  });

  it('finds what no line ever had by its name', () => {
    const [odds = 0] = relevanceOf('is there a zamboni parade', ['The zamboni parade is on the first of May.']);
    expect(odds).toBeGreaterThan(1);
  });
});

describe('what the owner wrote', () => {
  const notes = ["If you're 15 minutes late we may have to rebook you", 'Deposit of $30 for anything over two hours.'];
  const asked = (words: string) =>
    converse({
      ...harborFacts(),
      notes: notes.map((text, at) => ({ kind: 'memory', id: `${at}`, label: '', text })),
    }).say(words);

  it('answers a caller in a situation, with a full stop', async () => {
    expect(await asked("I'm stuck on the highway, gonna be like twenty minutes behind, am I still good")).toContain(
      "If you're 15 minutes late we may have to rebook you. ",
    );
  });

  it('goes before hours that nobody asked for', async () => {
    const call = converse({
      ...harborFacts(),
      notes: [{ kind: 'memory', id: '1', label: '', text: 'No diesels, gas cars only.' }],
    });
    expect(await call.say('do you work on diesels')).toContain('No diesels, gas cars only.');
  });

  it('is not told to who asks for something else', async () => {
    expect(await asked('do you have a restroom')).not.toContain('15 minutes');
  });
});
