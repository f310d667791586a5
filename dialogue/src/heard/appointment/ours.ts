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
export function withoutOurs(caller: CallerHeard, text: string, facts: BusinessFacts): CallerHeard {
  const { persons, notes } = facts;
  if (broughtIn(caller, text, facts)) return { ...caller, name: null, own: false };
  const own = tokenise(caller.name ?? '');
  const isOurs = persons.some(({ name }) => tokenise(name).some((part) => part === caller.name?.toLowerCase()));
  const isWritten = () => notes.some(({ text: note }) => tokenise(note).includes(own.at(-1) ?? ''));
  const isAskedOf = TITLED.test(caller.name ?? '') || MAKES_SURE.test(text);
  if (caller.name === null || !((isOurs && !OWN.test(text)) || (isAskedOf && (isOurs || isWritten())))) return caller;
  return { ...caller, name: null };
}

/** 'For Biscuit', 'I'm picking up Rex', where animals are seen to: who is brought, and not who calls; null where it is nobody. */
export function broughtIn({ name, own }: CallerHeard, text: string, facts: BusinessFacts): string | null {
  if (name === null || own || !isOfAnimals(facts)) return null;
  const isBrought = new RegExp(
    `\\b(?:for|about|pick(?:ing)? up|drop(?:ping)? off|bring(?:ing)?|get(?:ting)?|and)[\\s,]+(?:(?:my|our) \\p{L}+,? )?${name}\\b|\\b${name}(?:['’]s| is) (?:the|my|our|an?) (?:dog|cat|pup\\p{L}*|kitten|pet|rabbit|bird|horse)\\b`,
    'iu',
  );
  return isBrought.test(text) ? name : null;
}

/** By what it is called, or by more than one sentence of the owner's: a pet in a hot car is one of many things elsewhere. */
const isOfAnimals = ({ businessName, services, notes }: BusinessFacts): boolean =>
  [businessName, ...services.map(({ name }) => name)].some((one) => ANIMALS.test(one)) ||
  notes.filter(({ text }) => ANIMALS.test(text)).length >= SEVERAL;
const ANIMALS =
  /\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|rabies|vets?|veterinar\w+|animals?|kennels?|grooming)\b/i;
const SEVERAL = 2;
