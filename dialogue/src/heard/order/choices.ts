import type { ChosenOption, OptionGroup } from '@attendant/contract/menu/options';
import type { Family, Variant } from '../../understand/menu/families.ts';
import { isHolder } from '../../understand/menu/per-order.ts';
import { numberAt } from '../../understand/numbers.ts';
import { singular, tokenise } from '../../understand/words.ts';
import { kindsIn } from './choice-names.ts';
import { meantBy } from './meaning/meant.ts';
import { isNamedAfter } from './meaning/named-after.ts';
import { isOtherThing } from './meaning/part-of.ts';
import {
  choiceNamed,
  choicesCalled,
  choicesIn,
  isAnyOf,
  isChoice,
  isForKitchen,
  type NamedChoice,
  stemsOf,
  writtenSo,
} from './named-choices.ts';
import { isEverything } from './whole-notes.ts';

/** What the notes of a line come to on a dish with options. */
export interface Choices {
  options: ChosenOption[];
  /** What is left for the kitchen to read. */
  notes: string[];
  /** A group of which more was wanted than may be chosen. */
  overfull: OptionGroup | null;
  /** A choice that was wanted and has run out. */
  soldOut: string | null;
}

/** Everything that can be chosen but the size, which a line's variant holds. */
export function groupsOf(family: Family | undefined, variantId: string | null): readonly OptionGroup[] {
  const variant = family?.variants.find((one) => one.id === variantId) ?? family?.variants[0];
  return variant?.item.optionGroups.filter(({ name }) => name !== variant.option?.group) ?? [];
}

/** Reads notes as choices: 'thin crust', 'with olives', 'half sausage'; 'no olives' takes them off again. */
export function choose(groups: readonly OptionGroup[], said: readonly string[]): Choices {
  const choices: Choices = { options: [], notes: [], overfull: null, soldOut: null };
  for (const note of said) read(groups, note, choices);
  choices.notes = choices.notes.filter((note) => !isNamedAfter(note, choices.options));
  for (const group of groups) {
    mix(group, choices);
    halve(group, choices);
  }
  return choices;
}

/** 'Half buffalo half bbq', where two sauces may be chosen: both are, and nothing more is to be read. */
function halve(group: OptionGroup, choices: Choices): void {
  const isHalf = (note: string) => {
    const { found } = HALF.test(note) ? choicesIn([group], tokenise(note.replace(HALF, ''))) : { found: [] };
    return found.some(({ choice }) => choices.options.some((one) => one.group === group.name && one.choice === choice));
  };
  if (group.max > 1 && choices.notes.filter(isHalf).length === 2)
    choices.notes = choices.notes.filter((note) => !isHalf(note));
}

const MIXED = /^(?:half (?:and|&|n) half|half[ -]half|mixed|mix|both)$/i;

/** 'Half lean, half fatty', where that is a choice of its own. */
function mix(group: OptionGroup, choices: Choices): void {
  const mixed = group.choices.find(({ name }) => MIXED.test(name));
  const isHalf = (note: string) =>
    HALF.test(note) && choicesIn([group], tokenise(note.replace(HALF, ''))).found.length > 0;
  if (!mixed || choices.notes.filter(isHalf).length < 2) return;
  choices.notes = choices.notes.filter((note) => !isHalf(note));
  put(choices, { group, choice: mixed.name }, 'whole');
}

/** Notes as a line keeps them: choices by their names, nothing twice, nothing that was taken back. */
export function settled(
  groups: readonly OptionGroup[],
  said: readonly string[],
): Pick<Choices, 'notes' | 'overfull' | 'soldOut'> {
  const { options, notes, ...refused } = choose(groups, lastSaid(said));
  const open = notes.filter((note) => {
    const kind = choicesCalled(groups, note);
    return !options.some(
      ({ group, choice }) => group === kind?.group.name && (kind.group.max === 1 || kind.choices.includes(choice)),
    );
  });
  return { notes: [...new Set([...options.map(optionWords), ...open])], ...refused };
}

