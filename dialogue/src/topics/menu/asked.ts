import { aboutItem, unknownItem } from '../../decide/answers/menu-answers.ts';
import { tellNoted } from '../../decide/answers/noted.ts';
import { isOfThePlace } from '../../decide/answers/of-the-place.ts';
import {
  aboutAllergy,
  allergensOf,
  dishesWith,
  dishesWithout,
  isListed,
  warnOf,
} from '../../decide/order/allergens.ts';
import { type Asked, allergiesNamed, type Wondering } from '../../decide/state.ts';
import type { Talk } from '../../decide/talk.ts';
import { isAllergen } from '../../heard/allergy.ts';
import { isPlainWord } from '../../heard/intent/remarks.ts';
import type { MenuQuestion } from '../../heard/menu-question.ts';
import { groupsOf } from '../../heard/order/choices.ts';
import { mayBeThing } from '../../heard/words/things.ts';
import { choicesOf as choicesInWords, howBig, NO_SIZE, offers } from '../../say/answers.ts';
import type { Family } from '../../understand/menu/families.ts';
import { mentionOf } from '../../understand/menu/match.ts';
import { measureOf } from '../../understand/sizes.ts';
import { singular } from '../../understand/words.ts';
import { aboutOf, offerers, ofThat } from './about.ts';
import { has } from './has.ts';
import { tellHaving } from './having.ts';
import { howMany } from './how-many.ts';
import { tellKinds } from './kinds.ts';
import { isOfKitchen, lacking } from './lacking.ts';
import { type About, priceOf } from './prices.ts';
import { ranked, under } from './ranking.ts';

/** Whatever is said is the answer. */
const DICTATED = new Set<Asked['kind']>(['message-text', 'voicemail', 'allergy', 'name', 'message-name', 'address']);

/**
 * Questions about the menu as a whole and about what can be chosen, and the question before asked again of something else. No
 * deed ever comes of one. True when it was one and is answered.
 */
export function takeMenuQuestion(talk: Talk): boolean {
  const { heard, state, menu } = talk;
  if (menu.families.length === 0 || DICTATED.has(state.asked.kind) || heard.consent === 'yes') return false;
  // Who tells of an allergy, asks about a dish and orders it, has all three done.
  const isOrdered = heard.acts.some((act) => act.kind === 'add' && act.wish.whole && act.wish.quantity !== null);
  if (isOrdered && heard.acts.some(({ kind }) => kind === 'allergy')) return false;
  const before = state.wondering?.turn === talk.turn.turn - 1 ? state.wondering : null;
  const again = before !== null && heard.menuQuestion === null && isAgain(talk) ? before : null;
  const question = heard.menuQuestion ?? again?.question;
  if (!question || (!again && heard.acts.some(({ kind }) => kind === 'earlier-order' || kind === 'person')))
    return false;
  const about = ofThat(talk, question) ?? aboutOf(talk, before, again !== null);
  if ((again || question.about === 'suits') && isTaken(talk, question)) {
    // Who asked for the sake of an allergy hears what is listed, and has it.
    for (const family of about.families) warnOf(talk, family, true);
    return false;
  }
  if (question.about === 'dish') return askAgain(talk, question, about);
  const said = talk.say.length;
  if (!answer(talk, question, about, again !== null)) return false;
  if (talk.say.length === said) return false;
  // 'Do you have Coke Zero?' is asked of the sodas.
  const best = isRanking(question, about) ? menu.family(state.topic ?? '') : undefined;
  const those = about.families.length > 0 ? about.families : offerers(menu.families, about.choices);
  const spoken = best ? [best] : those;
  const [only, ...others] = spoken;
  if (only && others.length === 0) state.topic = only.key;
  const dishes = spoken.map(({ key }) => key);
  state.wondering = { turn: talk.turn.turn, question, dishes, size: about.size, choices: about.choices };
  return true;
}

/** 'What's the cheapest burger': what was told is spoken of, and not what was named. */
const isRanking = ({ about }: Wondering['question'], { families }: About): boolean =>
  (about === 'least' || about === 'most') && families.length < 2;

/** 'Anything without onions': of no note that speaks of onions, and of no dish that is called after them. */
export const tellLacking = (talk: Talk): boolean =>
  talk.heard.menuQuestion?.about === 'without' &&
  isOfKitchen(talk, talk.heard.menuQuestion.food) &&
  takeMenuQuestion(talk);

