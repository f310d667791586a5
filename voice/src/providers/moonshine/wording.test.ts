import { describe, expect, it } from 'vitest';
import { LanguageModel } from './language-model.ts';
import { menuKind, menuWords, NOTHING_SAID, piecesOf, spelt, Wording, wordingBeside, wordingOf } from './wording.ts';

const model = new LanguageModel(`\\1-grams:
-99\t<s>\t0
-1\ta\t0
-1.5\tfor\t0
-2\tcall\t0
-1\t<menu>\t0
-4\t<number>\t0
-3\t<unk>\t0
-1\t</s>\t0

\\2-grams:
-0.1\ta <menu>\t0
-0.2\ta call\t0
`);

/** Words as a tokenizer takes them apart: '▁Cal zone'. */
function said(text: string, keyterms: readonly string[] = []) {
  const pieces = text.split(' ');
  const wording = new Wording(
    model,
    { kinds: [menuKind(keyterms)] },
    piecesOf((token) => pieces[token] ?? ''),
  );
  const far = pieces.reduce((so, _, token) => wording.advance(so, token), NOTHING_SAID);
  return { far, whole: wording.end(far), wording };
}

describe('what words count', () => {
  it('is more where callers say them in such a row', () => {
    const likely = said('▁a ▁call').whole;
    const unlikely = said('▁call ▁a').whole;
    expect(wordingOf(likely)).toBeGreaterThan(wordingOf(unlikely));
  });

  it('is the same for any spelling, in one token or several', () => {
    const [one, other] = [said('▁A ▁Call .').whole, said('▁a ▁c all').whole];
    expect(wordingOf(one)).toBeCloseTo(wordingOf(other));
    expect(one.words).toBe(2);
  });

  it('makes no difference between the dishes of a menu, and knows no other', () => {
    const menu = ['Calzone', 'Zeppole'];
    const [calzone, zeppole, kaldoni] = ['▁a ▁Cal zone', '▁a ▁Zep pole', '▁a ▁Kal doni'].map(
      (text) => said(text, menu).whole,
    );
    expect(calzone?.settled).toBeCloseTo(zeppole?.settled ?? 0);
    expect(kaldoni?.settled).toBeLessThan(zeppole?.settled ?? 0);
  });

  it('counts a word from its first letters on, so that none is put off by never ending', () => {
    const [known, unknown] = [said('▁a ▁ca').far, said('▁a ▁kl').far];
    expect(wordingOf(known)).toBeGreaterThan(wordingOf(unknown));
    expect(said('▁a - call').far.words).toBe(said('▁a ▁call').far.words);
  });

  it('is no more for who leaves words out', () => {
    const [long, short] = [said('▁a ▁call ▁for ▁a ▁call').whole, said('▁call').whole];
    expect(wordingBeside(short, long) - wordingBeside(long, long)).toBeLessThan(1);
    expect(wordingBeside(NOTHING_SAID, long)).toBeLessThan(wordingBeside(long, long) + 1);
  });

  it('falls with each digit of a number', () => {
    const [four, eight] = [said('▁ 1402').far, said('▁ 14020000').far];
    expect(wordingOf(eight)).toBeLessThan(wordingOf(four));
  });
});

it('takes a sentence apart as the tokens come', () => {
  expect(spelt("I'd like 2 three-piece boxes, at 7:30")).toEqual([
    'id',
    'like',
    'two',
    'three',
    'piece',
    'boxes',
    'at',
    '<number>',
  ]);
  expect(menuWords('Large Caesar Salad')).toEqual(['caesar', 'caesars', 'salad', 'salads']);
});
