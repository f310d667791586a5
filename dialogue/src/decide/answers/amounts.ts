import { numberAt } from '../../understand/numbers.ts';
import { tokenise } from '../../understand/words.ts';

const UNIT = 'one|two|three|four|five|six|seven|eight|nine';
const TEEN = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const TEN = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const BELOW_HUNDRED = `(?:(?:${TEN})(?:[ -](?:${UNIT}))?|${TEEN}|${UNIT})`;
/** 'Twenty dollars', 'four dollars and fifty cents'. */
const DOLLARS = new RegExp(`\\b(${BELOW_HUNDRED}) (?:dollars?|bucks)(?:(?: and)? (${BELOW_HUNDRED}) cents)?\\b`, 'gi');
/** 'Four ninety-nine', 'two fifty': no count is said so. */
const PRICE = new RegExp(
  `\\b(${UNIT}|${TEEN})[ -]((?:${TEN})(?:-(?:${UNIT})| (?:${UNIT}))?)(?! (?:people|minutes?|miles?|days?|hours?|percent|am|pm)\\b)\\b`,
  'gi',
);

const valueOf = (words: string): number => numberAt(tokenise(words), 0)?.value ?? 0;
const figures = (dollars: string, cents: string | undefined): string =>
  `$${valueOf(dollars)}.${String(cents ? valueOf(cents) : 0).padStart(2, '0')}`;

/** An owner's sentence with the amounts of money that are written in words as figures: 'four ninety-nine' is $4.99. */
export const inFigures = (text: string): string =>
  text
    .replace(DOLLARS, (_, dollars: string, cents: string | undefined) => figures(dollars, cents))
    .replace(PRICE, (_, dollars: string, cents: string) => figures(dollars, cents));
