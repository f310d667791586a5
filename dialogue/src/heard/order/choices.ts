import type { ChosenOption, OptionGroup } from '@attendant/contract/menu/options';
import type { Family, Variant } from '../../understand/menu/families.ts';
import { cutShort } from '../../understand/menu/lexicon.ts';
import { likeness } from '../../understand/menu/likeness.ts';
import { numberAt } from '../../understand/numbers.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../../understand/words.ts';
import { kindsIn } from './choice-names.ts';
import { isEverything, wholeNoteAt } from './whole-notes.ts';

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
  for (const group of groups) mix(group, choices);
  return choices;
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
    return !options.some(({ group, choice }) => group === kind?.group.name && kind.choices.includes(choice));
  });
  return { notes: [...new Set([...options.map(optionWords), ...open])], ...refused };
}

const HOW = /^(?:no|without|not|hold|with|add|extra|light|keep) /;
const isDenial = (note: string): boolean => /^(?:no|without|hold) /.test(note);
const isAmount = (note: string): boolean => /^(?:extra|light) /.test(note);

/** Of one thing the last word counts: 'no onions' and then 'extra onions'; 'keep the onions' denies nothing any more. */
function lastSaid(notes: readonly string[]): string[] {
  const about = (note: string) => stems(note.replace(HOW, '')).join(' ');
  const isOvertaken = (note: string, later: string) =>
    about(note) === about(later) &&
    ((isDenial(note) && !isDenial(later)) || (isAmount(note) && note !== later && HOW.test(later)));
  return notes.filter(
    (note, at) => !note.startsWith('keep ') && !notes.slice(at + 1).some((later) => isOvertaken(note, later)),
  );
}

/** The choices of one group that may all be called so: black and pinto beans by 'beans'; null when there are no two. */
export function choicesCalled(
  groups: readonly OptionGroup[],
  said: string,
): { group: OptionGroup; choices: string[] } | null {
  const words = /^(?:any|no|extra|light|with) /.test(said) ? [] : stems(said);
  if (words.length === 0 || writtenSo(groups, tokenise(said)).length > 0) return null;
  for (const group of groups) {
    const isKind =
      (words.length === 1 && kindsIn(group).includes(words[0] ?? '')) ||
      (words.length > 1 && stems(group.name).join() === words.join());
    const fitting = group.choices.filter(({ name }) => covers(stems(name), words));
    const meant = fitting.length > 0 ? fitting : group.choices;
    if (meant.length > 1 && (isKind || (group.max === 1 && fitting.length > 1)))
      return { group, choices: meant.map(({ name }) => name) };
  }
  return null;
}

/** 'mushrooms', 'mushrooms on the left' */
export const optionWords = ({ choice, part }: ChosenOption): string =>
  part === 'whole' ? choice.toLowerCase() : `${choice.toLowerCase()} on the ${part}`;

/** Put beside it and not on it. */
const ASIDE = / on the side$/;

/** Two dishes in one are no choices, whatever they are called. */
const TWO_DISHES = /^one half .+, the other /;

const HALF = /^half\s+(?!without\b)|\s+on (?:the )?(?:one |first |second |other )?half$/;

function read(groups: readonly OptionGroup[], note: string, choices: Choices): void {
  if (TWO_DISHES.test(note) || isForKitchen(groups, note)) return void choices.notes.push(note);
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
  const { found, left } = choicesIn(groups, tokenise(rest));
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
    if (counted || ASIDE.test(note) || (isMuch(start, found, choices) && left.length === 0)) choices.notes.push(note);
    else if (left.length > 0) choices.notes.push(`${start}${left.join(' ')}`);
  }
}

