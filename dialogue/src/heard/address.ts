import { numberAt } from '../understand/numbers.ts';
import { readDigits } from '../understand/phones.ts';

const STREETS =
  'street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|place|pl|court|ct|way|square|terrace|parkway|highway|broadway|plaza|circle|alley|trail|row';
const UNIT =
  '(?:apartment|apt|unit|suite)\\.?\\s*(?:number |#)?[\\w-]+|(?:room|floor) (?:number |#)?[\\w-]*\\d[\\w-]*|(?:buzzer|bell|door code|gate code|code)\\s*#?\\d+\\w*|(?:\\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|top|ground) floor';
const ADDRESS = new RegExp(
  `\\b(?:\\d+-)?\\d+[a-z]?\\s+(?:(?!(?:with|for|and|at|on|see|[ap]\\.?m|o'?clock|please)\\b)[\\p{L}\\d.'-]+\\s+){1,3}?(?:${STREETS})\\b(?:[,\\s]+(?:${UNIT}))?`,
  'iu',
);

const SPELT_NUMBER =
  '(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|oh|zero)[\\s-]+){1,5}';
/** 'To thirty-one Birch Street', where a street is led up to. */
const SPELT = new RegExp(
  `(?:^|,\\s*|\\b(?:to|at|address(?: is|'s)?|it['’]?s|i['’]?m at|live at|on)[\\s,:]+)(?<there>${SPELT_NUMBER}(?:(?!(?:with|for|and|at|on|of|please|o'?clock|slices?|orders?)\\b)[\\p{L}.'-]+\\s+){1,3}?(?:${STREETS})\\b(?:[,\\s]+(?:${UNIT}))?)`,
  'iu',
);

/** 'Deliver to 12 Broadway', 'delivered to 45 Willow': a street is led up to, whatever it is called. */
const LED =
  /\b(?:deliver(?:ed|y|ing)?|bring|send|drop)(?: (?:it|that|this|them|food|off|please))*[\s,]+(?:over |out )?(?:to|at)[\s,]+(?<there>\d+[a-z]?\s+(?:\p{Lu}[\p{L}'-]*(?:\s+\p{Lu}[\p{L}'-]*){0,2}|[\p{L}'-]+(?=\s*(?:[,.;!?]|$))|broadway\b))/u;

/** What has a name where others have a number. */
const PLACES =
  'cottage|chapel|church|hall|farm|farmhouse|hospital|school|hotel|lodge|manor|barracks|library|abbey|villa|synagogue|mosque|temple|college';
const NAMED = `(?:the\\s+)?(?:(?!(?:the|a|an|my|your|our|this|that|his|her|their|and|or|with|for|in|at|on|to)\\b)[\\p{L}.'’-]+\\s+){1,3}?(?:${PLACES})\\b`;
/** 'Deliver it to Rose Cottage, Oakham', 'it has to be at Saint Mary's Chapel' */
const LED_TO_PLACE = new RegExp(
  `(?:^|[,;.]\\s*|\\b(?:deliver\\w*|bring|send|drop|ship|take|goes?|going|(?:has|have|needs?|should|must) (?:to )?be)\\b[^.?!]{0,25}?\\s)(?:to|at)\\s+(?<there>${NAMED}(?:,?\\s+(?:on |in )?(?!(?:please|thanks|thank|by|before|today|tomorrow)\\b)[\\p{L}'’-]+(?:\\s+(?:${STREETS}))?(?=\\s*(?:[,.;!?]|$)))?)`,
  'iu',
);
const PLACE = new RegExp(`\\b${NAMED}`, 'iu');

/** A house, a church or the like by its name, where it is asked for. */
export const namesPlace = (text: string): boolean => PLACE.test(text);

/** '410 Union Street, apartment 3B', said anywhere, as it was said; null when there is none. */
export function addressIn(text: string): string | null {
  const led = text.replace(/^\p{Lu}/u, (first) => first.toLowerCase());
  return (
    ADDRESS.exec(text)?.[0] ??
    SPELT.exec(text)?.groups?.there ??
    LED.exec(led)?.groups?.there ??
    LED_TO_PLACE.exec(text)?.groups?.there ??
    null
  );
}

/** How many words from here are an address: a street may be called like a dish. */
export function addressAt(words: readonly string[], at: number): number {
  const rest = words.slice(at).join(' ');
  if (/^(?:to|at)$/.test(words[at - 1] ?? '')) {
    const place = PLACE.exec(rest);
    if (place?.index === 0) return place[0].split(' ').length;
  }
  if (!/^\d+[a-z]?$/.test(words[at] ?? '')) return 0;
  const found = ADDRESS.exec(rest);
  return found?.index === 0 ? found[0].split(' ').length : 0;
}

const ONLY_UNIT = new RegExp(`\\b(?:${UNIT})`, 'i');

/** 'Apartment 14' */
export const unitIn = (text: string): string | null => ONLY_UNIT.exec(text)?.[0] ?? null;

/** The same street, another door. */
export const withUnit = (address: string, unit: string): string =>
  `${address.replace(new RegExp(`[,\\s]+(?:${UNIT})`, 'i'), '')}, ${unit}`;

/** 'No, 24, not 42', 'not forty two, twenty four': the address with its number put right; null where it has no such number. */
export function withNumber(address: string, words: readonly string[]): string | null {
  const not = words.lastIndexOf('not');
  if (not < 0 || words.length > A_CORRECTION || addressIn(address) === null) return null;
  const isNumber = (word: string) => readDigits([word]) !== '';
  const run = words.slice(not + 1).findIndex((word) => !isNumber(word) && word !== 'the');
  const behind = words.slice(not + 1, run < 0 ? undefined : not + 1 + run);
  const first = words.slice(0, not).filter(isNumber);
  const numbers =
    first.length > 0
      ? [readDigits(first), readDigits(behind)]
      : // 'Not 42, 24'
        [0, 1].map((at) => behind.filter(isNumber)[at === 0 ? 1 : 0] ?? '');
  const [right = '', wrong = ''] = numbers;
  const there = new RegExp(`\\b${wrong}(?=[a-z]?\\b)`);
  return right !== '' && wrong !== '' && there.test(address) ? address.replace(there, right) : null;
}
const A_CORRECTION = 12;

/** How many words here tell a time or a street, of which no number counts a dish: 'half past five'; 0: none do. */
export function elsewhereAt(words: readonly string[], at: number): number {
  const isPast = /^(?:half|quarter)$/.test(words[at] ?? '') && /^(?:past|after|to|till)$/.test(words[at + 1] ?? '');
  const hour = isPast ? numberAt(words, at + 2) : null;
  return hour ? hour.length + 2 : addressAt(words, at);
}
