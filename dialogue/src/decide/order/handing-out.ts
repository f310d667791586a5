import { handedOut, type Waiting } from '../../heard/change/handed-out.ts';
import { meantBy } from '../../heard/change/meant.ts';
import type { Change, Standing, Standings } from '../../heard/change/standing.ts';
import { choose } from '../../heard/order/choices.ts';
import { clauseStarts } from '../../understand/words.ts';
import { hear } from '../hear.ts';
import type { Line } from '../state.ts';
import type { Heard, Talk } from '../talk.ts';
import { groupsOn, settledOn } from './choosing.ts';
import { lineById, mergeSame, pickSize, removeLine, sizeOf, touch } from './lines.ts';

/** What an utterance changes of the order that stands, and what else it says. */
export interface ChangesRead {
  changes: readonly Change[];
  rest: Heard;
}

/** Where something else may begin behind a change, the last first. */
export const endings = (words: readonly string[], breaks: ReadonlySet<number>): number[] =>
  words.flatMap((word, at) => (at > 0 && (breaks.has(at) || ENDING.test(word)) ? at : [])).toReversed();
const ENDING = /^(?:and|but|thats|thank|thanks|okay|yes|yeah|perfect|great|nothing|im|its|bye)$/;

/** 'One large, the other regular, and a coke', while the size of two is open. */
export function readHandedOut(talk: Talk): ChangesRead | null {
  const { heard, facts, menu } = talk;
  const waiting = waitingIn(talk);
  if (!waiting) return null;
  const breaks = clauseStarts(heard.text);
  for (const at of [heard.words.length, ...endings(heard.words, breaks)]) {
    const changes = handedOut(heard.words.slice(0, at), breaks, waiting, menu);
    if (!changes) continue;
    const rest = hear(heard.words.slice(at).join(' '), facts, menu);
    if (rest.words.length === 0 || (rest.leftover.length === 0 && rest.acts.length > 0)) return { changes, rest };
  }
  return null;
}

const HEADS =
  /^(?:(?:and|so|okay|oh|on|for|with|make|put|do|actually|can you|could you) )*(?:one|two|three|four|half|the first)\b.*\b(?:one|two|three|four|others?|rest|another|second)\b/;
const OF_NAMED = / of (?:the|my|those|these) (?<name>(?!other\b)[a-z]+(?: [a-z]+)?)\b/;

/**
 * 'One of the doubles with avocado and one without tomato', while nothing is asked of them: all that stand of one dish, each
 * told apart.
 */
export function readDealtOut(talk: Talk, order: Standings): Change[] | null {
  const { heard, menu } = talk;
  const said = heard.words.join(' ');
  if (!HEADS.test(said)) return null;
  const name = OF_NAMED.exec(said)?.groups?.name ?? '';
  const named = [name, name.split(' ')[0] ?? ''].find(
    (one) => one !== '' && meantBy(['the', ...one.split(' ')], order, menu),
  );
  const meant = named ? meantBy(['the', ...named.split(' ')], order, menu) : null;
  const family = meant ? meant.lines[0]?.family : order.focus?.family;
  const lines = order.lines.filter((line) => line.family === family);
  const [words, breaks] = named
    ? ofThem(heard.words, clauseStarts(heard.text), named.split(' '))
    : [heard.words, clauseStarts(heard.text)];
  return meant?.byChoice ? null : handedOut(words, breaks, { group: null, lines }, menu);
}

/** 'One of the doubles' is one of them. */
function ofThem(
  words: readonly string[],
  breaks: ReadonlySet<number>,
  name: readonly string[],
): [string[], Set<number>] {
  const at = words.findIndex(
    (word, place) =>
      word === name[0] && name.every((one, next) => words[place + next] === one) && words[place - 2] === 'of',
  );
  const less = name.length;
  return [
    [...words.slice(0, at - 1), 'them', ...words.slice(at + less)],
    new Set([...breaks].map((place) => (place > at ? place - less : place))),
  ];
}

/** The lines of one dish that the open question is about. */
function waitingIn(talk: Talk): Waiting | null {
  const { asked, lines } = talk.state;
  const line = asked.kind === 'size' || asked.kind === 'option' ? lineById(talk, asked.line) : undefined;
  const group = asked.kind === 'option' ? asked.group : null;
  const isOpen = (one: Line) =>
    group === null
      ? one.variantId === null
      : choose(groupsOn(talk, one), one.notes).options.every((chosen) => chosen.group !== group);
  const those = lines.filter((one) => one.family === line?.family && isOpen(one));
  return line ? { group, lines: those.map((one) => standingLine(talk, one)) } : null;
}

export const standingLine = (talk: Talk, line: Line): Standing => ({
  id: line.id,
  family: line.family,
  size: sizeOf(talk, line),
  quantity: line.quantity,
  notes: line.notes,
  whose: line.whose ?? null,
  groups: groupsOn(talk, line),
});

/** The line that is dealt out, with as many as stand beside it. */
function together(talk: Talk, { line, beside = [] }: Extract<Change, { do: 'share-out' }>): Line | undefined {
  const whole = lineById(talk, line.id);
  for (const other of beside.flatMap(({ id }) => lineById(talk, id) ?? [])) {
    if (whole) whole.quantity += other.quantity;
    removeLine(talk, other);
  }
  return whole;
}

/** 'One hot and one mild', of two that stand in one line: the lines that it has become. */
export function shareOut(talk: Talk, change: Extract<Change, { do: 'share-out' }>): number[] {
  const { parts } = change;
  const line = together(talk, change);
  const family = talk.menu.family(line?.family ?? '');
  if (!line || !family) return [];
  const next = talk.state.nextLine;
  const left = line.quantity - parts.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
  for (const { quantity, size, notes } of parts) {
    const variant = size === null ? null : pickSize(talk, family, size);
    const piece: Line = {
      ...line,
      id: talk.state.nextLine++,
      quantity: quantity ?? 1,
      counted: true,
      variantId: variant?.id ?? line.variantId,
    };
    talk.state.lines.push({ ...piece, notes: settledOn(talk, line, notes) });
    const added = talk.state.lines.at(-1);
    if (added) touch(talk, added);
  }
  if (left > 0) line.quantity = left;
  else removeLine(talk, line);
  for (const one of talk.state.lines.filter(({ family: key }) => key === family.key)) mergeSame(talk, one);
  return talk.state.lines.flatMap(({ id }) => (id === line.id || id >= next ? id : []));
}
