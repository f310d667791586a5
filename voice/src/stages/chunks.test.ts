import { expect, test } from 'vitest';
import { createChunks } from './chunks.ts';

function sentences(...pieces: string[]): string[] {
  const chunks = createChunks();
  return [...pieces.flatMap((piece) => chunks.push(piece)), ...chunks.rest()];
}

test.each<[string, string[], string[]]>([
  ['one sentence', ['Hello there.'], ['Hello there.']],
  ['pieces of words', ['Hel', 'lo the', 're. How', ' are you? I'], ['Hello there.', 'How are you?', 'I']],
  ['money', ['That is $27.', '50 in all. Right?'], ['That is $27.50 in all.', 'Right?']],
  ['a title', ['Dr. Smith is in. Come.'], ['Dr. Smith is in.', 'Come.']],
  ['a time', ['We close at 5 p.m. on Sunday. Bye.'], ['We close at 5 p.m. on Sunday.', 'Bye.']],
  ['quotes', ['He said "yes." Then left.'], ['He said "yes."', 'Then left.']],
  ['lines', ['Pizza\nPasta\n\nSalad'], ['Pizza', 'Pasta', 'Salad']],
  ['nothing', ['', '  ', '\n'], []],
])('%s', (_name, pieces, expected) => {
  expect(sentences(...pieces)).toEqual(expected);
});

test('a sentence is handed out as soon as the next word begins', () => {
  const chunks = createChunks();
  expect(chunks.push('One moment.')).toEqual([]);
  expect(chunks.push(' I')).toEqual(['One moment.']);
});

test('a sentence without an end is said in parts', () => {
  const parts = sentences(`${'and more of it, '.repeat(40)}`);
  expect(parts.length).toBeGreaterThan(2);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(240);
  expect(parts.join(' ')).toBe('and more of it, '.repeat(40).trim());
  expect(sentences('x'.repeat(600)).join('')).toBe('x'.repeat(600));
});
