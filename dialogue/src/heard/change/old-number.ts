import { numberAt } from '../../understand/numbers.ts';
import { AS_IT_IS, type Change, type Standings } from './standing.ts';

const N = '(?<old>[a-z0-9 ]{1,14}?)';
const M = '(?<now>[a-z0-9 ]{1,14}?)';
const LED =
  '^(?:(?:oh|no|nope|wait|sorry|actually|oops|uh|um|hang on|hold on|correction|my (?:mistake|bad)|yeah|okay|and|but|so|i mean|im sorry|i (?:mis)?counted|i miscounted) )*';
const WANTED =
  '(?:i (?:meant|mean|need|needed|want|wanted|should have said)|make (?:it|that|them)|its(?: only| just)?|it should be|should be|should have been|shouldve been|its supposed to be|make that|rather|just|only|actually|give me|do)';
const TAIL = '(?: (?:please|instead|actually|of them|of those|total|though|then))*$';

/** Ways to tell a new number by the one that it takes the place of. */
const WAYS = [
  `${LED}(?:i (?:said|told you|ordered|asked for)|did i say|you have|you put) ${N} (?:but |and |no |sorry |wait )*${WANTED} ${M}${TAIL}`,
  `${LED}did i say ${N} ${M}${TAIL}`,
  `${LED}i (?:meant|mean|need|want) ${M} (?:and )?not ${N}${TAIL}`,
  `${LED}(?:make (?:it|that) |i need |i want )?${M} (?:and )?(?:not|instead of|rather than) ${N}${TAIL}`,
  `${LED}(?:its |it should be )?not ${N} (?:but |its |make it |its only |just )*${M}${TAIL}`,
  `${LED}(?:the|those|that) ${N} (?:should|ought to|needs to|need to|has to|can|could) (?:be|become)(?: an?)? ${M}${TAIL}`,
  `${LED}(?:scratch|forget|cancel|change|scrap) (?:the |that )?${N} (?:to |make it |make that |${WANTED} )${M}${TAIL}`,
  `${LED}${N} (?:is|was|are) (?:too many|too much|wrong|not enough|too few)(?: ${WANTED})? ${M}${TAIL}`,
].map((way) => new RegExp(way));

/** 'I said eight, I meant ten', 'three, not two': of the line that has the old number, where one has it alone. */
export function byOldNumber(words: readonly string[], { lines }: Standings): Change[] | null {
  const said = words.join(' ');
  for (const way of WAYS) {
    const { old = '', now = '' } = way.exec(said)?.groups ?? {};
    const [before, after] = [wholeNumber(old), wholeNumber(now)];
    if (before === null || after === null || before === after) continue;
    const [line, ...others] = lines.filter(({ quantity }) => quantity === before);
    if (!line || others.length > 0) continue;
    return [{ do: 'alter', lines: [line], some: null, to: { ...AS_IT_IS, quantity: after } }];
  }
  return null;
}

/** These words are a number and nothing else. */
function wholeNumber(said: string): number | null {
  const words = said.trim().split(' ');
  const number = numberAt(words, 0);
  return number && !number.more && number.length === words.length && !/^an?$/.test(said) ? number.value : null;
}
