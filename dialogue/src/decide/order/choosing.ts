import type { OptionGroup } from '@attendant/contract/menu/options';
import { isIngredient } from '../../heard/change/frames/removing.ts';
import { isIndifferent } from '../../heard/indifferent.ts';
import { soundsLikeFood } from '../../heard/intent/remarks.ts';
import { choose, groupsOf, settled } from '../../heard/order/choices.ts';
import { choicesCalled, choicesIn } from '../../heard/order/named-choices.ts';
import { isAllBack } from '../../heard/order/whole-notes.ts';
import { count, list } from '../../say/wording.ts';
import type { Act } from '../../understand/acts.ts';
import { editLikeness } from '../../understand/menu/likeness.ts';
import { isOfHeat, isVagueHeat } from '../../understand/menu/scale.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../../understand/words.ts';
import type { Line } from '../state.ts';
import { ask, changing, type Talk } from '../talk.ts';
import { findLine, lineById, removeLine, sayRefused, touch } from './lines.ts';
import { toldOf } from './told/meant-of.ts';

/** The choices of a line in the size it has. */
export const groupsOn = (talk: Talk, line: Line | undefined) =>
  line ? groupsOf(talk.menu.family(line.family), line.variantId) : [];

interface OpenChoice {
  line: Line;
  /** With those of its choices that may be meant. */
  group: OptionGroup;
  /** How many of it are still to be chosen. */
  left: number;
  /** What the caller called it: 'beans'. */
  said: string | null;
}

/** The first line on which something must still be chosen, or was named by what several choices are called. */
export function openChoice(talk: Talk): OpenChoice | null {
  for (const line of talk.state.lines) {
    const groups = groupsOn(talk, line);
    const { options, notes } = choose(groups, line.notes);
    const named = notes.flatMap((said) => {
      const called = choicesCalled(groups, said);
      return called ? [{ ...called, said }] : [];
    });
    for (const group of groups) {
      const kind = named.find((one) => one.group === group);
      const chosen = options.filter((one) => one.group === group.name).length;
      const left = kind && chosen < group.max ? Math.max(1, group.min - chosen) : group.min - chosen;
      if (left <= 0) continue;
      const choices = group.choices.filter(({ name }) => !kind || kind.choices.includes(name));
      return { line, group: { ...group, choices }, left, said: kind?.said ?? null };
    }
  }
  return null;
}

export function askChoice(talk: Talk, { line, group, left, said }: OpenChoice): void {
  const dish = talk.menu.family(line.family)?.name ?? line.family;
  const name = said ?? group.name.toLowerCase();
  const one = said !== null || group.max === 1 ? singular(name) : name;
  const which = left > 1 ? `Which ${count(left)} ${name}` : `Which ${said ?? one}`;
  const asked = { kind: 'option', line: line.id, group: group.name } as const;
  ask(talk, asked, `${which} for the ${dish}: ${list(namesOf(group), 'or')}?`);
}

const namesOf = (group: OptionGroup): string[] =>
  group.choices.flatMap(({ name, available }) => (available ? name.toLowerCase() : []));

/** Acts that an answer to 'which crust?' may look like. */
const WEAK = new Set<Act['kind']>([
  ...(['note', 'unknown-item', 'amend', 'add', 'okay', 'yes', 'want-category', 'without'] as const),
  ...(['special', 'ordinal', 'quantity'] as const),
]);

