import { tell } from '../decide/answers/noted.ts';
import { sentencesOf } from '../decide/answers/owners-sentences.ts';
import type { Talk } from '../decide/talk.ts';

/** 'Who's in charge there', 'what's the owner's name': the sentence that names them. True when it was asked and one does. */
export function tellOwner(talk: Talk): boolean {
  const { heard, facts } = talk;
  if (heard.asksFor.owner === null || !heard.onlyAsking) return false;
  const told = facts.notes.flatMap((note) => sentencesOf(note).map(({ text }) => ({ text, note })));
  const found =
    told.find(({ text }) => CALLED[heard.asksFor.owner ?? 'owner'].test(text)) ??
    told.find(({ text }) => CALLED.owner.test(text) || CALLED.manager.test(text));
  if (found) tell(talk, found);
  return found !== undefined;
}
const CALLED = {
  owner: /\bowners?\b|\bowns\b|\bowned by\b/i,
  manager: /\bmanagers?\b|\bmanages\b|\bin charge\b|\bruns (?:the|this)\b/i,
} as const;
