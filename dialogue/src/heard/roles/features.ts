import type { Token } from './tokens.ts';

/** Each feature of a word has its weights in one of so many buckets. */
export const BUCKETS = 1 << 15;

/** How one part may be told from the next: by a mark, by a word that joins, or by nothing. */
export const BREAKS = ['none', 'comma', 'end', 'joined'] as const;

const JOINING = /^(?:and|but|so|because|cause|then|plus|also|or|that|if|when|since|cuz|oh|actually|no|wait|sorry)$/;

/** Index in `BREAKS` of what stands before this word. */
export function breakAt(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (!token || token.before === '.') return 2;
  if (token.before === ',') return 1;
  return JOINING.test(token.word) ? 3 : 0;
}

/** The buckets of a word amid its sentence, after a question of this kind. */
export function featuresAt(tokens: readonly Token[], at: number, context: string): number[] {
  const word = (offset: number): string => tokens[at + offset]?.word ?? (at + offset < 0 ? '^' : '$');
  const [here, left, right] = [word(0), word(-1), word(1)];
  const [left2, right2, right3] = [word(-2), word(2), word(3)];
  let first = at;
  while (first > 0 && breakAt(tokens, first) === 0) first--;
  let start = at;
  while (start > 0 && breakAt(tokens, start) < 2 && breakAt(tokens, start) !== 1) start--;
  const opening = `${tokens[start]?.word} ${tokens[start + 1]?.word ?? '$'}`;
  const clause = `${tokens[first]?.word} ${tokens[first + 1]?.word ?? '$'}`;
  const asked = tokens[at]?.asked ? '?' : '.';
  return [
    `w ${here}`,
    `l ${left}`,
    `r ${right}`,
    `lw ${left} ${here}`,
    `wr ${here} ${right}`,
    `l2 ${left2}`,
    `r2 ${right2}`,
    `ll ${left2} ${left}`,
    `rr ${right} ${right2}`,
    `llw ${left2} ${left} ${here}`,
    `lwr ${left} ${here} ${right}`,
    `wrr ${here} ${right} ${right2}`,
    `rrr ${right} ${right2} ${right3}`,
    `o ${opening}`,
    `o1 ${tokens[start]?.word}`,
    `c ${clause}`,
    `c1 ${tokens[first]?.word}`,
    `oc ${opening} ${context}`,
    `q ${asked}`,
    `qo ${asked} ${tokens[start]?.word}`,
    `x ${context}`,
    `xw ${context} ${here}`,
    `xwr ${context} ${here} ${right}`,
    `xs ${context} ${Math.min(at, 3)}`,
    `b ${breakAt(tokens, at)}`,
    `e ${right === '$' ? breakAt(tokens, at) : ''}`,
    `s ${here.slice(-3)}`,
    `p ${here.slice(0, 4)}`,
    ...near(tokens, at),
  ].map(bucket);
}

/** Words a little further off, wherever they stand. */
function near(tokens: readonly Token[], at: number): string[] {
  const found: string[] = [];
  for (let offset = 3; offset <= 6; offset++) {
    const [before, after] = [tokens[at - offset], tokens[at + offset]];
    if (before) found.push(`nb ${before.word}`);
    if (after) found.push(`na ${after.word}`);
  }
  return found;
}

/** FNV-1a, of which the low bits are enough here. */
function bucket(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return ((hash >>> 0) ^ (hash >>> 15)) & (BUCKETS - 1);
}
