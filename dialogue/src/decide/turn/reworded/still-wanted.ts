import { meantBy } from '../../../heard/change/meant.ts';
import { tokenise } from '../../../understand/words.ts';
import { hear } from '../../hear.ts';
import { standingOf } from '../../order/standing-changes.ts';
import type { Talk } from '../../talk.ts';
import { asSaid } from '../spoken-of.ts';
import { piecesOf, textOf } from './clauses.ts';

const STILL =
  /^(?:(?:anyway|so|and|but|well|okay|yeah|yes|oh|no|um|uh|sure|right) )*(?:(?:its |thats |i |we |id |just )?(?:still(?: just| only)?(?: (?:want|need|take|like|have|having|doing|good with))?|(?:want|keep|keeping) (?:still )?))(?= (?:the|my|those|that|both)\b)/;

/**
 * 'Anyway, still the coffee and the bagel, and toast it please': what stands and is named again stands, and is not ordered once
 * more. The rest is heard by itself.
 */
export function keepStillWanted(talk: Talk): void {
  const { state, heard, facts, menu } = talk;
  if (state.lines.length === 0 || !facts.orderingEnabled || state.booking || heard.asking) return;
  const pieces = piecesOf(heard.text);
  const at = pieces.findIndex(({ said }) => STILL.test(tokenise(said).join(' ')));
  const words = tokenise(pieces[at]?.said ?? '').join(' ');
  const named = words.replace(STILL, '').trim();
  if (at < 0 || named === '' || !meantBy(named.split(' '), standingOf(talk), menu)) return;
  const rest = textOf(pieces.filter((_, place) => place !== at));
  const isOnlyLead = pieces.every(({ said }, place) => place === at || tokenise(said).length < 2);
  talk.heard = asSaid(hear(isOnlyLead ? 'okay' : rest, facts, menu), heard);
}
