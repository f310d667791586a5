import { describe, expect, it } from 'vitest';
import { circles, circlesOf } from './circles.ts';

describe('imports', () => {
  it('go round in no circle, not even for types', () => {
    expect(circles()).toEqual([]);
  });

  it('are followed as far as they go', () => {
    const imports = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: ['e'], f: ['a', 'd'] };
    expect(circlesOf(new Map(Object.entries(imports)))).toEqual([['a', 'b', 'c']]);
  });
});
