import { allergyIn, saysNone } from '../heard/allergy.ts';
import type { Act } from './acts.ts';
import { singular, tokenise } from './words.ts';

/** 'Leave off the mushrooms, I'm allergic to them' */
const PRONOUN = /^(?:it|them|that|those|this|these)$/;

/** An allergy is heard in any words; what it is to is not ordered by that. */
export function withAllergy(acts: Act[], words: readonly string[]): Act[] {
  if (saysNone(words))
    return [
      { kind: 'no-allergy' },
      ...acts.filter((act) => !('text' in act && /allerg/.test(act.text)) && act.kind !== 'ask-item'),
    ];
  const word = allergyIn(words);
  if (word === null) return acts;
  const known = acts.find((act) => act.kind === 'allergy');
  const asked = acts.some((act) => act.kind === 'ask-item' && act.about === 'allergens');
  if (asked && !known && word === '') return acts;
  const food = new Set(tokenise(word).map(singular));
  const isOfIt = (said: string) => tokenise(said).every((one) => food.has(singular(one)));
  const others = acts.filter((act) => {
    if (act.kind === 'add') return !isOfIt(act.wish.item.said);
    if (act.kind === 'correct') return !isOfIt(act.to.item.said);
    return (
      !/^(?:allergy|unknown-item|quantity|ask-with|menu|without|no|done)$/.test(act.kind) &&
      !(act.kind === 'ask-item' && !act.item)
    );
  });
  return [
    known?.kind === 'allergy' && !word.includes(known.word) && !PRONOUN.test(known.word)
      ? known
      : { kind: 'allergy', word },
    ...asAllergens(others, word, words),
  ];
}

/** Who tells of an allergy and asks about a dish, or whether it can be eaten, asks whether it is in there. */
export const asAllergens = (acts: readonly Act[], word: string, words: readonly string[]): Act[] =>
  acts.map((act): Act => {
    if (act.kind === 'add' && MAY_EAT.test(words.join(' ')))
      return { kind: 'ask-item', about: 'allergens', item: act.wish.item, size: act.wish.size, word };
    const isAsked = act.kind === 'ask-item' && act.about !== 'price' && act.about !== 'sizes';
    return isAsked ? { ...act, about: 'allergens', word } : act;
  });
const MAY_EAT = /\b(?:can|could|may|should) (?:i|we|he|she|they|(?:my|our) \w+)(?: (?:still|safely|even))? eat\b/;
