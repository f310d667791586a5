import { checkSync } from 'recheck';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/v4/core';
import { type Pattern, patternsIn, patternsOf } from '../../tools/patterns.ts';
import { linesOf } from './modules/menu/reading/lines.ts';
import { readMenuText } from './modules/menu/reading/menu-text.ts';
import { pricesIn } from './modules/menu/reading/prices.ts';

/**
 * Every pattern that meets what strangers send takes time in proportion to its length. What callers say is cut to 1,600
 * characters before the patterns of voice and dialogue see it; they stand in dialogue/src/long-words.test.ts.
 */

/** Patterns that are not, and why nobody can hold the server up with them. */
const BOUNDED: Readonly<Record<string, string>> = {
  'server/src/config.ts \\/+$': 'settings, read once at the start',
  'server/src/files/files.ts \\/+$': 'a setting, read once at the start',
  'server/src/modules/texts/carrier.ts \\/+$': 'a setting',
};
/** Read one line of a menu at a time, cut to 500 characters: the square of that is nothing, a higher power would be. */
const MENU_LINES = 'server/src/modules/menu/reading/';
/** Read the agent's own sentences, one at a time; the checker gives up on their alternatives. */
const OWN_SENTENCES = 'server/src/modules/conversations/ledger/claims.ts';

const check = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>) => checkSync(source, flags, { timeout: 10_000 });
const isLinear = (one: Pick<Pattern, 'source' | 'flags'>): boolean => check(one).status === 'safe';
const isAtMostSquare = (one: Pattern): boolean => {
  const found = check(one);
  if (found.status !== 'vulnerable') return found.status === 'safe';
  return found.complexity.type === 'polynomial' && found.complexity.degree === 2;
};
const nameOf = ({ file, source }: Pattern): string => `${file} ${source}`;

describe('a pattern that meets strangers', () => {
  const all = patternsOf('server/src/', 'contract/src/');
  const patterns = all.filter(({ file }) => file !== OWN_SENTENCES && !file.startsWith(MENU_LINES));

  it('takes time in proportion to what it reads', { timeout: 120_000 }, ({ task }) => {
    const different = [...new Map(patterns.map((one) => [`${one.source}/${one.flags}`, one])).values()];
    Object.assign(task.meta, { figure: `${different.length} patterns` });
    expect(different.length).toBeGreaterThan(80);
    expect(different.filter((one) => !(nameOf(one) in BOUNDED) && !isLinear(one)).map(nameOf)).toEqual([]);
  });

  it('takes at most the square of a line of a menu', { timeout: 120_000 }, () => {
    const ofMenus = all.filter(({ file }) => file.startsWith(MENU_LINES));
    expect(ofMenus.length).toBeGreaterThan(50);
    expect(ofMenus.filter((one) => !isAtMostSquare(one)).map(nameOf)).toEqual([]);
  });

  it('meets no long line of a menu', () => {
    const nasty = ['(', ' ', '\u2003', '|', 'a ', '1', '$1 ', '/ ', 'x(', '1,', ' or '];
    for (const piece of nasty) {
      const line = piece.repeat(100_000 / piece.length);
      expect(linesOf(line)).toEqual([]);
      expect(pricesIn(line)).toEqual([]);
      readMenuText(
        Array(200)
          .fill(`${piece.repeat(480 / piece.length)} Soup 4.50`)
          .join('\n'),
      );
    }
  });

  it('is excused only while it is there', () => {
    const names = new Set(patterns.map(nameOf));
    expect(Object.keys(BOUNDED).filter((name) => !names.has(name))).toEqual([]);
  });

  it('also where the schemas bring their own', () => {
    const { email, uuid, date, guid } = z.regexes;
    const own = [email, uuid(), guid, date, z.regexes.datetime({ offset: true })];
    expect(own.filter((one) => !isLinear(one)).map(({ source }) => source)).toEqual([]);
  });

  it('is known when it is none: the detector sees what fell before', () => {
    const careless = String.raw`
      const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
      const phone = z.regex(/^\s*\+?1?[\s.(-]*\d{3}[\s.)-]*\d{3}\s*$/);
      const worst = /^(a+)+$/;`;
    const found = patternsIn('careless.ts', careless);
    expect(found.map(isLinear)).toEqual([false, false, false]);
  });
});