const HOW = /^(?:no|without|not|hold|with|add|extra|light|keep) /;
/** What is to be left off stands behind these words. */
export const DENIAL = /^(?:no|without|hold|everything (?:except|but|besides|minus)(?: for)?(?: the)?) /;
const isDenial = (note: string): boolean => /^(?:no|without|hold) /.test(note);
const ON_HALF = / on (?:(?:the |one )?(?:first |second |other |same )?half)(?: of it)?$/;
const isAmount = (note: string): boolean => /^(?:extra|light) /.test(note);

/** Of one thing the last word counts: 'no onions' and then 'extra onions'; 'keep the onions' denies nothing any more. */
function lastSaid(notes: readonly string[]): string[] {
  const about = (note: string) => stemsOf(note.replace(HOW, '').replace(DENIAL, '').replace(ON_HALF, '')).join(' ');
  // 'Mushrooms on half', where nothing is sold by halves, and then 'no mushrooms': as if none had been said.
  const gone = notes.flatMap((note, at) => {
    const denied = ON_HALF.test(note)
      ? notes.slice(at + 1).find((later) => isDenial(later) && about(later) === about(note))
      : undefined;
    return denied === undefined ? [] : [note, denied];
  });
  const isOvertaken = (note: string, later: string) =>
    about(note) === about(later) &&
    ((DENIAL.test(note) && !isDenial(later)) || (isAmount(note) && note !== later && HOW.test(later)));
  return notes.filter(
    (note, at) =>
      !note.startsWith('keep ') &&
      !gone.includes(note) &&
      !notes.slice(at + 1).some((later) => isOvertaken(note, later)),
  );
}

/** 'mushrooms', 'mushrooms on the left' */
export const optionWords = ({ choice, part }: ChosenOption): string =>
  part === 'whole' ? choice.toLowerCase() : `${choice.toLowerCase()} on the ${part}`;

const IS_MORE = /^(?:extra|double|triple) /i;

/** Put beside it and not on it. */
const ASIDE = / on the side$/;

/** Two dishes in one are no choices, whatever they are called. */
const TWO_DISHES = /^one half .+, the other /;

const HALF = /^half\s+(?!without\b)|\s+on (?:the )?(?:one |first |second |other |same )?half$/;

function read(groups: readonly OptionGroup[], note: string, choices: Choices): void {
  if (TWO_DISHES.test(note)) return void choices.notes.push(note);
  if (takeMeant(groups, note, choices)) return;
  if (isForKitchen(groups, note)) return void choices.notes.push(note);
  // 'No onions', where that is 'Without onions'.
  const [, denied = null] = /^(?:no|without|hold) (?:with )?(.+)$/.exec(note) ?? [];
  const without = denied === null ? null : (writtenSo(groups, ['without', ...tokenise(denied)])[0] ?? null);
  if (without) return put(choices, without, 'whole');
  // 'No beans' may be a choice of its own.
  const less = /^(no|not|without|hold|minus)\s+/.test(note) && !isChoice(groups, note);
  const start = /^(no|not|without|hold|minus|with|add|extra|light|half)\s+/.exec(note)?.[0] ?? '';
  const part = isChoice(groups, note) ? 'whole' : partOf(note);
  const whole = note.replace(HALF, (half) => (half.startsWith('half') ? half : ''));
  const rest = choiceNamed(groups, whole) ? whole : whole.slice(start.length);
  const { found: named, left, inPart } = choicesIn(groups, tokenise(rest.replace(ASIDE, '')));
  // 'Raw onions' are not the grilled ones, 'hot sauce' is no hot salsa.
  if (inPart && isOtherThing(left, groups)) return void choices.notes.push(note);
  // 'Light cheese' puts no extra cheese on it.
  const light = start.startsWith('light') ? named.filter(({ choice }) => !IS_MORE.test(choice)) : named;
  // 'Extra onion', on a poppy bagel, is no onion bagel.
  const isMuchOf = /^(?:extra|light)/.test(start);
  // 'Extra tartar sauce' is no extra hot sauce.
  const kind = left.length > 0 ? (rest.split(' ').at(-1) ?? '') : rest;
  const found = isMuchOf
    ? light.filter((one) => !isTaken(one, choices) && !isAnyOf(kind, one, choices.options))
    : light;
  // 'Half bbq', where that cannot be chosen: one of them is, and the kitchen reads how.
  // A dish of two halves has its halves for choices.
  const unhalved = part !== 'whole' && found.every(({ group }) => !group.halves && group.min < 2);
  if (unhalved) for (const one of found) if (one.group.min > 0) put(choices, one, part);
  // 'Everything' is what is on one kind of bagel.
  const all = isEverything(note) && !isChoice(groups, note);
  // 'No extra cheese' is how the cheese is to be, unless that is what was chosen.
  const muchLess = less && /^(extra|light)\s/.test(rest) && !found.every(({ choice }) => rest === choice.toLowerCase());
  if (less && found.length === 0) takeOffKind(groups, rest, choices);
  if (found.length === 0 || unhalved || all || muchLess) choices.notes.push(note);
  else if (less) for (const one of found) takeOff(choices, one, note);
  else {
    for (const one of found) put(choices, openFor(groups, one, choices), part);
    const counted = left.length === 1 && numberAt(left, 0) !== null && found.length === 1;
    // 'The side is rice' names the group that it is chosen of.
    const more = left.filter((word) => !found.some(({ group }) => stemsOf(group.name).includes(singular(word))));
    if (counted || ASIDE.test(note) || (isMuch(start, found, choices) && left.length === 0)) choices.notes.push(note);
    else if (more.length > 0) choices.notes.push(`${start}${more.join(' ')}`);
  }
}

