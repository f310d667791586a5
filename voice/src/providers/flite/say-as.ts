import { ABBREVIATIONS, MONTHS } from './abbreviations.ts';
import { digitsInWords, inWords, ordinalInWords, pairsInWords } from './in-words.ts';
import { spell, spellPhone } from './spell.ts';

type Rule = readonly [pattern: RegExp, words: (...parts: string[]) => string];

const MONTH = `(?:${MONTHS.join('|')})`;
const whole = (digits: string): number => Number(digits.replaceAll(',', ''));
const plural = (n: number, one: string): string => `${inWords(n)} ${one}${n === 1 ? '' : 's'}`;

/** In order: what is told specially before what would catch it as a mere number. */
const RULES: readonly Rule[] = [
  [/[\u2018\u2019]/g, () => "'"],
  [/[\u201c\u201d]/g, () => '"'],
  [/[*_`~|<>{}[\]\\^]+/g, () => ' '],
  [/\s+[-\u2013\u2014]+\s+|\u2014/g, () => ', '],
  [/\u2013/g, () => '-'],
  [/(\d)?\s?\u00bd/g, (_, n) => (n ? `${n} and a half` : 'half')],
  [/\$\s?(\d[\d,]*)(?:\.(\d{2}))?(?!\d)/g, (_, dollars = '0', cents) => money(whole(dollars), Number(cents || 0))],
  [/(?<![\d.])(\d{1,2})\s?\u00a2/g, (_, cents) => plural(Number(cents), 'cent')],
  [/(?<=\d\s?(?:[ap]\.?m\.?)?)\s?-\s?(?=\d{1,2}(?::\d\d)?\s?[ap]\.?m\b)/gi, () => ' to '],
  [/(?<=\d:\d\d)\s?-\s?(?=\d)/g, () => ' to '],
  [/\b(\d{1,2})(?::(\d{2}))?\s?([apAP])\.?[mM]\b(\.(?!\s+[a-z]))?\.?/g, timeOfDay],
  [/\b([01]?\d|2[0-3]):([0-5]\d)\b/g, (_, hour = '', minute = '') => clock(Number(hour), Number(minute))],
  [/(?<![\d#])(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}(?!\d)/g, (number = '') => spellPhone(number)],
  [/(?<![\d-])\d{3}-\d{4}(?![\d-])|\+\d{8,15}\b/g, (number = '') => spellPhone(number)],
  [/#\s?([0-9A-Z]*[A-Z][0-9A-Z]*|\d{5,})\b/gi, (_, code = '') => spell(code)],
  [/\b(?=[A-Z]*\d)(?=\d*[A-Z])[0-9A-Z]{5,}\b/g, (code = '') => spell(code)],
  [/#\s?(?=\d)/g, () => 'number '],
  [/\b(\d{4})-(\d{2})-(\d{2})\b/g, (_, year, month, day) => date(Number(year), Number(month), Number(day))],
  [/\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g, (_, month, day, year) => date(Number(year), Number(month), Number(day))],
  ...ABBREVIATIONS,
  [new RegExp(`\\b(${MONTH}) (\\d{1,2})(?!\\d|:|st|nd|rd|th)`, 'g'), (_, month, day) => `${month} ${ordinal(day)}`],
  [/\b(\d[\d,]*)(?:st|nd|rd|th)\b/gi, (_, n) => ordinal(n)],
  [/\b(\d{1,3})\s?x\s+(?=\p{L})/giu, (_, n) => `${n} `],
  [/(\d)\s?-\s?(?=\d)/g, (_, n) => `${n} to `],
  [/(\d)\s?%/g, (_, n) => `${n} percent`],
  [/(\d)\s?(?:"|'')(?=\s|$)/g, (_, n) => `${n} inch`],
  [/(\d)\s?\u00b0\s?F?\b/g, (_, n) => `${n} degrees`],
  [/\b24\/7\b/g, () => 'twenty four seven'],
  [/\b(\d[\d,]*)\.(\d+)\b/g, (_, n = '', fraction = '') => `${inWords(whole(n))} point ${digitsInWords(fraction)}`],
  [/\b\d{1,3}(?:,\d{3})+\b/g, (n = '') => inWords(whole(n))],
  [/\b0\d+\b|\b\d{5,}\b/g, (digits = '') => digitsInWords(digits)],
  [/\b\d{4}\b/g, (n = '') => pairsInWords(Number(n))],
  [/\d+/g, (n = '') => inWords(Number(n))],
  [/\s*&\s*/g, () => ' and '],
  [/(?<=\w)@(?=\w)/g, () => ' at '],
  [/(?<=[a-z])\.(?=(?:com|net|org|co|us|io)\b)/gi, () => ' dot '],
  [/(?<=\w)\/(?=\w)/g, () => ' or '],
  [/\s\+\s/g, () => ' plus '],
  [/\p{Extended_Pictographic}|\ufe0f|[#@+=/]/gu, () => ' '],
  [/\s+(?=[,.?!;:])/g, () => ''],
  [/\s+/g, () => ' '],
];

/** A written sentence as the words that a speaker would say, for a voice that reads letters only. US English. */
export function sayAs(sentence: string): string {
  let text = sentence.normalize('NFC');
  for (const [pattern, words] of RULES) text = text.replace(pattern, words);
  return foldAccents(text).trim();
}

/** 'jalapeno' of 'jalapeño': Flite knows plain letters only. */
const foldAccents = (text: string): string => text.normalize('NFD').replace(/[^\x20-\x7e]/g, '');

const ordinal = (digits = ''): string => ordinalInWords(whole(digits));

function money(dollars: number, cents: number): string {
  if (cents === 0) return plural(dollars, 'dollar');
  if (dollars === 0) return plural(cents, 'cent');
  return `${plural(dollars, 'dollar')} and ${plural(cents, 'cent')}`;
}

/** `stop` is the full stop of 'p.m.' when it ends the sentence as well. */
function timeOfDay(_: string, hour = '', minute = '', half = '', stop = ''): string {
  const oClock = Number(minute || 0) === 0 ? inWords(Number(hour)) : clock(Number(hour), Number(minute));
  return `${oClock} ${half.toLowerCase() === 'a' ? 'A' : 'P'} M${stop}`;
}

function clock(hour: number, minute: number): string {
  if (minute === 0) return `${inWords(hour)} o'clock`;
  return `${inWords(hour)} ${minute < 10 ? `oh ${inWords(minute)}` : inWords(minute)}`;
}

function date(year: number, month: number, day: number): string {
  return `${MONTHS[month - 1] ?? inWords(month)} ${ordinalInWords(day)}, ${pairsInWords(year)}`;
}