/** Takes an answer to the question which crust, which dressing. True when it was one. */
export function takeChoice(talk: Talk): boolean {
  const { asked } = talk.state;
  if (asked.kind !== 'option' || !talk.heard.acts.every((act) => WEAK.has(act.kind))) return false;
  const line = lineById(talk, asked.line);
  const group = groupsOn(talk, line).find(({ name }) => name === asked.group);
  if (!line || !group || namesAnother(talk, line)) return false;
  // 'Can I get a second one' chooses nothing.
  const isAnother = /\ban? (?:second|third)\b/.test(talk.heard.words.join(' '));
  const ordinal = isAnother ? undefined : talk.heard.acts.find((act) => act.kind === 'ordinal');
  const nth = ordinal?.kind === 'ordinal' ? group.choices.at(ordinal.index)?.name : undefined;
  const told = toldOf(talk, group);
  const { found, left } = choicesIn([group], talk.heard.words);
  const named = told === null ? found.map(({ choice }) => choice) : [];
  // 'Medium well' is none of them, as near as it sounds.
  const isNone = named.length > 0 || left.some((one) => one.includes(' '));
  const guess = nth ?? told ?? calledSo(talk, group) ?? (isNone ? undefined : nearest(talk, group));
  const said = named.length === 0 && guess ? [guess] : [...named, ...besides(talk, line, group, named)];
  if (said.length === 0) return leaveOpen(talk, line);
  // 'The pad thais both mild'
  const isOpen = (one: Line) =>
    one.family === line.family &&
    choose(groupsOn(talk, one), one.notes).options.every((chosen) => chosen.group !== group.name);
  const those = ALL.test(talk.heard.words.join(' ')) ? talk.state.lines.filter(isOpen) : [];
  for (const one of new Set([line, ...those])) addNotes(talk, one, said);
  return true;
}
const ALL = /\b(?:both|all|each|either)\b(?! (?:the way|in all))/;

/** 'And for me a tuna, on wheat', while the bread of the roast beef is asked: another dish, and no answer. */
function namesAnother(talk: Talk, line: Line): boolean {
  return talk.heard.acts.some((act) => {
    if (act.kind !== 'add' || !act.wish.whole || act.wish.quantity === null) return false;
    const { item } = act.wish;
    const isChoice = choicesIn(groupsOn(talk, line), tokenise(item.said)).found.length > 0;
    return item.sure === 'certain' && item.families[0] !== line.family && !isChoice;
  });
}

/** 'Salmon and white rice', where only the fish was asked. */
function besides(talk: Talk, line: Line, group: OptionGroup, named: readonly string[]): string[] {
  const { found } = choicesIn([group, ...groupsOn(talk, line).filter((one) => one !== group)], talk.heard.words);
  const isOther = (choice: string) => named.length > 0 && !group.choices.some(({ name }) => name === choice);
  return found.flatMap(({ choice }) => (isOther(choice) ? choice : []));
}

/** 'Just beans', once it was asked which: the kitchen chooses. */
function leaveOpen(talk: Talk, line: Line): boolean {
  const open = openChoice(talk);
  const { said, group } = open ?? {};
  if (open?.line !== line || !said || !group) return false;
  const again = talk.heard.words.map(singular).includes(singular(said));
  if (!again && !isIndifferent(talk.heard.words)) return false;
  const notes = line.notes.filter((note) => note !== said);
  line.notes = group.min === 0 ? [...notes, `any ${said}`] : notes;
  if (group.min > 0) addNotes(talk, line, namesOf(group).slice(0, 1));
  changing(talk);
  touch(talk, line);
  return true;
}

/** 'A can', 'cans please': nothing else was said. */
function calledSo({ heard }: Talk, { choices }: OptionGroup): string | undefined {
  const said = heard.words
    .filter((word) => !/^(?:a|an|the|just|please|okay|of|those|in|ones?)$/.test(word))
    .map(singular);
  const called = choices.find(
    ({ name, available }) => available && tokenise(name).map(singular).join() === said.join(),
  );
  return called?.name;
}

const NEAR = 0.55;
const NEARER = 0.2;

/** Right after the question, words that mean nothing else are the choice that is written most like them. */
function nearest(talk: Talk, group: OptionGroup): string | undefined {
  const { acts, words } = talk.heard;
  if (words.length > 3 || acts.some((act) => act.kind !== 'unknown-item')) return undefined;
  const said = words.filter((word) => !FUNCTION_WORDS.has(word)).join('');
  const [best, next] = group.choices
    .filter(({ available }) => available)
    .map(({ name }) => ({ name, like: editLikeness(said, tokenise(name).join('')) }))
    .sort((a, b) => b.like - a.like);
  return best && best.like >= NEAR && best.like - (next?.like ?? 0) >= NEARER ? best.name : undefined;
}