/** Something of the menu, by itself, behind a question. */
function isAgain({ heard: { menuNames, sameAgain, leftover, acts, asking, diet }, state }: Talk): boolean {
  // 'We've got one vegan guy, anything for him?' asks something of its own.
  if (diet) return false;
  const { dishes, category, size, rest } = menuNames;
  const isOrdered = acts.some(
    (act) => act.kind === 'add' && act.wish.whole && (act.wish.quantity ?? act.wish.size) !== null,
  );
  // 'And what's in it', behind a price, asks something else of the same dish.
  const isOther = acts.some((act) => act.kind === 'ask-item' && act.item === null);
  if (isOther || acts.some(({ kind }) => kind === 'hours') || (isOrdered && !asking)) return false;
  const named = dishes.length > 0 || category !== null || size !== null || (rest.length > 1 && leftover.length < 3);
  return named && (sameAgain === 'plainly' || (sameAgain === 'alone' && state.lines.length === 0));
}

function askAgain(
  talk: Talk,
  { what, word }: Extract<Wondering['question'], { about: 'dish' }>,
  about: About,
): boolean {
  if (about.families.length === 0) return false;
  if (what === 'price') {
    if (!priceOf(talk, about)) return false;
    const dishes = about.families.map(({ key }) => key);
    talk.state.wondering = {
      turn: talk.turn.turn,
      question: { about: 'price' },
      dishes,
      size: about.size,
      choices: about.choices,
    };
    return true;
  }
  if (what === 'allergens' && word) talk.say.push(allergensOf(talk, about.families, word));
  for (const { key, name } of what === 'allergens' && word ? [] : about.families) {
    const item = mentionOf(key, name);
    aboutItem(talk, { kind: 'ask-item', about: what, item, size: about.size, word });
  }
  return true;
}

/** False when there is nothing to say of it. */
function answer(talk: Talk, question: MenuQuestion, about: About, again: boolean): boolean {
  const { heard } = talk;
  const wishing = !again && !heard.onlyAsking;
  switch (question.about) {
    case 'price':
      return !wishing && priceOf(talk, about);
    case 'least':
      return ranked(talk, about, 1);
    case 'most':
      return ranked(talk, about, -1);
    case 'under':
      return under(talk, about, question);
    case 'how-big':
      return sizeOf(talk, about);
    case 'how-many':
    case 'feeds':
      return howMany(talk, about);
    case 'suits':
      return suits(talk, about);
    case 'having':
      return !wishing && tellHaving(talk, question.food, about.category);
    case 'with':
      if (wishing || heard.acts.some(({ kind }) => kind === 'allergy')) return false;
      // An owner may list what nobody sorts under allergens, as pork.
      if (question.ofThat && about.families.length === 1 && !isAllergen(question.food))
        return has(talk, about.families, question.food);
      if (!isAllergen(question.food) && !about.families.some((family) => isListed(family, question.food)))
        return heard.menuNames.dishes.length > 0 && has(talk, about.families, question.food);
      if (about.families.length > 0 && (heard.menuNames.dishes.length > 0 || again || question.ofThat))
        talk.say.push(allergensOf(talk, about.families, question.food));
      else dishesWith(talk, question.food);
      return true;
    case 'without':
      // 'Anything without meat' names no Meat Lovers.
      if (question.food !== 'meat' && !isNamedByIt(talk, question.food)) return false;
      if (heard.acts.some(({ kind }) => kind === 'allergy')) return false;
      return isOfKitchen(talk, question.food)
        ? lacking(talk, { ...about, families: [] }, question.food)
        : isAllergen(question.food) && dishesWithout(talk, question.food, about.category);
    case 'kinds':
      return tellKinds(talk, question.of, about);
    case 'offered':
      return !heard.wanting && offered(talk, about);
  }
}

/** No dish is named, or only one that is called after it: 'what do you have without peanuts', where there is a Peanut Sauce. */
const isNamedByIt = ({ heard, menu }: Talk, food: string): boolean =>
  heard.menuNames.dishes.every((key) => {
    const { words = [] } = menu.family(key) ?? {};
    return food.split(' ').some((word) => words.includes(singular(word))) || menu.isChoice(food, key);
  });

