import { isHalved } from '../../../understand/described/halved.ts';
import { sayFromNotes } from '../../answers/knowledge.ts';
import { WHATEVER } from '../../answers/noted.ts';
import { ask, type Talk } from '../../talk.ts';

/** 'Half margherita half diavola': what the owner says of that, and nothing is ordered; true where it was asked or wished. */
export function tellNoHalves(talk: Talk): boolean {
  const { heard, state, facts, menu } = talk;
  if (!facts.orderingEnabled || !isHalved(heard.words, menu)) return false;
  const known = sayFromNotes(
    talk,
    'do you do half and half',
    /\bhal(?:f|ves)[ -](?:and[ -])?hal(?:f|ves)\b/i,
    WHATEVER,
  );
  if (!known) talk.say.push("I can't put two dishes in one, only a whole one of each.");
  ask(talk, { kind: state.lines.length > 0 ? 'more' : 'what' }, 'What would you like?');
  return true;
}
