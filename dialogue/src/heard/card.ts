import { phoneAt, readDigits } from '../understand/phones.ts';

/** Digits of a payment card: 13 to 19 of them, and one lost on the way. */
const CARD = { least: 12, most: 19 } as const;
/** Cards are read out in groups of so many, or two of them together. */
const GROUP = { least: 4, most: 6 } as const;

/**
 * What the digits in these `tokenise`d words may be of a card. Half of one is no telephone: those have seven, ten or eleven.
 * `part`: nothing but a group of digits.
 */
export function cardIn(words: readonly string[]): 'card' | 'half' | 'part' | null {
  const digits = Math.max(...runsOf(words).map((run) => readDigits(run).length));
  const named = /\b(?:card|visa|mastercard|amex|debit|credit)\b/.test(words.join(' '));
  const least = named ? CARD.least - 4 : CARD.least;
  if (digits >= least && digits <= CARD.most + 6) return 'card';
  if (LAST.test(words.join(' ')) || (!named && OF_PAPERS.test(words.join(' ')))) return null;
  if (digits === 8 || digits === 9 || (named && digits >= GROUP.least)) return 'half';
  const bare = words.every((word) => BARE.test(word));
  return digits >= GROUP.least && digits <= GROUP.most && bare ? 'part' : null;
}
/** Numbers with nothing but small words between them: three lattes, one almond, one skim and two muffins are no number. */
function runsOf(words: readonly string[]): readonly (readonly string[])[] {
  const runs: string[][] = [[]];
  for (const word of words) {
    if (BARE.test(word) || BETWEEN.test(word)) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  return runs;
}

/** 'My card on file ends in 4242' is how everybody tells cards apart. */
const LAST = /\b(?:ends|ending|ended|end) (?:in|with)\b|\blast (?:four|4)\b/;
/** 'Invoice 2217, six hundred forty dollars': what it is the number of is told. */
export const OF_PAPERS =
  /\b(?:account|policy|order|invoice|statement|claim|reference|case|chart|ticket|bill|receipt|serial|model|part|confirmation|license|member|customer)(?: (?:numbers?|no|num))?(?: is)? (?=\d|(?:one|two|three|four|five|six|seven|eight|nine|zero|oh)\b)/;
const BARE =
  /^(?:\d+|zero|oh|o|one|two|three|four|five|six|seven|eight|nine|double|triple|to|too|for|won|ate|its|and|then|the|number|is)$/;
/** What stands between the groups of a number that is read out. */
const BETWEEN =
  /^(?:hundred|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|ten|eleven|twelve|\w+teen|okay|uh|um|dash|space|let|me|see|sorry|wait|actually|i|mean|expires|code)$/;

/** Words of a telephone number. */
const LONGEST_NUMBER = 14;

/** Without a telephone number, of which no digit is one of a card: 'two pies, 917 555 0188'. */
export function besideNumber(words: readonly string[], phone: string | null): readonly string[] {
  if (phone === null) return words;
  for (let length = 1; length <= LONGEST_NUMBER; length++) {
    const from = words.findIndex((_, at) => phoneAt(words.slice(at, at + length)) === phone);
    if (from >= 0) return words.toSpliced(from, length);
  }
  return words;
}

/** '11:30, Frank': an hour with its minutes is no part of a card. */
export const withoutHours = (text: string): string => text.replace(/\b(?:1[0-2]|0?[1-9]):[0-5]\d\b(?![\s:]*\d)/g, ' ');

/** Scores, bills, taxes and cards of the caller's own: 'why was my card denied' is not how one pays here. */
export const isOwnMoney = (words: readonly string[]): boolean =>
  /\b(?:credit (?:score|limit|report)|interest rate|apr|tax(?:es)?|loan|mortgage|i owe|late payments?)\b|\bmy (?:\w+ )?(?:bill|bills|account|statement)\b|\bmy (?:\w+ )?cards? (?:get|got|gets|was|is|has|not|never|keeps)\b|\bmy card not\b/.test(
    words.join(' '),
  );
