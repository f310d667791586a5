import { ownersIn } from '../../heard/change/whose.ts';
import { groupsOf } from '../../heard/order/choices.ts';
import { SEES_YOU } from '../../say/answers.ts';
import { names } from '../../say/dishes.ts';
import { capital, list } from '../../say/wording.ts';
import { type Family, isAvailable } from '../../understand/menu/families.ts';
import { deniedIn, madeOfIn } from '../../understand/menu/made-of.ts';
import { singular, tokenise } from '../../understand/words.ts';
import { tell } from '../answers/noted.ts';
import { DENIES, sentencesOf } from '../answers/owners-sentences.ts';
import { keepWords, nextOfMessage } from '../message/message.ts';
import { allergiesNamed, type Line, NOT_NAMED } from '../state.ts';
import { ask, changing, type Talk } from '../talk.ts';
import { removeLine } from './lines.ts';

/** What the menu says of allergens. That something is not listed never means that it is not in there. */

const NO_PROMISE = "I only know what the menu lists, so I can't promise that anything comes without it.";
const TELL_US = 'Please tell us about any allergy; I can add it to your order.';

const listed = (family: Family): string[] => [
  ...new Set(family.variants.flatMap(({ item }) => item.allergens.map((one) => one.toLowerCase()))),
];

const ALIKE: readonly (readonly string[])[] = [
  ['gluten', 'wheat', 'flour', 'semolina', 'seitan'],
  ['dairy', 'milk', 'lactose', 'cream', 'cheese', 'mozzarella', 'parmesan', 'ricotta', 'feta', 'yogurt', 'queso'],
  ['sesame', 'tahini', 'hummus'],
  ['egg', 'mayo', 'mayonnaise', 'aioli'],
  ['soy', 'tofu', 'edamame', 'miso'],
  ['nut', 'tree nut', 'peanut', 'almond', 'walnut', 'pecan', 'cashew', 'hazelnut', 'pistachio', 'macadamia', 'praline'],
  'seafood fish shellfish squid shrimp prawn crab lobster crayfish clam mussel oyster scallop calamari anchovy salmon tuna cod'.split(
    ' ',
  ),
  ['meat', 'pork', 'beef'],
];

/** `food`: one, or several as in 'nuts and sesame'. */
function matches(food: string, one: string): boolean {
  return food.split(' and ').some((word) => {
    const name = word.replace(/s$/, '');
    const alike = ALIKE.some((group) => [name, one].every((said) => group.some((same) => said.startsWith(same))));
    return name !== '' && (one.startsWith(name) || alike || (isNut(name) && tokenise(one).some(isNut)));
  });
}

/** Pine nuts and hazelnuts are nuts; coconuts and nutmeg are none to who sorts allergens. */
const isNut = (word: string): boolean => /nuts?$/.test(word) && !/^(?:coco|butter|dough|do)nuts?$/.test(word);

/** 'No nuts' */
const isDenied = (family: Family, food: string): boolean =>
  food
    .split(' and ')
    .every((one) =>
      family.variants.some(({ item }) =>
        tokenise(deniedIn(item.description)).some((word) => isThatFood(singular(one), word)),
      ),
    );

/** The words by which the menu tells of it beside its list: in a name or a description. */
const described = (family: Family, food: string): string[] =>
  food === ''
    ? []
    : family.variants.flatMap(({ item }) =>
        tokenise(`${item.name} ${madeOfIn(item.description)}`).filter((word) =>
          food.split(' and ').some((one) => isThatFood(singular(one), word)),
        ),
      );

/** A word of a description is it whole: an eggplant is no egg. */
export const isThatFood = (name: string, word: string): boolean =>
  singular(word) === name ||
  (isNut(name) && isNut(word)) ||
  ALIKE.some((group) => group.includes(name) && group.includes(singular(word)));

/** Once for all of these dishes, in few sentences: nobody keeps more in mind by ear. */
export function allergensOf(talk: Talk, families: readonly Family[], food: string): string {
  const { state } = talk;
  if (food) tellWritten(talk, families, food);
  const foundIn = (family: Family): string[] => {
    const onList = listed(family).filter((one) => !food || matches(food, one));
    return onList.length > 0 ? onList : described(family, food);
  };
  const found = new Set(families.flatMap(foundIn));
  const having = families.filter((family) => foundIn(family).length > 0);
  const others = families.filter((family) => !having.includes(family));
  const denied = others.filter((family) => food !== '' && isDenied(family, food));
  const left = others.filter((family) => !denied.includes(family));
  const silent = left.filter((family) => listed(family).length > 0);
  const unlisted = left.filter((family) => listed(family).length === 0);
  const say: string[] = [];
  if (having.length > 0) say.push(`The menu lists ${list([...found])} for the ${names(having)}.`);
  if (denied.length > 0)
    say.push(`By the menu there's no ${food} in the ${names(denied)}, but I can't promise that nothing got in there.`);
  if (silent.length > 0)
    say.push(
      `The menu doesn't mention ${food} for the ${names(silent)}, but I can't promise ${silent.length > 1 ? "they're" : "it's"} free of it.`,
    );
  if (unlisted.length > 0)
    say.push(`The menu doesn't list allergens for the ${names(unlisted)}${food ? ", so I can't say" : ''}.`);
  if (food) say.push(...(chosenWith(state.lines, families, food) ?? choicesWith(families, food)));
  if (state.allergies.length === 0 && (!food || having.length === 0)) say.push(TELL_US);
  return say.join(' ');
}

