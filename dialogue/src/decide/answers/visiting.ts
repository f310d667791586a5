import type { BusinessFacts } from '../../facts.ts';
import { DENIES, sentencesOf } from './owners-sentences.ts';

const PLACE = '(?:homes?|houses?|places?|doors?|apartments?|yards?|property)';
/** 'We come to your house in Queens', 'to come out', 'the service call is $95', 'house calls only' */
const VISITS = new RegExp(
  [
    `\\b(?:come|comes|go|goes|drive|drives|travel|travels) (?:out )?to (?:you|your ${PLACE}|the (?:house|home)|(?:our )?customers)\\b`,
    `\\b(?:at|in) your ${PLACE}\\b|\\b(?:house|service|home) (?:calls?|visits?)\\b`,
    '\\b(?:service|trip|call[- ]?out|travel|dispatch|diagnostic) (?:fee|charge)s?\\b|\\b(?:to|for) com(?:e|ing) out\\b|\\bservice area\\b',
  ].join('|'),
  'i',
);
/** What is done there at times, or for some. */
const SOMETIMES =
  /\b(?:also|if|unless|on request|weddings?|parties|events?|by arrangement|deliver\w*|cater\w*|pick ?up)\b/i;

const known = new WeakMap<BusinessFacts['notes'], boolean>();

/** Whether appointments are at the customer's, by what the owner wrote: a plumber comes, a dentist does not. */
export function visitsCustomers({ notes }: BusinessFacts): boolean {
  const before = known.get(notes);
  if (before !== undefined) return before;
  const tells = ({ text }: { text: string }) => VISITS.test(text) && !DENIES.test(text) && !SOMETIMES.test(text);
  const visits = notes.some((note) => sentencesOf(note).some(tells));
  known.set(notes, visits);
  return visits;
}
