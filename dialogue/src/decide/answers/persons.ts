import { firstNamesIn } from '../../heard/first-names.ts';
import type { Talk } from '../talk.ts';
import { sayFromNotes } from './knowledge.ts';
import { WHATEVER } from './noted.ts';

/** 'Does Kenji work that day': what the owner wrote of whoever that is. True when there was something. */
export function tellOfPerson(talk: Talk): boolean {
  const { whom } = talk.heard;
  if (whom === null) return false;
  const name = new RegExp(`\\b${whom}\\b`, 'i');
  const isKnown = talk.facts.notes.some(({ text }) => firstNamesIn(text).some((one) => name.test(one)));
  return isKnown && sayFromNotes(talk, talk.heard.text, name, WHATEVER) !== null;
}
