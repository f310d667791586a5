import { expect, it } from 'vitest';
import { ASKED_NAME, GIVEN_NAME, LanguageModel, LETTER, SURNAME } from './language-model.ts';
import { lettersAs, namesOf } from './word-kind.ts';
import { Wording } from './wording.ts';

const given = namesOf(GIVEN_NAME, new URL('./names/given.txt', import.meta.url));
const surnames = namesOf(SURNAME, new URL('./names/surnames.txt', import.meta.url));
const callers = LanguageModel.read(new URL('./callers.arpa.gz', import.meta.url));
const naming = new Wording(callers, { kinds: [given, surnames, lettersAs(LETTER)], asked: ASKED_NAME }, () => ({
  begins: true,
  letters: '',
  ends: true,
}));

it('holds common names for likelier than rare ones, and knows no other words', () => {
  expect(given.chance('maria')).toBeGreaterThan(given.chance('zelda') ?? 0);
  expect(surnames.chance('obrien')).toBeGreaterThan(surnames.chance('lindqvist') ?? 0);
  expect(given.chance('definitely')).toBeUndefined();
});

it('knows how good a beginning of a name is', () => {
  expect(given.beginning('mar')).toBeGreaterThanOrEqual(given.chance('maria') ?? 0);
  expect(given.beginning('xq')).toBeUndefined();
});

it.each([
  ['Laura Simon, please.', 'Lower assignment, please.'],
  ["It's Tiffany.", "It's definitely."],
  ['Nadia Fox.', 'Not your fox.'],
  ['Priya Shah.', 'Previous shot.'],
  ['My name is Omar Reyes.', 'My name is Omar Ray missed.'],
  ['P-A-U-L-A.', 'P-A, you all, a.'],
])('expects "%s" rather than "%s" where a name was asked for', (said, misheard) =>
  expect(naming.likelihood(said)).toBeGreaterThan(naming.likelihood(misheard)),
);
