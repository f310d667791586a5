import type { CallerTurn, LanguageModel } from '@attendant/voice';

/** Payment card numbers are neither stored nor told to any model (PCI DSS 3.3): they leave the words where they came in. */

const SHORTEST = 13;
const LONGEST = 19;
const SPOKEN = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
export const REMOVED = '[card number removed]';

interface Token {
  digits: string;
  from: number;
  to: number;
}

/** The words without card numbers, written or spoken digit by digit; the same words when there is none. */
export function withoutCards(text: string): string {
  let clean = text;
  for (const run of runsOf(text).toReversed()) {
    const card = cardIn(run);
    if (card) clean = clean.slice(0, card.from) + REMOVED + clean.slice(card.to);
  }
  return clean;
}

/** Digits that follow each other with nothing but blanks, commas and dashes between them. */
function runsOf(text: string): Token[][] {
  const runs: Token[][] = [];
  let end = -1;
  for (const match of text.matchAll(/\d+|\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b/gi)) {
    const word = match[0].toLowerCase();
    const digits = /^\d/.test(word) ? word : String(Math.max(0, SPOKEN.indexOf(word)));
    const token = { digits, from: match.index, to: match.index + word.length };
    const joined = end >= 0 && /^[\s,.–-]*$/.test(text.slice(end, token.from));
    if (joined) runs.at(-1)?.push(token);
    else runs.push([token]);
    end = token.to;
  }
  return runs;
}

/** The longest stretch of tokens whose digits make a card number. */
function cardIn(run: readonly Token[]): { from: number; to: number } | null {
  for (const [first, { from }] of run.entries()) {
    let digits = '';
    let end: number | null = null;
    for (const token of run.slice(first, first + LONGEST)) {
      digits += token.digits;
      if (digits.length > LONGEST) break;
      if (isCard(digits)) end = token.to;
    }
    if (end !== null) return { from, to: end };
  }
  return null;
}

/** Length and check digit (ISO/IEC 7812-1, Luhn). */
function isCard(digits: string): boolean {
  if (digits.length < SHORTEST || digits.length > LONGEST || /^0+$/.test(digits)) return false;
  let sum = 0;
  for (const [index, digit] of digits.split('').toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
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
        expects: () => talker.expects(),
      };
    },
  };
}
