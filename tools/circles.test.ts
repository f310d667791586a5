import { describe, expect, it } from 'vitest';
import { circles, circlesOf } from './circles.ts';

/** Circles that are left, each with the files that may be in it: the list may only grow shorter. */
const LEFT: readonly (readonly string[])[] = [
  ['dialogue/src/decide/lines.ts', 'dialogue/src/decide/sources.ts', 'dialogue/src/decide/talk.ts'],
  [
    'dialogue/src/heard/when/days.ts',
    'dialogue/src/heard/when/pieces.ts',
    'dialogue/src/heard/when/times.ts',
    'dialogue/src/heard/when/turns.ts',
  ],
  ['dialogue/src/topics/menu/asked.ts', 'dialogue/src/topics/menu/prices.ts'],
  ['dialogue/src/understand/lexicon.ts', 'dialogue/src/understand/match.ts'],
];

const within = (circle: readonly string[], files: readonly string[]) => circle.every((file) => files.includes(file));

describe('imports', () => {
  const found = circles();

  it('go round in no circle, not even for types', () => {
    expect(found.filter((circle) => !LEFT.some((files) => within(circle, files)))).toEqual([]);
  });

  it('that still do are listed, and no others', () => {
    expect(LEFT.filter((files) => !found.some((circle) => within(circle, files)))).toEqual([]);
  });

  it('are followed as far as they go', () => {
    const imports = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: ['e'], f: ['a', 'd'] };
    expect(circlesOf(new Map(Object.entries(imports)))).toEqual([['a', 'b', 'c']]);
  });
});
