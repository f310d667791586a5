import { tell } from '../../decide/answers/noted.ts';
import { sentencesOf } from '../../decide/answers/owners-sentences.ts';
import { keepWords } from '../../decide/message/message.ts';
import type { Asked } from '../../decide/state.ts';
import { ask, type Talk } from '../../decide/talk.ts';
import { asksForThem } from '../../decide/turn/asked-beside.ts';
import { literal } from '../../understand/words.ts';

const OPEN = new Set<Asked['kind']>(['what', 'help', 'message?']);

/**
 * 'Is Gina there? I want the party room', where food is ordered and the owner wrote that Gina sees to it: what names her is told, and the wish
 * is for her to hear of. True when it was that.
 */
export function takeForNamed(talk: Talk): boolean {
  const { heard, state, facts } = talk;
  const { names, acts } = heard;
  if (!facts.orderingEnabled || !asksForThem(heard) || state.lines.length > 0) return false;
  if (!OPEN.has(state.asked.kind) || acts.some(({ kind }) => kind === 'add')) return false;
  const ofThem = new RegExp(`(?<!\\p{L})(?:${names.map(literal).join('|')})(?!\\p{L})`, 'u');
  const theirs = facts.notes.flatMap((note) =>
    sentencesOf(note).flatMap(({ text }) => (ofThem.test(text) ? { text, note } : [])),
  );
  if (theirs.length === 0) return false;
  for (const one of theirs) tell(talk, one);
  keepWords(state, talk.turn.text.trim());
  ask(talk, { kind: 'message?' }, 'Would you like to leave a message?');
  return true;
}
