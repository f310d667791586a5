import type { OptionGroup } from '@attendant/contract/menu/options';
import { choose } from '../../heard/order/choices.ts';
import { choiceNamed } from '../../heard/order/named-choices.ts';
import type { Wish } from '../../understand/acts.ts';
import { numberAt } from '../../understand/numbers.ts';
import { singular, tokenise } from '../../understand/words.ts';
import type { Line } from '../state.ts';
import { changing, type Talk } from '../talk.ts';
import { setPortion } from './changes.ts';
import { addNotes, groupsOn } from './choosing.ts';
import { lineById, pickSize, quantityMeant, sizeOf } from './lines.ts';

/** 'Large fries', 'the iced latte': one more of them is asked for with a word of its own. */
const ANOTHER = /\b(?:and|another|also|plus|more|second|too|as well)\b/;

/**
 * 'Large fries', while it is asked what size the fries are; 'I'll have the salmon', on the bowl that stands with its fish
 * still open: what is still to be told of a dish that stands, told with its name, orders no second one.
 */
export function completes(talk: Talk, { item, quantity, size, notes }: Wish): boolean {
  const line = talk.state.lines.findLast((one) => {
    if (!item.families.includes(one.family) || talk.touched.has(one.id)) return false;
    const isOpenSize = size !== null && one.variantId === null;
    const told = quantity === null && TOLD_BEHIND.test(talk.heard.words.join(' '));
    const answers = isOpenSize || notes.some((note) => isOpen(talk, one, note, told));
    const isOther = size !== null && one.variantId !== null && sizeOf(talk, one) !== size;
    return answers && !isOther && (quantity ?? one.quantity) >= one.quantity;
  });
  const named = talk.heard.menuNames.dishes.length > 0;
  if (!line || (named && ANOTHER.test(talk.heard.words.join(' ')) && !isOfIt(talk, item))) return false;
  const family = talk.menu.family(line.family);
  if (size !== null && family && pickSize(talk, family, size) === null) return true;
  const groups = groupsOn(talk, line);
  const isRuledOut = (note: string) => note.startsWith('no ') && rivals(groups, note.slice(3), notes);
  if (notes.length > 0)
    addNotes(
      talk,
      line,
      notes.filter((note) => !isRuledOut(note)),
    );
  setPortion(talk, line, quantityMeant(talk, line, { quantity, more: false }), size);
  return true;
}

/** 'Brown rice with the massaman and jasmine with the other': what is told goes with the one that stands. */
const isOfIt = ({ heard }: Talk, { said }: Wish['item']): boolean =>
  new RegExp(`\\b(?:with|for|on|in) (?:the|my|that) ${said}\\b`).test(heard.words.join(' '));

/** 'Nine', of a cake that comes in six and nine inches, while its size is asked. */
export function isSizeAsked(talk: Talk, number: number): boolean {
  const { asked } = talk.state;
  const line = asked.kind === 'size' ? lineById(talk, asked.line) : undefined;
  const sizes = talk.menu.family(line?.family ?? '')?.variants.flatMap(({ size }) => size ?? []) ?? [];
  const [meant, ...others] = sizes.filter((size) => numberAt(tokenise(size), 0)?.value === number);
  if (!line || meant === undefined || others.length > 0) return false;
  changing(talk);
  setPortion(talk, line, null, meant);
  return true;
}

/** 'Yes, sweet', of the gallon of sweet tea that was just repeated: its name, or a part of it, said with a yes. */
export function isConfirmed(talk: Talk, { item, quantity, size, notes }: Wish): boolean {
  const { heard, state, menu } = talk;
  const line = state.lines.find(({ id }) => id === state.focus);
  const words = menu.family(line?.family ?? '')?.words ?? [];
  const isBare = quantity === null && size === null && notes.length === 0 && line !== undefined;
  if (!isBare || talk.touched.has(line.id)) return false;
  const isNamed = tokenise(item.said).every((word) => words.includes(singular(word)));
  // 'Thai iced tea', behind 'Okay, one Thai Iced Tea'
  const isEcho = item.exact && line.quantity === 1 && state.lastReply.startsWith('Okay, one ') && isAlone(talk, line);
  return isNamed && (isEcho || heard.acts.some(({ kind }) => kind === 'yes'));
}

/**
 * 'Fried rice, please', while it is asked what size the fried rice is: its name once more answers nothing, and orders nothing.
 * More of it has a word or a number of its own.
 */
export function isSaidAgain({ state, heard }: Talk, { item, quantity, size, notes }: Wish): boolean {
  const { asked, lines, unclear } = state;
  if ((asked.kind !== 'size' && asked.kind !== 'option') || unclear.length > 0) return false;
  const line = lines.find(({ id }) => id === asked.line);
  const isBare = size === null && notes.length === 0 && (quantity === null || quantity === line?.quantity);
  return isBare && item.families.includes(line?.family ?? '') && !ANOTHER.test(heard.words.join(' '));
}

/** It was all that was said back, and all that is said. */
const isAlone = ({ heard, menu, state }: Talk, line: Line): boolean =>
  heard.acts.length === 1 &&
  !ANOTHER.test(heard.words.join(' ')) &&
  !/\b(?:a|an|one)\b/.test(heard.words.join(' ')) &&
  state.lastReply
    .split(/[.,;]/)[1]
    ?.trim()
    .endsWith(menu.family(line.family)?.name ?? '-') === true;

/** 'Regular, not the decaf': what comes tells that the other does not. */
function rivals(groups: readonly OptionGroup[], denied: string, notes: readonly string[]): boolean {
  const group = choiceNamed(groups, denied)?.group;
  return group?.max === 1 && notes.some((note) => choiceNamed(groups, note)?.group === group);
}

/** 'Regular coffee by the way, not the decaf', of a box that stands. */
const TOLD_BEHIND = /\bby the way\b|\bnot (?:the )?[a-z]+$/;

/** `told`: what may be chosen is open as well. */
function isOpen(talk: Talk, line: Line, note: string, told: boolean): boolean {
  const groups = groupsOn(talk, line);
  const group = choiceNamed(groups, note)?.group;
  const { options } = choose(groups, line.notes);
  return (
    group !== undefined &&
    (group.min > 0 || (told && group.max === 1)) &&
    !options.some((chosen) => chosen.group === group.name)
  );
}
