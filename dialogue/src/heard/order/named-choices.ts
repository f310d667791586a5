import type { OptionGroup } from '@attendant/contract/menu/options';
import { keeping } from '../../kept.ts';
import { cutShort } from '../../understand/menu/lexicon.ts';
import { likeness } from '../../understand/menu/likeness.ts';
import { numberAt } from '../../understand/numbers.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../../understand/words.ts';
import { isFirstName } from '../first-names.ts';
import { kindsIn } from './choice-names.ts';
import { standsFor } from './meaning/part-of.ts';
import { wholeNoteAt } from './whole-notes.ts';

/** A choice of a dish that some words name. */
export interface NamedChoice {
  group: OptionGroup;
  choice: string;
}

/** The choices of one group that may all be called so: black and pinto beans by 'beans'; null when there are no two. */
export function choicesCalled(
  groups: readonly OptionGroup[],
  said: string,
): { group: OptionGroup; choices: string[] } | null {
  const words = /^(?:any|no|not|extra|light|with) /.test(said) ? [] : stemsOf(said);
  if (words.length === 0 || writtenSo(groups, tokenise(said)).length > 0 || choiceNamed(groups, said)) return null;
  const around = isBetween(groups, tokenise(said), 0) ? writtenSo(groups, ['medium'])[0]?.group : undefined;
  if (around) return { group: around, choices: around.choices.map(({ name }) => name) };
  for (const group of groups) {
    const isKind =
      (words.length === 1 && kindsIn(group).includes(words[0] ?? '')) ||
      (words.length > 1 && readGroup(group).words.join() === words.join());
    const { choices } = readGroup(group);
    const fitting = choices.filter((one) => covers(one.words, words));
    const meant = fitting.length > 0 ? fitting : choices;
    if (meant.length > 1 && (isKind || (group.max === 1 && fitting.length > 1)))
      return { group, choices: meant.map(({ choice }) => choice) };
  }
  return null;
}

/** A group with its own words and those of its choices: they stand for as long as the menu does, and are asked for all the time. */
interface GroupRead {
  words: readonly string[];
  choices: readonly { choice: string; words: readonly string[] }[];
  /** The choices by their names, word for word. */
  byWriting: ReadonlyMap<string, readonly NamedChoice[]>;
  /** All that they may be called by. 'Rice' is not what 'no rice' is. */
  ways: readonly Way[];
}

interface Way extends NamedChoice {
  words: readonly string[];
  isName: boolean;
}

const groupsRead = new WeakMap<OptionGroup, GroupRead>();

function readGroup(group: OptionGroup): GroupRead {
  const before = groupsRead.get(group);
  if (before) return before;
  const read = {
    words: stemsOf(group.name),
    choices: group.choices.map(({ name }) => ({ choice: name, words: stemsOf(name) })),
    byWriting: Map.groupBy(
      group.choices.map(({ name }) => ({ group, choice: name })),
      ({ choice }) => tokenise(choice).join(),
    ),
    ways: group.choices.flatMap(({ name, aliases = [] }) =>
      [name, ...aliases]
        .filter((one) => !/^(?:no|without|hold) /i.test(one))
        .map((one) => ({ group, choice: name, words: stemsOf(one), isName: one === name })),
    ),
  };
  groupsRead.set(group, read);
  return read;
}

/** Whether a word may be one of those that a group, or some choice of it, is called by: so many words are kept. */
const isAmong = keeping(100, (word) => {
  const known = new WeakMap<OptionGroup, boolean>();
  return (group: OptionGroup): boolean => {
    const before = known.get(group);
    if (before !== undefined) return before;
    const { words, ways } = readGroup(group);
    const among = isOneOf(words, word) || ways.some((way) => isOneOf(way.words, word));
    known.set(group, among);
    return among;
  };
});

const LIKE = 0.85;

/** A can is one too, though the word mostly is not. */
export function stemsOf(text: string): string[] {
  const all = tokenise(text).map(singular);
  const some = all.filter((word) => !FUNCTION_WORDS.has(word) || numberAt([word], 0) !== null);
  return some.length > 0 ? some : all;
}

