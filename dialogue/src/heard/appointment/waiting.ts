import { asksIf } from '../asked/beyond-times.ts';

/** A wish to be told when a time comes free; `sooner`: before the one that was spoken of, `otherwise`: if there is none. */
export type WaitHeard = 'sooner' | 'whenever' | 'otherwise';

const LIST =
  /\b(?:wait(?:ing)?|cancell?ations?|stand ?by|short notice) ?list\b|\bon stand ?by\b|\b(?:put|add|get|stick|have|place) (?:me|us|him|her|them|my \w+) (?:down )?(?:on|to|onto|for) (?:the|your|a|that) list\b|\b(?:be|go) on (?:the|your|a|that) list\b/;
/** They are on one, or ask how it goes there. */
const OF_LIST =
  /\b(?:off|am i|are we|is (?:he|she)|(?:s|im|were|am|is|was|been) (?:already |still )?on (?:the|your|a|that)|how long|how many)\b/;

const IF = '\\b(?:if|when|whenever|in case|should|as soon as|once|the moment|case)\\b';
const PLACE =
  '(?:any ?thing|something|any|spots?|slots?|times?|openings?|appointments?|places?|tables?|chairs?|ones?|it|that|some|earlier|sooner|\\w+day|tomorrow|today|morning|afternoon|evening)';
const COMES_FREE = new RegExp(
  [
    `${IF}(?: \\w+){0,3}? ${PLACE}(?: \\w+){0,5}? (?:open(?:s|ed)?|freed?s?|comes?|came|pop(?:s|ped)?|bec[ao]mes?|gets?|got|turn(?:s|ed)?|shakes?|goes)(?: \\w+)? (?:up|free|open|available|loose)\\b`,
    `${IF}(?: \\w+){0,4}? (?:some|any|no)?(?:body|one)(?: else)? (?:\\w+ ){0,2}?(?:cancel(?:s|l?ed)?|(?:drop|back|pull|bow|fall)(?:s|ped|ed)? out|bail(?:s|ed)?|doesnt (?:show|come|make)|no shows?)\\b`,
    `${IF}(?: \\w+){0,4}? (?:an?|any|some|there (?:is|are)|theres|you (?:get|have)) (?:\\w+ )?(?:cancell?ations?|no shows?)\\b`,
    `${IF} (?:any ?thing|something|a spot|one)(?: \\w+){0,2}? (?:open(?:s|ed)|free(?:s|d))\\b`,
  ].join('|'),
);
const TOLD_SOONER = new RegExp(
  `\\b(?:let me know|tell me|(?:call|text|ring|ping|buzz|message|notify|contact) me|keep me in mind)\\b.*${IF}.*\\b(?:earlier|sooner)\\b`,
);
/** 'How do I cancel if something comes up': nothing is waited for. */
const WHAT_IF =
  /\b(?:cancel|reschedule|move it|change it|be late|call(?: it)? off|reach you|let you know)\b.*\b(?:any ?thing|something) (?:else )?(?:comes|came) up\b/;
const OTHERWISE =
  /\bif (?:(?:there(?:s| is)|you have|youve got) )?(?:nothing|not|none|no|you (?:dont|do not|cant)|there (?:isnt|arent|is not)|youre full|you are full|its full)\b|\b(?:otherwise|or else)\b/;

const SOONER =
  /\b(?:earlier|sooner|before (?:that|then|it|mine|my)|move(?:d)? (?:me |it )?(?:up|forward)|quicker|faster)\b/;

/** What was said of waiting for a time; null for nothing. */
export function waitsIn(words: readonly string[]): WaitHeard | null {
  const said = words.join(' ');
  const list = LIST.test(said) && !OF_LIST.test(said);
  if (!(list || COMES_FREE.test(said) || TOLD_SOONER.test(said)) || WHAT_IF.test(said) || asksIf(said)) return null;
  if (list && OTHERWISE.test(said)) return 'otherwise';
  return SOONER.test(said) ? 'sooner' : 'whenever';
}
