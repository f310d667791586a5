import { FUNCTION_WORDS } from '../../understand/words.ts';
import { isMereQuestion } from '../question.ts';

/** Where a sentence ends: the mark behind what is written short ends none. */

const TITLES = 'mr|mrs|ms|dr|prof';
const STREETS = 'st|ave|rd|blvd|ln|apt';
/** Other words that owners write short. */
const MEASURES = 'mins?|max|approx|incl|hrs?';
const SHORT = new RegExp(
  `(?:(?<![\\p{L}\\d])(?:${TITLES}|${STREETS}|${MEASURES})|(?<!\\p{L})[ap]\\.m)\\.(?=\\s+\\S)`,
  'giu',
);
const TITLE = new RegExp(`^(?:${TITLES})\\.`, 'i');
const STREET = new RegExp(`^(?:${STREETS})\\.`, 'i');
/** What goes on from an hour or a title, though it is written with a capital. */
const GOES_ON = new RegExp(
  `^(?:\\d|(?:${TITLES})\\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|to(?:day|morrow))`,
  'i',
);

/** 'Elm St. And do I need to fast', 'see the Dr. Is it free': a sentence begins with a capital, where there are any. */
function isEnd(short: string, before: string, rest: string): boolean {
  const [next = ''] = rest.split(/\s/);
  const isCapital = /^\p{Lu}/u.test(next);
  const begins = isCapital && FUNCTION_WORDS.has(next.toLowerCase().replace(/[^\p{L}]/gu, ''));
  if (TITLE.test(short)) return begins && /\b(?:the|an?|my|our|another)\s*$/i.test(before);
  if (!/\p{Lu}/u.test(before + rest)) return STREET.test(short) || isMereQuestion(rest);
  // 'At St. Mary's', but 'at 12 Elm St. Two large pies'
  const isSaint = /^st\./i.test(short) && !/(?:\d|\p{Lu}[\p{L}'’]*)\s*$/u.test(before);
  return begins || (isCapital && !isSaint && !GOES_ON.test(next));
}

/** Stands where a mark was that ends nothing. */
const NO_END = '\u2024';

const withNoEnds = (text: string): string =>
  text.replace(SHORT, (short: string, at: number) => {
    const end = at + short.length;
    return isEnd(short, text.slice(0, at), text.slice(end).trimStart()) ? short : `${short.slice(0, -1)}${NO_END}`;
  });

/** The sentences of what was written, each with its mark. */
export const writtenSentences = (text: string): string[] =>
  withNoEnds(text)
    .split(/(?<=[.!?\u2026])\s+/)
    .map((one) => one.replaceAll(NO_END, '.'));

/** What was said, without the marks that end nothing: 'Dr Kim at 10 am'. */
export const withoutIdleMarks = (text: string): string =>
  withNoEnds(text)
    .replaceAll(NO_END, '')
    .replace(/(?<!\p{L})([ap])\.m\b(?:\.(?=[,;:?!]))?/giu, '$1m');

/** As people write it who read what was said. */
export const withTitleMarks = (text: string): string => text.replace(/\b(Mr|Mrs|Ms|Dr|Prof)(?= \p{Lu})/gu, '$1.');