/** 'Rice bowls are gluten free when you ask for tamari', 'the vegan mozzarella is made from cashews', where that was put on it. */
function tellWritten({ facts, say, notes, state }: Talk, families: readonly Family[], food: string): void {
  const chosen = state.lines.flatMap((line) => (families.some(({ key }) => key === line.family) ? line.notes : []));
  const named = [...families.map(({ name }) => name), ...chosen].map((name) => tokenise(name).map(singular));
  for (const note of facts.notes) {
    const written = tokenise(note.text).map(singular);
    const isOfOne = named.some((words) => words.length > 0 && words.every((word) => written.includes(word)));
    const isOfFood = food.split(' and ').some((one) => written.some((word) => isThatFood(singular(one), word)));
    if (isOfOne && isOfFood) tell({ say, notes }, { text: note.text, note });
  }
}

/** 'Almond milk', which was chosen on a latte: that is said before what else there is. */
function chosenWith(lines: readonly Line[], families: readonly Family[], food: string): string[] | null {
  const found = lines.flatMap(({ family: key, notes }) => {
    const family = families.find((one) => one.key === key);
    const named = notes.filter(
      (note) => !/^no |\bfree$/.test(note) && matches(food, note.replace(/^(?:extra|light|with) /, '')),
    );
    return family && named.length > 0
      ? [`You have ${list(named)} on the ${family.name}: please tell me if I should change that.`]
      : [];
  });
  return found.length > 0 ? found : null;
}

/** 'Peanut butter', which can be chosen on a milkshake. */
function choicesWith(families: readonly Family[], food: string): string[] {
  const found = families.flatMap((family) => {
    const chosen = groupsOf(family, null).flatMap(({ choices }) => choices.map(({ name }) => name.toLowerCase()));
    return chosen.filter((name) => !/\bfree$/.test(name) && matches(food, name)).map((name) => ({ name, family }));
  });
  const chosen = [...new Set(found.map(({ name }) => name))].slice(0, 3);
  const on = [...new Set(found.map(({ family }) => family))].slice(0, 3);
  return found.length > 0 ? [`${capital(list(chosen))} can be chosen on the ${names(on)}.`] : [];
}

export const isListed = (family: Family, food: string): boolean => listed(family).some((one) => matches(food, one));

/** By its list, or by what the menu says of it. */
const isWith = (family: Family, food: string): boolean => isListed(family, food) || described(family, food).length > 0;

/** 'Does anything have peanuts in it?' */
export function dishesWith(talk: Talk, food: string, among: string | null = null): void {
  const families = talk.menu.families.filter((one) => isAvailable(one) && (!among || one.category === among));
  const having = families.filter((family) => isWith(family, food)).slice(0, 5);
  talk.say.push(
    having.length > 0 ? `The menu lists ${food} for the ${names(having)}.` : `The menu lists ${food} for no dish.`,
    ...choicesWith(families, food),
    NO_PROMISE,
  );
}

/** Dishes of which the menu lists what is in them, and not this. False when there are none. */
export function dishesWithout(talk: Talk, food: string, among: string | null = null): boolean {
  const { menu, say } = talk;
  const free = menu.families.filter(
    (family) =>
      isAvailable(family) &&
      (!among || family.category === among) &&
      listed(family).length > 0 &&
      !isWith(family, food) &&
      choicesWith([family], food).length === 0,
  );
  if (free.length === 0) return false;
  const shown = free.slice(0, 4);
  say.push(`The menu doesn't list ${food} for the ${names(shown)}.`);
  tellWritten(talk, shown, food);
  if (!say.includes(NO_PROMISE)) say.push(NO_PROMISE);
  return true;
}

