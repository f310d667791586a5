import { numberAt } from '../../understand/numbers.ts';
import { tokenise } from '../../understand/words.ts';

const TENS =
  '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?';
const TEENS = '(?:1[3-9]|[2-9]\\d|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)';
const NUMBER = `(?:\\d{1,2}|${TENS}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)(?:[ -]and a half)?`;
const NO_MOMENT =
  "(?![\\s-]?(?:am\\b|pm\\b|a\\.m|p\\.m|o['’]?clock|thirty|fifteen|forty|:\\d|minutes?|hours?|percent|dollars?))";
const WHO =
  '(?:s?he|they|(?:my|our|the) (?:\\p{L}+ )?(?:sons?|daughters?|kids?|child|children|boys?|girls?|baby|twins|toddler|nephew|niece|grand(?:son|daughter|kid|child)|(?:little )?(?:brother|sister)|mother|mom|father|dad|wife|husband|partner|aunt|uncle|grand(?:ma|pa|mother|father)))';
/** 'My daughter is eleven', 'she's turning six', 'they're 7 and 9', 'ages four, six and ten', 'a two year old'. */
const AGE = new RegExp(
  `\\b(?:(?:turn(?:s|ed|ing)?|aged?|ages|${WHO}(?:['’]?s|['’]?re| is| are|['’]?ll be| will be)(?: (?:only|just|almost|about|now|turning|pushing))?) ${NUMBER}(?:(?:,? and |, | or )${NUMBER})*${NO_MOMENT}(?:[\\s-]years?[\\s-]olds?)?(?=[\\s.,;!?]|$)|\\b(?:i['’]?m|i am) (?:${TENS}|${TEENS})${NO_MOMENT}(?=[.,;!?]|$| and )|${NUMBER}[\\s-](?:years?|months?|weeks?)[\\s-]olds?)(?: (?:this|next) (?:week|month|year|spring|summer|fall|winter))?`,
  'giu',
);

/** Without how old somebody is: that is neither an hour nor a number of anything. */
export const withoutAges = (text: string): string => text.replace(AGE, ' ');

/** How old, in years, those are of whom it is told. */
export const agesIn = (text: string): number[] =>
  [...text.matchAll(AGE)].flatMap(([said]) => {
    const words = tokenise(said);
    // 'Eighteen months old'
    if (/^(?:months?|weeks?)$/.test(words.at(-2) ?? '')) return [0];
    return words.flatMap((_, at) => {
      const within = numberAt(words, at - 1);
      return within && within.length > 1 ? [] : (numberAt(words, at)?.value ?? []);
    });
  });