/** 'No sugar', 'cut in four': told by what it is. Of several that may be meant it is asked which. */
function takeMeant(groups: readonly OptionGroup[], said: string, choices: Choices): boolean {
  // 'The thick ones' are none of one inch.
  const note = said.replace(/(?<=\w) ones?$/, '');
  const denies = /^(?:no|not|without|hold) /.test(note);
  const isLiteral = choicesIn(groups, tokenise(note)).found.length > 0;
  const meant = isChoice(groups, note) || (isLiteral && !denies) ? null : meantBy(groups, note);
  // 'The big jar': in what it is handed over is no wish.
  if (!meant) return !isLiteral && isHolder(note.replace(/^with /, ''));
  const { group, choices: some } = meant;
  const chosen = choices.options.find((one) => one.group === group.name)?.choice;
  // What was chosen stands: 'iced, no ice'.
  if (chosen !== undefined && denies) return some.includes(chosen);
  const [only, ...more] = some;
  if (only !== undefined && more.length === 0) put(choices, { group, choice: only }, 'whole');
  return more.length === 0 || group.min > 0;
}

/** Of what only one is chosen, another was. */
const isTaken = ({ group, choice }: NamedChoice, { options }: Choices): boolean =>
  group.max === 1 && options.some((one) => one.group === group.name && one.choice !== choice);

/** How much is wanted of what was put on is for the kitchen to read, unless the menu has a choice for it. */
function isMuch(start: string, found: readonly NamedChoice[], { options, notes }: Choices): boolean {
  const much = /^(extra|light)\s/.exec(start)?.[0];
  if (
    !much ||
    notes.some((note) => note.startsWith(start) && found.some(({ choice }) => note.endsWith(choice.toLowerCase())))
  )
    return false;
  return found.every(
    ({ choice }) => !choice.toLowerCase().startsWith(much) && options.some((one) => one.choice === choice),
  );
}

function partOf(note: string): 'half' | 'same half' | ChosenOption['part'] {
  if (!HALF.test(note)) return 'whole';
  if (/\bsame half$/.test(note)) return 'same half';
  if (/\bfirst half$/.test(note)) return 'first half';
  return /\b(second|other) half$/.test(note) ? 'second half' : 'half';
}

