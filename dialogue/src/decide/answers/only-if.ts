import { sharesName } from '../../heard/relevance/relevance.ts';
import { isGone } from '../../heard/words/gone.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../../understand/words.ts';
import type { Talk } from '../talk.ts';
import { type KnownAnswer, notedAnswer, tell, WHATEVER } from './noted.ts';
import { onlyIf, TELEPHONE } from './owners-sentences.ts';

/** What the owner wants said to some callers only: once, before anything that is done for them. */
export function tellIf(talk: Talk, text: string): void {
  const { facts, state } = talk;
  const said = new Set(tokenise(text).map(singular));
  for (const note of facts.notes)
    for (const { what, say, bars } of onlyIf(note)) {
      const telling = tellingIn(what);
      const holds = !bars && telling.length > 0 && telling.every((word) => said.has(singular(word)));
      if (!holds || state.urgent.includes(say)) continue;
      state.urgent.push(say);
      tell(talk, { text: say, note });
    }
}

/**
 * 'You must not drive it', where this turn tells of what the owner wrote that of, or asks for it behind that; null where it does
 * not, or where it was told and nothing more is asked.
 */
export function barred({ facts, state, heard }: Talk, text: string): KnownAnswer | null {
  const pieces = text.split(/[,.;!?]+(?=\s|$)|\bbut\b/i).map(tokenise);
  for (const note of facts.notes)
    for (const { what, say, bars } of onlyIf(note)) {
      if (!bars) continue;
      const isTold = state.urgent.includes(say);
      const holds = isTold ? heard.asking && sharesName(text, say) : pieces.some((piece) => tellsOf(what, piece));
      if (holds) return { text: say, note };
    }
  return null;
}

/** Says it, and whom to call for it where that is written: 'have it towed', 'we tow with Reggie's, 555-0377'. */
export function tellBarred(talk: Talk, known: KnownAnswer): void {
  talk.state.urgent.push(known.text);
  tell(talk, known);
  const called = { test: (text: string) => TELEPHONE.test(text) && sharesName(text, known.text) };
  const whom = TELEPHONE.test(known.text) ? null : notedAnswer(talk.facts.notes, known.text, WHATEVER, called);
  if (whom) tell(talk, whom);
}

/** One of what stands there with an 'or' between is told of: 'they smell gas or their brakes are gone'. */
function tellsOf(what: string, words: readonly string[]): boolean {
  const said = words.map(singular);
  return what.split(/,|\bor\b/i).some((one) => {
    const telling = tellingIn(one);
    const things = telling.filter((word) => !isGone([word]));
    const isNamed = things.length > 0 && things.every((word) => said.includes(singular(word)));
    return isNamed && (things.length === telling.length || isGone(words, things));
  });
}

const tellingIn = (what: string): string[] =>
  tokenise(what).filter((word) => !FUNCTION_WORDS.has(word) && !TELLS.test(word));

/** That it is told of, and not what; and who tells it. */
const TELLS =
  /^(?:ask\w*|mention\w*|say\w*|tell\w*|call\w*|order\w*|book\w*|buy\w*|request\w*|some(?:body|one)|any(?:body|one)|people|customers?)$/;
