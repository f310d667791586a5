import type { CallerTurn, LanguageModel } from '@attendant/voice';

/** Payment card numbers are neither stored nor told to any model (PCI DSS 3.3): they leave the words where they came in. */

const SHORTEST = 13;
/** 19, four of the date and three of the code. */
const LONGEST = 26;
const SPOKEN = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** As recognisers write some digits, in the middle of others. */
const MISHEARD: Readonly<Record<string, string>> = { oh: '0', o: '0', to: '2', too: '2', for: '4', won: '1', ate: '8' };
/** Fewer digits in a row are a time, a price, a house. */
const GROUP = 4;
export const REMOVED = '[card number removed]';

const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

interface Token {
  digits: string;
  /** 'Fifty five': 'ten thirty' is a time as well. */
  inTens: boolean;
  from: number;
  to: number;
}

/** The words without card numbers, or nearly, written or spoken; the same words when there is none. */
export function withoutCards(text: string): string {
  let clean = text;
  for (const run of runsOf(text).toReversed()) {
    const card = cardIn(run);
    if (card) clean = clean.slice(0, card.from) + REMOVED + clean.slice(card.to);
  }
  return clean;
}

/** The words without any group of digits: of one who was just told to keep a card number to themselves. */
export function withoutDigits(text: string): string {
  let clean = text;
  for (const run of runsOf(text).toReversed()) {
    const [first, last] = [run[0], run.at(-1)];
    const digits = run.reduce((sum, token) => sum + token.digits.length, 0);
    const least = run.some(({ inTens }) => inTens) ? GROUP + 1 : GROUP;
    if (first && last && digits >= least) clean = clean.slice(0, first.from) + REMOVED + clean.slice(last.to);
  }
  return clean;
}

/** What is said to a caller who reads out a card, whoever answers. */
export const refusesCard = (said: string): boolean => /\bcard numbers?\b/i.test(said);

/** Digits that follow each other with nothing but blanks, commas and dashes between them. */
function runsOf(text: string): Token[][] {
  const runs: Token[][] = [];
  let end = -1;
  for (const match of text.matchAll(DIGITS)) {
    const word = match[0].toLowerCase();
    const [, times, one = ''] = /^(double|triple) (\w+)$/.exec(word) ?? [null, '', word];
    const digits = digitsOf(one).repeat(times === 'double' ? 2 : times === 'triple' ? 3 : 1);
    const inTens = /^(?:\w+teen|\w+ty|ten|eleven|twelve)\b/.test(one);
    const token = { digits, inTens, from: match.index, to: match.index + word.length };
    const joined = end >= 0 && /^[\s,.–-]*$/.test(text.slice(end, token.from));
    if (joined) runs.at(-1)?.push(token);
    else runs.push([token]);
    end = token.to;
  }
  return runs;
}

const UNITS = SPOKEN.slice(1).join('|');
const DIGITS = new RegExp(
  `\\d+|\\b(?:${TENS.join('|')})(?:[ -](?:${UNITS}))?\\b|\\b(?:${TEENS.join('|')})\\b|\\b(?:(?:double|triple) )?(?:zero|oh|${UNITS})\\b|\\b(?:o|to|too|for|won|ate)\\b`,
  'gi',
);
function digitsOf(word: string): string {
  if (/^\d/.test(word)) return word;
  const [ten = '', unit = 'zero'] = word.split(/[ -]/);
  if (TENS.includes(ten)) return `${TENS.indexOf(ten) + 2}${SPOKEN.indexOf(unit)}`;
  if (TEENS.includes(word)) return String(TEENS.indexOf(word) + 10);
  return MISHEARD[word] ?? String(Math.max(0, SPOKEN.indexOf(word)));
}

/**
 * A run as long as a card number (ISO/IEC 7812-1), with its date and code where they follow. The check digit is no help: of
 * what is spoken a digit is often heard wrong.
 */
function cardIn(run: readonly Token[]): { from: number; to: number } | null {
  const digits = run.map((token) => token.digits).join('');
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || digits.length < SHORTEST || digits.length > LONGEST || /^0+$/.test(digits)) return null;
  return { from: first.from, to: last.to };
}

const waysToHear = ({ text, alternatives = [] }: CallerTurn): string[] => [
  text,
  ...alternatives.map((one) => one.text),
];

const KEEP_IT =
  "Please keep your card number to yourself: I can't take payments, and I don't write it down. What else can I do for you?";

/** The same model, which never hears a card number. */
export function cardless(model: LanguageModel): LanguageModel {
  return {
    name: model.name,
    open(options) {
      const talker = model.open(options);
      return {
        async *reply(turn, signal) {
          if (waysToHear(turn).some((text) => withoutCards(text) !== text)) yield { kind: 'text', text: KEEP_IT };
          else yield* talker.reply(turn, signal);
        },
        state: () => talker.state(),
        question: () => talker.question(),
      };
    },
  };
}
