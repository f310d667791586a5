/** What a text says that answers a reminder; null: it says something else, and is talked about as any other. */
export interface ReminderAnswer {
  /** A 'no' alone does not tell whether they want another time or none. */
  says: 'confirm' | 'cancel' | 'decline';
  /** Said as the reminder asks for it. A bare 'yes' can be meant for something else that was asked since. */
  isPlain: boolean;
  /** Of several: which, from 1. */
  which: number | 'all' | null;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const CONFIRMS = setOf('c confirm confirmed confirming confirms conf');
const AGREES = setOf('y yes yep yeah yup ok okay sure absolutely perfect great 👍');
const CANCELS = setOf('x cancel cancelled canceled canceling cancelling');
const DECLINES = setOf('n no nope nah');
const ALL = setOf('all both');
/** What adds nothing to an answer. With any other word a text is more than one. */
const BESIDE = setOf(
  `please pls thanks thank you thx ty so much hi hello hey good morning evening afternoon i we will would like to want
  need ll d m be am are is there then it that my our the this for me us see ya tomorrow appointment booking sorry a an
  just option number letter 👌 🙏 🙂 😊 ❤️ ✅ ❌`,
);

/** The words of a text, where each is one of these or adds nothing; null where there is more in it. */
function wordsOf(text: string, ...known: readonly ReadonlySet<string>[]): string[] | null {
  const words = text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\p{Emoji_Modifier}|\uFE0F/gu, '')
    // 'C1', 'x2'
    .replace(/\b([cx])(\d)\b/g, '$1 $2')
    .split(/[^\p{L}\p{N}\p{Extended_Pictographic}]+|(?=\p{Extended_Pictographic})/u)
    .filter(Boolean);
  return words.every((word) => [...known, BESIDE].some((some) => some.has(word)) || /^\d$/.test(word)) ? words : null;
}

const hasOf = (words: readonly string[]) => (known: ReadonlySet<string>) => words.some((word) => known.has(word));

export function readReminderAnswer(text: string): ReminderAnswer | null {
  const words = wordsOf(text, CONFIRMS, AGREES, CANCELS, DECLINES, ALL);
  const numbers = words?.filter((word) => /^\d$/.test(word)) ?? [];
  if (!words || numbers.length > 1) return null;
  const has = hasOf(words);
  const isPlain = has(CONFIRMS) || has(CANCELS);
  if (has(CONFIRMS) && has(CANCELS)) return null;
  const comes = /\b(?:be there|see (?:you|ya))\b/.test(words.join(' '));
  if (has(DECLINES))
    return isPlain || comes || has(AGREES) || numbers.length > 0
      ? null
      : { says: 'decline', isPlain: false, which: null };
  if (!isPlain && !has(AGREES) && !comes) return null;
  const which = numbers.length > 0 ? Number(numbers[0]) : has(ALL) ? 'all' : null;
  return { says: has(CANCELS) ? 'cancel' : 'confirm', isPlain, which };
}

/** The same of an offer: whether they take it. */
export function readOfferAnswer(text: string): { takes: boolean; isPlain: boolean } | null {
  const words = wordsOf(text, AGREES, DECLINES);
  if (!words || words.some((word) => /^\d$/.test(word))) return null;
  const has = hasOf(words);
  if (has(AGREES) === has(DECLINES)) return null;
  return { takes: has(AGREES), isPlain: words.includes('y') || words.includes('n') };
}
