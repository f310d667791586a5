import { numberAt } from '../../understand/numbers.ts';
import { tokenise } from '../../understand/words.ts';

const NUMBER =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)';
const NO_MOMENT =
  "(?![\\s-]?(?:am\\b|pm\\b|a\\.m|p\\.m|o['’]?clock|thirty|fifteen|forty|:\\d|minutes?|hours?|percent|dollars?))";
const WHO =
  '(?:s?he|they|(?:my|our|the) (?:\\p{L}+ )?(?:sons?|daughters?|kids?|child|children|boys?|girls?|baby|twins|toddler|nephew|niece|grand(?:son|daughter|kid|child)|(?:little )?(?:brother|sister)))';
/** 'My daughter is eleven', 'she's turning six', 'they're 7 and 9', 'ages four, six and ten', 'a two year old'. */
const AGE = new RegExp(
  `\\b(?:(?:turn(?:s|ed|ing)?|aged?|ages|${WHO}(?:['’]?s|['’]?re| is| are)(?: (?:only|just|almost|about|now|turning))?) ${NUMBER}(?:(?:,? and |, | or )${NUMBER})*${NO_MOMENT}(?=[\\s.,;!?]|$)|${NUMBER}[\\s-]years?[\\s-]olds?)`,
  'giu',
);

/** Without how old somebody is: that is neither an hour nor a number of anything. */
export const withoutAges = (text: string): string => text.replace(AGE, ' ');

/** How old, in years, those are of whom it is told. */
export const agesIn = (text: string): number[] =>
  [...text.matchAll(AGE)].flatMap(([said]) =>
    tokenise(said).flatMap((_, at, words) => numberAt(words, at)?.value ?? []),
  );