/** By what the sizes are called, or by what the owner wrote; a dining room has none. */
function sizeOf(talk: Talk, { families, category, size }: About): boolean {
  const { heard, menu, state } = talk;
  // Of the dish at hand its own are told.
  if (heard.acts.some(({ kind }) => kind === 'which-sizes') && (state.topic ?? state.focus) !== null) return false;
  const all = (families.length > 0 ? families : menu.families).flatMap(({ variants }) => variants);
  if (families.length === 0 && !category && !size && !heard.acts.some(({ kind }) => kind === 'which-sizes'))
    return false;
  const measured = all.flatMap(({ size: name, option, item }) => {
    const measure = measureOf(option?.choice ?? item.name) ?? (/inch/.test(name ?? '') ? name : null);
    return measure && (!size || name === size) ? [{ size: name ?? '', measure }] : [];
  });
  const said = [...new Map(measured.map((one) => [one.size, one])).values()];
  const names = [...new Set(all.flatMap((one) => one.size ?? []))];
  if (said.length > 0) talk.say.push(howBig(said));
  else if (tellNoted(talk)) return true;
  else talk.say.push(...(names.length > 1 ? [choicesInWords('Sizes', names)] : ofOneSize(families)));
  if (size && said.length === 0) talk.say.push(NO_SIZE);
  return true;
}

/** 'What sizes does the cobbler come in': in none, or in so many pieces. */
function ofOneSize(families: readonly Family[]): string[] {
  const [family, ...others] = families;
  if (!family || others.length > 0) return [];
  const counts = groupsOf(family, null).find(
    ({ choices }) => choices.length > 0 && choices.every(({ name }) => /^\d+\b/.test(name)),
  );
  const names = counts?.choices.map(({ name }) => name) ?? [];
  return [counts ? choicesInWords(counts.name, names) : `The ${family.name} comes in one size.`];
}

/** 'Is that okay for him?', of whom an allergy is known. */
function suits(talk: Talk, { families }: About): boolean {
  const { state, heard } = talk;
  const told = heard.acts.find((act) => act.kind === 'allergy');
  if (told?.kind === 'allergy') {
    if (families.length === 0) return false;
    // 'What can she eat from your noodles', of sesame, asks about no dish that is called after it.
    const food = new Set(told.word.split(/ and | /).map(singular));
    const isNamed = ({ words }: Family) =>
      words.every((word) => food.has(word) || heard.words.some((said) => singular(said) === word)) &&
      words.some((word) => !food.has(word));
    aboutAllergy(
      talk,
      told.word,
      families
        .filter((family) => food.size === 0 || isNamed(family) || !family.words.some((word) => food.has(word)))
        .map(({ key }) => key),
    );
    return true;
  }
  const known = allergiesNamed(state).join(' and ');
  const ordered = state.lines.flatMap(({ family }) => talk.menu.family(family) ?? []);
  const meant = families.length > 0 ? families : ordered;
  if (!known || meant.length === 0) return false;
  talk.say.push(allergensOf(talk, meant, known));
  return true;
}

/** 'Do you have oat milk or is it just almond?' */
function offered(talk: Talk, { families, choices }: About): boolean {
  const { heard, menu } = talk;
  if (heard.diet || isOfThePlace(heard) || (families.length > 0 && heard.menuNames.dishes.length > 0)) return false;
  if (choices.length > 0 && heard.menuNames.category === null) {
    const groups = menu.families.flatMap((family) => groupsOf(family, null));
    talk.say.push(offers(groups, choices));
    return true;
  }
  const said = heard.leftover.join(' ');
  const isThing = heard.leftover.every(mayBeThing) && (heard.remark.intent === 'have' || !isPlainWord(said));
  const strange = heard.onlyAsking && heard.leftover.length < 3 && isThing && !menu.isOffered(said);
  if (!(heard.ofMenu || strange) || said === '' || heard.menuNames.category) return false;
  unknownItem(talk, said, null);
  return true;
}

/** 'Okay then the rogan josh, mild', 'and the chana for me': the answer was heard, and this is what they have. */
function isTaken({ heard: { words, asking, acts }, state }: Talk, question: Wondering['question']): boolean {
  const wish = acts.find((act) => act.kind === 'add')?.wish;
  if (!wish || asking) return false;
  const isOfAllergy =
    'what' in question
      ? question.what === 'allergens'
      : question.about === 'with' || question.about === 'suits' || question.about === 'without';
  return TAKES.test(words.join(' ')) || (isOfAllergy && state.allergies.length > 0 && wish.notes.length > 0);
}
const TAKES =
  /^(?:(?:oh|well|and) )*(?:okay|alright|fine|great|cool|good|perfect|then|so then)\b(?! (?:and|what|how|or)\b)|\b(?:for (?:me|him|her|us|them|my \w+)|then|anyway)$/;