/** How much is wanted of what was put on is for the kitchen to read, unless the menu has a choice for it. */
function isMuch(start: string, found: readonly Named[], { options, notes }: Choices): boolean {
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

/** 'With room for cream' chooses no cream. */
function isForKitchen(groups: readonly OptionGroup[], note: string): boolean {
  const words = note.split(' ');
  return words.length > 2 && wholeNoteAt(words, 0)?.length === words.length && !isChoice(groups, note);
}

const isChoice = (groups: readonly OptionGroup[], note: string): boolean =>
  groups.some(({ choices }) => choices.some(({ name }) => tokenise(name).join(' ') === tokenise(note).join(' ')));

function partOf(note: string): 'whole' | 'half' | ChosenOption['part'] {
  if (!HALF.test(note)) return 'whole';
  if (/\bfirst half$/.test(note)) return 'first half';
  return /\b(second|other) half$/.test(note) ? 'second half' : 'half';
}

interface Named {
  group: OptionGroup;
  choice: string;
}

/** Of groups from which the same may be chosen, one in which nothing is yet. */
function openFor(groups: readonly OptionGroup[], named: Named, { options }: Choices): Named {
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
  choices.options = choices.options.filter(({ group }) => !kinds.some(({ name }) => name === group));
}

function takeOff(choices: Choices, named: Named, note: string): void {
  const before = choices.options.length;
  choices.options = choices.options.filter(({ choice }) => choice !== named.choice);
  if (choices.options.length === before) choices.notes.push(note);
}

function put(choices: Choices, { group, choice }: Named, wanted: ReturnType<typeof partOf>): void {
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
  const next = others.some(({ part }) => part === 'first half') ? 'second half' : 'first half';
  const part = !group.halves ? 'whole' : wanted === 'half' ? next : wanted;
  // Where one may be chosen, the last word counts.
  const kept = group.max === 1 ? others.filter((one) => one.group !== group.name) : others;
  choices.options = [...kept, { group: group.name, choice, part }];
}

const LIKE = 0.85;

/** A can is one too, though the word mostly is not. */
function stems(text: string): string[] {
  const all = tokenise(text).map(singular);
  const some = all.filter((word) => !FUNCTION_WORDS.has(word) || numberAt([word], 0) !== null);
  return some.length > 0 ? some : all;
}

/** The choice that is called so; null when none is, or several are as much. */
export function choiceNamed(groups: readonly OptionGroup[], said: string): Named | null {
  const words = stems(said);
  if (words.length === 0) return null;
  const written = writtenSo(groups, tokenise(said));
  if (written.length > 0) return isOneEach(written) ? (written[0] ?? null) : null;
  const all = groups.flatMap((group) =>
    group.choices.flatMap(({ name, aliases = [] }) =>
      // 'Rice' is not what 'no rice' is.
      [name, ...aliases].flatMap((one) =>
        isDenial(one.toLowerCase()) ? [] : { group, choice: name, words: stems(one) },
      ),
    ),
  );
  const whole = all.filter((one) => one.words.length === words.length && covers(one.words, words));
  const part = whole.length > 0 ? whole : all.filter((one) => covers(one.words, words));
  // 'Thin crust' for a choice that is called 'Thin', of a group that is called 'Crust'.
  const more = part.length > 0 ? part : all.filter((one) => isWithKind(one.words, stems(one.group.name), words));
  const [only] = more;
  // A first and a second side: which of the two, is told by what is chosen already.
  const same = more.every(({ choice }) => choice === only?.choice) && isOneEach(more);
  return only && same ? { group: only.group, choice: only.choice } : null;
}

const isOneEach = (all: readonly { group: OptionGroup }[]): boolean =>
  all.every(({ group }) => group === all[0]?.group || (group.min > 0 && group.max === 1));

const isWithKind = (choice: readonly string[], kind: readonly string[], words: readonly string[]): boolean =>
  covers([...choice, ...kind], words) && covers(words, choice);

/** Every word of `few` is, or sounds like, one of `many`. */
const covers = (many: readonly string[], few: readonly string[]): boolean =>
  few.every((word) =>
    many.some((other) => other === word || likeness(word, other) >= LIKE || cutShort(word, other) > 0),
  );

/** Every choice of these groups that is named, in the order of the words, and what else was said. */
export function choicesIn(
  groups: readonly OptionGroup[],
  words: readonly string[],
): { found: Named[]; left: string[] } {
  const found: Named[] = [];
  const left: string[] = [];
  // Alone, a word that mostly carries sentences can be a choice: a can.
  const carries = (word: string) => words.length > 1 && FUNCTION_WORDS.has(word) && numberAt([word], 0) === null;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const lengths = [5, 4, 3, 2, 1].filter((length) => at + length <= words.length);
    const hit = lengths.flatMap((length) => {
      const span = words.slice(at, at + length);
      // 'Well done' is said in words that mostly carry sentences.
      const small = carries(word) || carries(span.at(-1) ?? '');
      const named = small && !isWritten(groups, span) ? null : choiceNamed(groups, span.join(' '));
      return named ? [{ named, length }] : [];
    })[0];
    if (hit) found.push(hit.named);
    else if (!FUNCTION_WORDS.has(word)) left.push(word);
    at += hit?.length ?? 1;
  }
  return { found, left };
}

/** 'Medium well' is neither medium nor well done, and 'toasted' is not what 'not toasted' is. */
const writtenSo = (groups: readonly OptionGroup[], words: readonly string[]): Named[] =>
  groups.flatMap((group) =>
    group.choices.flatMap(({ name }) => (tokenise(name).join() === words.join() ? { group, choice: name } : [])),
  );

const isWritten = (groups: readonly OptionGroup[], words: readonly string[]): boolean =>
  words.length > 1 && writtenSo(groups, words).length > 0;

/** What a line asks of the till: what was chosen on the item, and the rest in words. */
export function chosenOn(
  line: { variantId: string | null; notes: readonly string[] },
  family: Family | undefined,
  variant: Variant,
): Pick<Choices, 'options' | 'notes'> {
  const { options, notes } = choose(groupsOf(family, line.variantId), line.notes);
  return { options: variant.option ? [variant.option, ...options] : options, notes };
}
