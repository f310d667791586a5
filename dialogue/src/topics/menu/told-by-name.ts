import { aboutCategory, aboutItem } from '../../decide/answers/menu-answers.ts';
import { SURE, tell, tellNoted } from '../../decide/answers/noted.ts';
import { sentencesOf } from '../../decide/answers/owners-sentences.ts';
import { dishesWithout } from '../../decide/order/allergens.ts';
import type { Asked } from '../../decide/state.ts';
import type { Talk } from '../../decide/talk.ts';
import type { NoteFact } from '../../facts.ts';
import { isWrittenOf } from '../../heard/asked/by-name.ts';
import { priceWords, sizeNames } from '../../say/dishes.ts';
import { type Family, isAvailable } from '../../understand/menu/families.ts';
import { mentionOf } from '../../understand/menu/match.ts';
import { singular } from '../../understand/words.ts';
import { tellKinds } from './kinds.ts';

/** Nothing is waited for that the words could be an answer to. */
const OPEN = new Set<Asked['kind']>(['what', 'more', 'help', 'message?', 'topic']);

/**
 * 'Do you still have the lentil soup', 'what sizes does it come in', 'what drinks do you have': of a dish or a kind by its whole name the
 * menu tells, before any note that shares a word with it. True when that was all that was asked, and the menu knows.
 */
export function tellByName(talk: Talk): boolean {
  const { heard, state, turn } = talk;
  if (!OPEN.has(state.asked.kind)) return false;
  const asked = heard.byName;
  if (!asked) return false;
  if (asked.about === 'list') return tellList(talk, asked.category);
  if (asked.about === 'without') return tellWithout(talk, asked.category, asked.food);
  const { family, about } = asked;
  const item = mentionOf(family.key, family.name);
  if (about === 'price') talk.say.push(`${priceWords(family, asked.size)}.`);
  else if (about === 'choices') {
    if (!tellKinds(talk, asked.of, { families: [family], category: null, size: null, choices: [] })) return false;
  } else if (about === 'sizes' || about === 'how-big') {
    if (sizeNames(family).length < 2 || (about === 'how-big' && isMeasured(talk, family))) return false;
    aboutItem(talk, { kind: 'ask-item', about: 'sizes', item, size: null, word: '' });
  } else if (about === 'available' || about === 'gone') {
    if (!isAvailable(family)) return false;
    const isLimited = tellLimits(talk, family);
    if (about === 'gone' && !isLimited) talk.say.push('No, we have it.');
    const what = about === 'gone' || isLimited ? 'price' : 'available';
    aboutItem(talk, { kind: 'ask-item', about: what, item, size: null, word: '' });
  } else {
    if (!isDescribed(family)) return false;
    aboutItem(talk, { kind: 'ask-item', about, item, size: null, word: '' });
  }
  state.topic = family.key;
  if (about === 'price')
    state.wondering = { turn: turn.turn, question: { about }, dishes: [family.key], size: asked.size, choices: [] };
  return true;
}

function tellList(talk: Talk, category: string): boolean {
  aboutCategory(talk, category);
  return true;
}

/** What the owner wrote of it comes first: what is fried beside breaded food lists no wheat of its own. */
function tellWithout(talk: Talk, category: string, food: string): boolean {
  const isNoted = tellNoted(talk, SURE, new RegExp(`\\b${singular(food)}`, 'i'));
  return dishesWithout(talk, food, category) || isNoted;
}

const isDescribed = ({ variants }: Family): boolean => variants.some(({ item }) => item.description !== '');

/** 'The brisket is often sold out by eight', 'menudo only on Saturday': when it can be had is told by that. */
function tellLimits(talk: Talk, family: Family): boolean {
  const note = talk.facts.notes.find((one) => writtenOf(one, family, LIMITS) !== undefined);
  const text = note && writtenOf(note, family, LIMITS);
  if (note && text !== undefined) tell(talk, { text, note });
  return note !== undefined;
}
const LIMITS =
  /\bonly on\b|\buntil\b|\bsold out\b|\bruns? out\b|\bseason\b|\bfor the year\b|\bno longer\b|\bcomes? back\b/i;

/** How big it is stands in inches, slices or ounces, and says more than what its sizes are called. */
const isMeasured = ({ facts }: Talk, family: Family): boolean =>
  facts.notes.some((note) => writtenOf(note, family, MEASURES) !== undefined);
const MEASURES = /\b(?:inch\w*|slices?|ounces?|oz|pounds?|feeds?|serves?|pieces?)\b/i;

/** The sentence that says such a thing of it. */
const writtenOf = (note: NoteFact, family: Family, says: RegExp): string | undefined =>
  sentencesOf(note).find(({ text }) => says.test(text) && isWrittenOf(family, text))?.text;
