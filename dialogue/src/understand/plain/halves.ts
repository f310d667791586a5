const X =
  "(?:just |only )?(?:the |some |with )?(?<{}>(?!(?:half|side|the|one|other|and|nothing|just|plain|want|get|have|do|put|like|need|pizza|pie|large|medium|small|i|you)\\b)[\\p{L}'’-]+(?: (?!(?:half|side|the|one|other|and|on|in|with|of)\\b)[\\p{L}'’-]+)?)";
const first = X.replace('{}', 'first');
const second = X.replace('{}', 'second');
/** Nothing that is put on. */
const BARE =
  '(?:(?:just |only |leave |leaving |keep |with )*(?:plain|nothing|regular|none|normal)(?: cheese| at all)?|(?:just|only) cheese)';
const OTHER = '(?:the )?other (?:half|side)';
const ONE = '(?:one|the|the one|a|the first|first) (?:half|side)';
const JOINT = '(?:[\\s,]+(?:and|but|then|with|plus))*[\\s,]+';

const on = (side: string): string => `(?: of it)? (?:on|over) ${side}(?: of it)?`;

/** 'Bacon on one side and onions on the other': as it is said at once. */
const EACH: readonly RegExp[] = [
  new RegExp(`${first}${on(ONE)}${JOINT}${second} (?:on|over) (?:the )?other(?: half| side| one)?\\b`, 'giu'),
  new RegExp(
    `[\\s,]*\\b(?:with )?${ONE}(?: is| with| of it)* ${first}${JOINT}${OTHER}(?: is| with| gets)* ${second}(?=[\\s]*(?:[,.;!?]|$)|\\s+(?:please|and)\\b)`,
    'giu',
  ),
];
/** The other half, of which nothing is put on it, is as it comes. */
const REST: readonly RegExp[] = [
  new RegExp(`${JOINT}${BARE} (?:on|for|over) (?:the )?other(?: half| side| one)?(?: of it)?\\b`, 'giu'),
  new RegExp(`${JOINT}(?:leave |keep |make |do )?${OTHER}(?: of it)?(?: is| gets| with| be)* ${BARE}\\b`, 'giu'),
];
const HALF_BARE = new RegExp(
  `(?<=\\bhalf(?: with)? [\\p{L}'’-]+(?: [\\p{L}'’-]+)?)${JOINT}(?:(?:and|the other) )*half (?:of it )?${BARE}\\b`,
  'giu',
);
/** Of several as many are one way as the other. */
const SEVERAL = /\b(?:dozen|two|three|four|five|six|eight|ten|twelve|\d+)\b/i;
const SIDE = /\bon (?:the )?(?:one|a|the first) side(?: of it)?\b/giu;

const OF_HALVES = /\bhalf\b|\b(?:one|other|each) side\b/i;

/** 'Pepperoni on one half and just plain on the other' is pepperoni on half. */
export function halvesPlainly(text: string): string {
  if (!OF_HALVES.test(text)) return text;
  const each = EACH.reduce((said, way) => said.replace(way, (...found: unknown[]) => halved(found)), text);
  const bare = REST.reduce((said, way) => said.replace(way, ''), each);
  if (bare !== each) return bare.replace(SIDE, 'on half');
  return SEVERAL.test(text) ? each : each.replace(HALF_BARE, '');
}

function halved(found: readonly unknown[]): string {
  const groups = found.at(-1);
  if (typeof groups !== 'object' || groups === null || !('first' in groups) || !('second' in groups))
    return String(found[0]);
  const of = (what: unknown) => (BARE_ONLY.test(String(what)) ? '' : `half ${String(what)}`);
  const lead = /^[\s,]/.test(String(found[0])) ? ' ' : '';
  return `${lead}${[of(groups.first), of(groups.second)].filter(Boolean).join(' and ')}`;
}
const BARE_ONLY = /^(?:plain|nothing|regular|normal|none)$/i;
