import { FUNCTION_WORDS, singular, tokenise } from '../../understand/words.ts';
import type { Talk } from '../talk.ts';
import { tell } from './noted.ts';
import { onlyIf } from './owners-sentences.ts';

/** What the owner wants said to some callers only: once, before anything that is done for them. */
export function tellIf(talk: Talk, text: string): void {
  const { facts, state } = talk;
  const said = new Set(tokenise(text).map(singular));
  for (const note of facts.notes)
    for (const { what, say } of onlyIf(note)) {
      const telling = tokenise(what).filter((word) => !FUNCTION_WORDS.has(word) && !TELLS.test(word));
      const holds = telling.length > 0 && telling.every((word) => said.has(singular(word)));
      if (!holds || state.urgent.includes(say)) continue;
      state.urgent.push(say);
      tell(talk, { text: say, note });
    }
}

/** That it is told of, and not what. */
const TELLS = /^(?:ask\w*|mention\w*|say\w*|tell\w*|call\w*|order\w*|book\w*|buy\w*|request\w*)$/;