/** Of groups from which the same may be chosen, one in which nothing is yet. */
function openFor(groups: readonly OptionGroup[], named: NamedChoice, { options }: Choices): NamedChoice {
  const isFilled = ({ name }: OptionGroup) => options.some(({ group }) => group === name);
  const offers = ({ min, max, choices }: OptionGroup) =>
    min > 0 && max === 1 && choices.some(({ name }) => name === named.choice);
  const open =
    isFilled(named.group) && named.group.max === 1 ? groups.find((one) => offers(one) && !isFilled(one)) : null;
  return open ? { group: open, choice: named.choice } : named;
}

/** 'No cheese', where it was swiss. */
function takeOffKind(groups: readonly OptionGroup[], said: string, choices: Choices): void {
  const kinds = groups.filter((group) => group.min === 0 && kindsIn(group).includes(singular(said)));
  choices.options = choices.options.filter(
    ({ group, choice }) => INSTEAD.test(choice) || !kinds.some(({ name }) => name === group),
  );
}

/** 'Lettuce wrap', of the buns, is what there is without one. */
const INSTEAD = /\b(?:wrap|bowl|lettuce|naked|none|no|without)\b/i;

function takeOff(choices: Choices, named: NamedChoice, note: string): void {
  const before = choices.options.length;
  choices.options = choices.options.filter(({ choice }) => choice !== named.choice);
  // 'A coke, no diet': that it is no other of its name says nothing more.
  const isOther = ({ group, choice }: ChosenOption) =>
    named.group.max === 1 &&
    group === named.group.name &&
    stemsOf(choice).every((word) => stemsOf(named.choice).includes(word));
  if (choices.options.length === before && !choices.options.some(isOther)) choices.notes.push(note);
  // 'Not spicy', where it is regular or spicy.
  const { min, max, choices: offered, name: group } = named.group;
  const [other, ...more] = offered.filter(({ name }) => name !== named.choice);
  if (choices.options.length < before && min === 1 && max === 1 && other && more.length === 0)
    choices.options.push({ group, choice: other.name, part: 'whole' });
}

function put(choices: Choices, { group, choice }: NamedChoice, wanted: ReturnType<typeof partOf>): void {
  if (group.choices.some(({ name, available }) => name === choice && !available)) {
    choices.soldOut = choice;
    return;
  }
  const others = choices.options.filter((one) => one.choice !== choice);
  const here = others.filter((one) => one.group === group.name);
  if (here.length >= group.max && group.max > 1) {
    choices.overfull = group;
    return;
  }
  const part = group.halves ? halfOf(wanted, others) : 'whole';
  // What is wished for now is no more left off, nor on one half alone.
  const isOver = (note: string) =>
    (isDenial(note) && !INSTEAD.test(choice) && kindsIn(group).includes(note.replace(HOW, ''))) ||
    (wanted === 'whole' &&
      group.max === 1 &&
      HALF.test(note) &&
      choicesIn([group], tokenise(note.replace(HALF, ''))).found.length > 0);
  choices.notes = choices.notes.filter((note) => !isOver(note));
  // Where one may be chosen, the last word counts.
  const kept = group.max === 1 ? others.filter((one) => one.group !== group.name) : others;
  choices.options = [...kept, { group: group.name, choice, part }];
}

/** A half of its own, or that of what was put on a half last. */
function halfOf(wanted: ReturnType<typeof partOf>, others: readonly ChosenOption[]): ChosenOption['part'] {
  if (wanted === 'same half') return others.findLast(({ part }) => part !== 'whole')?.part ?? 'first half';
  if (wanted !== 'half') return wanted;
  return others.some(({ part }) => part === 'first half') ? 'second half' : 'first half';
}

/** What a line asks of the till: what was chosen on the item, and the rest in words. */
export function chosenOn(
  line: { variantId: string | null; notes: readonly string[] },
  family: Family | undefined,
  variant: Variant,
): Pick<Choices, 'options' | 'notes'> {
  const { options, notes } = choose(groupsOf(family, line.variantId), line.notes);
  return { options: variant.option ? [variant.option, ...options] : options, notes };
}
