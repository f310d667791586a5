import type { BusinessFacts } from '../../facts.ts';
import { tokenise } from '../../understand/words.ts';
import type { CallerHeard } from '../caller.ts';

const OWN = /\b(?:name|this is|it['’]?s|i['’]?m|i am|under|me)\b/i;
const TITLED = /^(?:dr|doctor|mr|mrs|ms|miss)\b/i;
/** 'And it is Lucia, right?' makes sure of something. */
const MAKES_SURE = /\b(?:right|correct|yes|yeah|huh)\s*\?*\s*$/i;

/**
 * 'My sister said to ask for Amara', who works there: not the caller, unless they say so. Nor is 'it is Dr. Feinberg, right?', whom
 * the owner wrote of.
 */
export function withoutOurs(caller: CallerHeard, text: string, { persons, notes }: BusinessFacts): CallerHeard {
  const own = tokenise(caller.name ?? '');
  const isOurs = persons.some(({ name }) => tokenise(name).some((part) => part === caller.name?.toLowerCase()));
  const isWritten = () => notes.some(({ text: note }) => tokenise(note).includes(own.at(-1) ?? ''));
  const isAskedOf = TITLED.test(caller.name ?? '') || MAKES_SURE.test(text);
  if (caller.name === null || !((isOurs && !OWN.test(text)) || (isAskedOf && (isOurs || isWritten())))) return caller;
  return { ...caller, name: null };
}
