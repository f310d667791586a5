import { isFirstName } from '../../heard/first-names.ts';
import type { Talk } from '../talk.ts';
import { sayFromNotes } from './knowledge.ts';
import { WHATEVER } from './noted.ts';

/** Who works here, by what the owner wrote. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![.!?]\s+|^)\b\p{Lu}\p{Ll}+\b|\b\p{Lu}\p{Ll}+(?= (?:is|works?|does|sees|comes|do|only)\b)/gu)]
    .map(([name]) => name)
    .filter((name) => isFirstName(name.toLowerCase()));

/** 'Does Kenji work that day': what the owner wrote of whoever that is. True when there was something. */
export function tellOfPerson(talk: Talk): boolean {
  const { whom } = talk.heard;
  if (whom === null) return false;
  const name = new RegExp(`\\b${whom}\\b`, 'i');
  const isKnown = talk.facts.notes.some(({ text }) => namesIn(text).some((one) => name.test(one)));
  return isKnown && sayFromNotes(talk, talk.heard.text, name, WHATEVER) !== null;
}