/** Puts notes on a line, as choices where they name one, and says what is too much. */
export function addNotes(talk: Talk, line: Line, said: readonly string[]): void {
  changing(talk);
  const notes = said.filter((note) => !takesOffDish(talk, line, note));
  if (notes.length === 0 && said.length > 0) return;
  line.notes = settledOn(talk, line, notes);
  // What was said of it before it was chosen: 'really spicy'.
  const heats = groupsOn(talk, line).filter(isOfHeat);
  if (choicesIn(heats, notes.flatMap(tokenise)).found.length > 0)
    line.notes = line.notes.filter((note) => !isVagueHeat(note));
  touch(talk, line);
}

/** 'No dragon', of a roll that stands: it goes, and nothing of the kind is left off what was spoken of last. */
function takesOffDish(talk: Talk, line: Line, note: string): boolean {
  const { lines } = talk.state;
  const [denied = '', ...what] = tokenise(note).map(singular);
  const said = what.filter((word) => !FUNCTION_WORDS.has(word));
  if (!/^(?:no|without)$/.test(denied) || said.length === 0) return false;
  if (soundsLikeFood(said.join(' ')) || isIngredient(said, talk.menu)) return false;
  const wordsOf = (one: Line) => talk.menu.family(one.family)?.words ?? [];
  const isOf = (one: Line) => said.every((word) => wordsOf(one).includes(word));
  const isOn = (one: Line) =>
    choicesIn(groupsOn(talk, one), said).found.length > 0 ||
    said.some((word) => one.notes.some((has) => tokenise(has).includes(word)));
  const [gone, ...others] = lines.filter(isOf);
  if (!gone || others.length > 0 || isOn(line) || isOn(gone)) return false;
  removeLine(talk, gone);
  talk.say.push(`Okay, I've taken off the ${talk.menu.family(gone.family)?.name ?? said.join(' ')}.`);
  return true;
}

/** The notes that a line would have with these. */
export function settledOn(talk: Talk, line: Line, more: readonly string[]): string[] {
  const before = more.some(isAllBack) ? line.notes.filter((note) => !note.startsWith('no ')) : line.notes;
  const { notes, ...refused } = settled(groupsOn(talk, line), [...before, ...more]);
  sayRefused(talk, refused);
  return notes;
}

/** 'What toppings do you have?': the choices of a group that is called so, of the dish at hand or of any. */
export function answerChoices(talk: Talk): boolean {
  const { words, acts } = talk.heard;
  if (acts.some(({ kind }) => kind === 'which-sizes')) return false;
  if (!/\b(what|whats|which|any|list|tell)\b/.test(words.join(' '))) return false;
  const asked = new Set(words.map(singular));
  const [named] = talk.heard.menuNames.dishes;
  const dish = talk.menu.family(named ?? findLine(talk, null)?.family ?? talk.state.topic ?? '');
  const families = dish ? [dish, ...talk.menu.families] : talk.menu.families;
  // A group may be called 'On'.
  const isAsked = ({ name }: OptionGroup) =>
    tokenise(name).some((word) => !FUNCTION_WORDS.has(word) && asked.has(singular(word)));
  const having = families.filter((family) => groupsOf(family, null).some(isAsked));
  const group = groupsOf(having[0], null).find(isAsked);
  if (!group) return false;
  // 'What sauces are there?' 'Six honey garlic.'
  const only = new Set(having).size === 1 ? having[0]?.key : named;
  if (only) {
    const question = { about: 'dish', what: 'contents', word: '' } as const;
    talk.state.topic = only;
    talk.state.wondering = { turn: talk.turn.turn, question, dishes: [only], size: null, choices: [] };
  }
  talk.say.push(`For ${group.name.toLowerCase()} we have ${list(namesOf(group))}.`);
  return true;
}
