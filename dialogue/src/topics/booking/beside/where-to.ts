import { visitsCustomers } from '../../../decide/answers/visiting.ts';
import type { Talk } from '../../../decide/talk.ts';
import { addressIn } from '../../../heard/address.ts';
import type { Act } from '../../../understand/acts.ts';
import { askFor } from '../asking.ts';
import type { Draft } from '../draft.ts';

/** So often it is asked, whatever comes: somebody can still call back. */
const MOST = 2;

/** Asks where they are to come to, where they visit their customers and nobody has said. True when it asks. */
export function askWhere(talk: Talk, draft: Draft): boolean {
  const told = [draft.words, draft.about ?? '', ...draft.beside];
  if (!visitsCustomers(talk.facts) || draft.addressAsked >= MOST || draft.at || told.some((text) => addressIn(text)))
    return false;
  draft.addressAsked++;
  askFor(talk, 'address', 'What address should they come to?');
  return true;
}

const NO_PLACE = new Set<Act['kind']>(['yes', 'no', 'done', 'okay', 'goodbye', 'wait', 'repeat', 'person', 'clock']);

/** 'Actually, can we make it ten' */
const moved = ({ appointment, when }: Talk['heard']): boolean =>
  appointment.rethinking || (when.day ?? when.time) !== null;

/** Takes the answer; a street with its number was kept as it was told. True when it was one. */
export function takeWhere({ heard, turn }: Talk, draft: Draft): boolean {
  const tells = heard.words.length > 1 && !heard.asking && !heard.refuses;
  const isAnswer =
    heard.caller.address !== null || (tells && !heard.acts.some(({ kind }) => NO_PLACE.has(kind)) && !moved(heard));
  if (isAnswer && heard.caller.address === null) draft.beside.push(turn.text.trim().replace(/[.\s]+$/, ''));
  draft.at ||= isAnswer;
  return isAnswer || heard.refuses;
}
