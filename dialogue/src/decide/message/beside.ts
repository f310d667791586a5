import { capital } from '../../say/wording.ts';
import { tokenise } from '../../understand/words.ts';
import type { Talk } from '../talk.ts';
import { keepWords } from './message.ts';

/** 'Stan Kowalski, it's about the cake, 646 555 0190': what is told beside who calls and where to reach them goes with the message. */
export function keepBeside({ state, heard, turn }: Talk, name: string | null): void {
  if (heard.spelled || heard.refuses) return;
  for (const said of toldBeside(turn.text, name)) keepWords(state, said);
}

function toldBeside(text: string, name: string | null): string[] {
  const parts = name?.toLowerCase().split(' ') ?? [];
  return (name ? text.replace(name, '').replace(/ {2,}/g, ' ') : text)
    .replace(NUMBER, ' ; ')
    .split(/(?<=[.!?])\s+|;/)
    .map((sentence) => capital(sentence.replace(LEADING, '').replace(TRAILING, '')))
    .filter((said) => {
      const named = said.replace(NAMING, ' ');
      const rest = named.replace(REACHING, ' ');
      const least = rest === named ? SENTENCE : CONDITION;
      const words = tokenise(rest).filter((word) => !COURTESY.test(word));
      return words.length >= least && !said.endsWith('?') && !tokenise(said).some((word) => parts.includes(word));
    });
}

const SENTENCE = 3;
/** 'Call me after five' */
const CONDITION = 2;
const DIGIT = '(?:\\d+|zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)';
const NUMBER = new RegExp(
  `[\\s,]*(?:\\+1[\\s.-]*)?\\(?\\b${DIGIT}\\b(?:[\\s().-]+${DIGIT}\\b){2,}|\\b\\d{7,11}\\b`,
  'gi',
);
const LEADING = /^(?:[\s,.]|\b(?:and|this is|hi|hello|yes|yeah|sure)\b)+/i;
const TRAILING = /(?:[\s,]+(?:it['’]?s|it is|this is|at|on|is|and))*[\s,]*$/i;
const COURTESY = /^(?:its|oh|please|thanks|thank|you|okay|ok|here|again|speaking)$/;
const NAMING = /\b(?:use )?my (?:\w+ )?name(?:'s| is)?\b/gi;
const REACHING = new RegExp(
  [
    '\\b(?:(?:you|they|he|she|somebody|someone) (?:can|could|may|should) |please |just )?(?:call|reach|text|phone|ring|contact|get)(?:ed)? me(?: back)?\\b',
    "\\b(?:at|on|is)? ?(?:my|the|this|that|a|same)? ?(?<!\\b(?:account|policy|order|invoice|claim|reference|case|chart) )(?:(?:best|cell|phone|mobile|work|home|callback) )*(?:numbers?|phone|cell)\\b(?:'s| is| to reach me| works| fine| good| at)*",
  ].join('|'),
  'gi',
);