/** An allergy is repeated with what the menu states of the order, and goes to the kitchen with it. */
export function aboutAllergy(talk: Talk, word: string, asked: readonly string[] = []): void {
  if (!talk.facts.orderingEnabled) return tellOfAllergy(talk);
  changing(talk);
  const { allergies, lines } = talk.state;
  const known = allergiesNamed(talk.state);
  // 'And please write down the allergy': it stands there.
  if (word === '' && known.length > 0)
    return void talk.say.push(`The ${list(known)} allergy is on your order. ${NO_PROMISE}`);
  for (const one of (word || NOT_NAMED).split(' and '))
    if (!allergies.map(singular).includes(singular(one))) allergies.push(one);
  talk.say.push(`Thanks for telling me. I'll put ${word ? `the ${word} allergy` : 'that'} on your order.`);
  if (!word) ask(talk, { kind: 'allergy' }, 'What is the allergy to?');
  const { acts, manner, words } = talk.heard;
  talk.state.allergic = ownersIn(words)[0]?.who ?? null;
  // 'Allergic to sesame' names no sesame balls: sesame is in more than is called after it.
  const isFood = (said: string) =>
    said.split(' ').every((one) =>
      word
        .split(/ and | /)
        .map(singular)
        .includes(singular(one)),
    );
  const named = acts.flatMap((act) =>
    act.kind === 'ask-item' && act.item && !isFood(act.item.said) ? act.item.families : [],
  );
  const about = [...new Set([...asked, ...named, ...lines.map(({ family }) => family)])].flatMap(
    (key) => talk.menu.family(key) ?? [],
  );
  if (word && about.length > 0) return void talk.say.push(allergensOf(talk, about, word));
  if (word && manner.avoids) return dishesWith(talk, word);
  if (word && manner.eats && dishesWithout(talk, word)) return;
  talk.say.push(NO_PROMISE);
}

/** Where nothing is ordered, whoever is visited must know of it. */
function tellOfAllergy(talk: Talk): void {
  keepWords(talk.state, talk.turn.text);
  talk.say.push(SEES_YOU);
  if (!talk.state.booking) nextOfMessage(talk);
}

/** Who has an allergy hears of it with every dish for which the menu lists it; `asked`: also where it lists nothing. */
export function warnOf(talk: Talk, family: Family | undefined, asked = false): void {
  const food = allergiesNamed(talk.state).join(' and ');
  if (!family || food === '' || (!asked && !isWith(family, food))) return;
  const warning = allergensOf(talk, [family], food);
  if (!talk.say.includes(warning)) talk.say.push(warning);
}

/** What the menu, or a note of that dish, says is in it of what they are allergic to, and they did not take off. */
function dangersIn({ facts, menu, state }: Talk, { family: key, notes }: Line): string[] {
  const family = menu.family(key);
  if (!family) return [];
  const without = notes.flatMap((note) => (note.startsWith('no ') ? tokenise(note).map(singular) : []));
  const name = tokenise(family.name).map(singular);
  const written = facts.notes.flatMap((note) =>
    sentencesOf(note).flatMap(({ text }) => {
      const words = tokenise(text).map(singular);
      return name.every((word) => words.includes(word)) && !DENIES.test(text) && !/\bfree\b/i.test(text) ? [words] : [];
    }),
  );
  const isIn = (food: string, word: string) => isThatFood(singular(food), word) && !without.includes(singular(word));
  return allergiesNamed(state).filter(
    (food) =>
      isListed(family, food) ||
      described(family, food).some((word) => isIn(food, word)) ||
      written.some((words) => words.some((word) => isIn(food, word))),
  );
}

/** What they said twice nothing to is read back with the allergy, and stays. */
const ASKED_MOST = 2;

/** Whether they want it all the same is asked of each dish that has it, once it is told. True when it was asked. */
export function askToKeep(talk: Talk): boolean {
  const { state, menu } = talk;
  for (const line of state.lines) {
    const foods = list(dangersIn(talk, line));
    const key = `${line.id} ${foods}`;
    const asked = (state.warned ?? []).filter((one) => one === key).length;
    if (foods === '' || asked >= ASKED_MOST) continue;
    state.warned = [...(state.warned ?? []), key];
    const name = menu.family(line.family)?.name ?? line.family;
    ask(talk, { kind: 'keep', line: line.id }, `Shall I keep the ${name} all the same, with the ${foods} allergy?`);
    return true;
  }
  return false;
}

/** 'That's all' keeps it too: it is read back with the allergy. */
export function answerKeep(talk: Talk, id: number, said: 'yes' | 'no' | 'done'): void {
  const { state } = talk;
  const line = state.lines.find((one) => one.id === id);
  if (!line) return;
  if (said === 'no') {
    talk.say.push("Okay, I've taken it off.");
    return removeLine(talk, line);
  }
  for (const one of said === 'done' ? state.lines : [line]) {
    const key = `${one.id} ${list(dangersIn(talk, one))}`;
    state.warned = [...(state.warned ?? []), key, key];
  }
  if (said === 'done') state.finishing = true;
}

/** One that was told stays, whatever else there is none of. */
export function noAllergy({ state, say }: Talk): void {
  state.allergyAsked = true;
  const known = allergiesNamed(state);
  say.push(known.length > 0 ? `The ${list(known)} allergy stays on your order.` : 'Okay, no allergies.');
}
