import { consentIn } from '../heard/consent.ts';
import { orderIn } from '../heard/order/order-in.ts';
import type { Understanding } from './acts.ts';
import type { Menu } from './menu.ts';
import { PHRASE_WORDS, spotter } from './phrasebook.ts';
import { toPieces } from './pieces.ts';
import { scan } from './scan.ts';
import { clauseStarts, tokenise } from './words.ts';

/** What an utterance does, as far as words and the menu tell. Punctuation and capitals hardly matter. */
export function understand(text: string, menu: Menu): Understanding {
  const words = tokenise(text);
  const pieces = toPieces(words, menu, PHRASE_WORDS);
  const spot = spotter(pieces);
  return {
    ...(orderIn({ words, breaks: clauseStarts(text) }, pieces, spot, menu) ?? scan(pieces, spot, menu)),
    words,
    text,
    consent: consentIn(text),
  };
}