/** The choice that is called so; null when none is, or several are as much. */
export function choiceNamed(groups: readonly OptionGroup[], said: string): NamedChoice | null {
  const words = stemsOf(said);
  if (words.length === 0 || isBetween(groups, tokenise(said), 0)) return null;
  const written = writtenSo(groups, tokenise(said.replace(/\b(extra|very|super) spicy$/, asHot(groups))));
  if (written.length > 0) return isOneEach(written) ? (written[0] ?? null) : null;
  const all = groups.flatMap((group) =>
    words.every((word) => isAmong(word)(group)) ? readGroup(group).ways : NO_WAYS,
  );
  const whole = all.filter((one) => one.words.length === words.length && covers(one.words, words));
  // 'As the side' names no side salad, and a part of what it is also called names nothing.
  const isOwn = (group: OptionGroup) => words.every((word) => readGroup(group).words.includes(word));
  // 'Spicy' is no part of pumpkin spice.
  const isNote = wholeNoteAt(tokenise(said), 0) !== null;
  const part =
    whole.length > 0
      ? whole
      : all.filter(
          (one) =>
            one.isName &&
            !(isNote && !isWrittenIn(one.words, words)) &&
            covers(one.words, words) &&
            !isOwn(one.group) &&
            standsFor(words, one.choice, one.group),
        );
  // 'Thin crust' for a choice that is called 'Thin', of a group that is called 'Crust'.
  const more = part.length > 0 ? part : all.filter((one) => isWithKind(one.words, readGroup(one.group).words, words));
  const plain = more.length > 1 ? more.filter((one) => isPlainly(one.words, words)) : [];
  if (plain.length === 1 && plain[0] && more.every(({ group }) => group === plain[0]?.group))
    return { group: plain[0].group, choice: plain[0].choice };
  const [only] = more;
  // A first and a second side: which of the two, is told by what is chosen already.
  const same = more.every(({ choice }) => choice === only?.choice) && isOneEach(more);
  return only && same ? { group: only.group, choice: only.choice } : null;
}

const isWrittenIn = (name: readonly string[], said: readonly string[]): boolean =>
  said.every((word) => name.includes(word));

const NO_WAYS: readonly Way[] = [];

/** 'Extra spicy', where that is 'Extra hot'. */
const asHot = (groups: readonly OptionGroup[]) => (said: string, much: string) =>
  groups.some(({ choices }) => choices.some(({ name }) => name.toLowerCase() === `${much} hot`)) ? `${much} hot` : said;

/** 'Fries' are the French ones, and no sweet potato fries. */
const isPlainly = (choice: readonly string[], said: readonly string[]): boolean =>
  choice.every((word) => said.includes(word) || PLAIN.test(word));
const PLAIN = /^(?:french|regular|plain|classic|original|normal|standard)$/;

const isOneEach = (all: readonly { group: OptionGroup }[]): boolean =>
  all.every(({ group }) => group === all[0]?.group || (group.min > 0 && group.max === 1));

const isWithKind = (choice: readonly string[], kind: readonly string[], words: readonly string[]): boolean =>
  covers([...choice, ...kind], words) && covers(words, choice);

/** Every word of `few` is, or sounds like, one of `many`. */
const covers = (many: readonly string[], few: readonly string[]): boolean => few.every((word) => isOneOf(many, word));

const isOneOf = (many: readonly string[], word: string): boolean =>
  many.some(
    (other) =>
      other === word ||
      (word === 'slaw' && other === 'coleslaw') ||
      (!isFirstName(word) && (likeness(word, other) >= LIKE || cutShort(word, other) > 0)),
  );

/** More words than a choice is called by. */
const LONGEST = 5;

/** Every choice of these groups that is named, in the order of the words, and what else was said. `inPart`: some by a part of its name. */
export function choicesIn(
  groups: readonly OptionGroup[],
  words: readonly string[],
): { found: NamedChoice[]; left: string[]; inPart: boolean } {
  const found: NamedChoice[] = [];
  const left: string[] = [];
  let inPart = false;
  // Alone, a word that mostly carries sentences can be a choice: a can.
  const carries = (word: string) => words.length > 1 && FUNCTION_WORDS.has(word) && numberAt([word], 0) === null;
  const namedBy = (span: readonly string[]): NamedChoice | null => {
    // 'Well done' is said in words that mostly carry sentences.
    const small = carries(span[0] ?? '') || carries(span.at(-1) ?? '');
    return small && !isWritten(groups, span) ? null : choiceNamed(groups, span.join(' '));
  };
  for (let at = 0; at < words.length; ) {
    if (isBetween(groups, words, at)) {
      left.push(words.slice(at, at + 2).join(' '));
      at += 2;
      continue;
    }
    let length = Math.min(LONGEST, words.length - at);
    let named = namedBy(words.slice(at, at + length));
    while (!named && length > 1) named = namedBy(words.slice(at, at + --length));
    const word = words[at] ?? '';
    if (named) {
      found.push(named);
      inPart ||= !isAllOf(words.slice(at, at + length), named);
    } else if (!FUNCTION_WORDS.has(word)) left.push(word);
    at += length;
  }
  return { found, left, inPart };
}

/** 'Medium well', where medium and well done can be had: it is neither, and is asked about. */
export function isBetween(groups: readonly OptionGroup[], words: readonly string[], at: number): boolean {
  const said = words.slice(at, at + 2);
  if (said[0] !== 'medium' || !/^(?:well|rare)$/.test(said[1] ?? '') || words[at + 2] === 'done') return false;
  return writtenSo(groups, said).length === 0;
}

/** By all of its name, or by another name that it has. */
const isAllOf = (words: readonly string[], { group, choice }: NamedChoice): boolean => {
  const said = stemsOf(words.join(' '));
  return readGroup(group).ways.some((way) => way.choice === choice && covers(said, way.words));
};

/** 'Medium well' is neither medium nor well done, and 'toasted' is not what 'not toasted' is. */
export function writtenSo(groups: readonly OptionGroup[], words: readonly string[]): NamedChoice[] {
  const said = words.join();
  return groups.flatMap((group) => readGroup(group).byWriting.get(said) ?? []);
}

const isWritten = (groups: readonly OptionGroup[], words: readonly string[]): boolean =>
  words.length > 1 && writtenSo(groups, words).length > 0;

/** 'Extra sauce', of a sandwich that may have hot sauce: of sauces there are more than a menu lists. */
export const isAnyOf = (said: string, { choice }: NamedChoice, chosen: readonly { choice: string }[]): boolean =>
  /^(?:sauce|gravy|dressing|seasoning)s?$/.test(said) &&
  stemsOf(choice).length > 1 &&
  !chosen.some((one) => one.choice === choice);

/** 'With room for cream' chooses no cream. */
export function isForKitchen(groups: readonly OptionGroup[], note: string): boolean {
  // 'Otherwise mayo' chooses none.
  if (/^(?:otherwise|if not) /.test(note)) return true;
  const words = note.split(' ');
  const whole = wholeNoteAt(words, 0);
  // 'Cream and sugar' is given along, and is no whipped cream.
  const isOwn = groups.some(({ choices }) =>
    choices.some(({ name }) => stemsOf(name).join() === stemsOf(words.at(-1) ?? '').join()),
  );
  if (whole?.along && whole.length === words.length) return !isOwn;
  return (
    (words.length > 2 || words[0] === 'less' || words[1] === 'ice') &&
    whole?.length === words.length &&
    !isChoice(groups, note.replace(/^with /, ''))
  );
}

/** It is called just so. */
export const isChoice = (groups: readonly OptionGroup[], note: string): boolean =>
  groups.some(({ choices }) => choices.some(({ name }) => tokenise(name).join(' ') === tokenise(note).join(' ')));
