import type { Alteration } from '../../heard/change/standing.ts';
import { lineWords } from '../../say/dishes.ts';
import { lineList } from '../../say/wording.ts';
import type { Wish } from '../../understand/acts.ts';
import { numberAt } from '../../understand/numbers.ts';
import { singular, tokenise } from '../../understand/words.ts';
import type { Line } from '../state.ts';
import { ask, type Talk } from '../talk.ts';
import { pickSize, touch } from './lines.ts';

const EACH =
  /^(?:each(?: for (?:(?:the|all) )*\w+ of us)?|apiece|per person|for (?:each (?:person|one|of (?:us|them|those))|everyone|everybody|all of us|both of us))(?: (?:and|also|please|too|as well|then|thanks)\b.*)?$/;
const PEOPLE = /\b(\w+) (?:of us|people|persons|kids|adults|guys|girls|boys)\b/;

/** 'One raita each', behind two biryanis: as many as there are people, or dishes that it goes with. */
export function forEach(talk: Talk, wish: Wish): Wish {
  const wishes = talk.heard.acts.flatMap((act) => (act.kind === 'add' ? act.wish : []));
  const first = wishes.indexOf(wish);
  if (isBeside(talk, wishes, first)) {
    const dishes = first > 0 ? piecesOf(wishes.slice(0, first)) : piecesStanding(talk);
    return { ...wish, quantity: (wish.quantity ?? 1) * Math.max(dishes, 1) };
  }
  const at = wishes.findIndex((_, place) => place >= first && isTold(talk, wishes, place));
  if (wish.quantity === null || first < 0 || at < 0) return wish;
  // 'Two biryanis and a raita each' has the dishes in it, 'a naan and a raita each' is of what stands.
  const whole = wishes.slice(0, at).findLastIndex(({ quantity }) => (quantity ?? 1) > 1);
  if (first <= whole) return wish;
  const many = peopleIn(talk) ?? (whole >= 0 ? piecesOf(wishes.slice(0, whole + 1)) : piecesStanding(talk));
  return many > 1 ? { ...wish, quantity: wish.quantity * many } : wish;
}

/** 'Two cheeseburgers and a hamburger, small fries with those': one with each of them. */
function isBeside({ heard: { words } }: Talk, wishes: readonly Wish[], place: number): boolean {
  const wish = wishes[place];
  if (!wish || (wish.quantity ?? 1) > 1) return false;
  return WITH_THEM.test(words.slice(wish.item.to, wishes[place + 1]?.item.from).join(' '));
}
const WITH_THEM = /^with (?:them|those|each|both|all of (?:them|those)|each (?:one|of (?:them|those)))\b/;

/** Behind this dish, and before the next, it is said of each. */
function isTold({ heard: { words } }: Talk, wishes: readonly Wish[], place: number): boolean {
  const from = wishes[place]?.item.to ?? 0;
  const to = wishes[place + 1]?.item.from ?? words.length;
  return words.some((_, at) => at >= from && at < to && words[at - 1] !== 'of' && EACH.test(words.slice(at).join(' ')));
}

function peopleIn({ heard: { words } }: Talk): number | null {
  const said = PEOPLE.exec(words.join(' '))?.[1];
  return said ? (numberAt([said], 0)?.value ?? null) : null;
}

const piecesOf = (all: readonly { quantity: number | null }[]): number =>
  all.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);

/** Of the kind that was ordered last before this. */
function piecesStanding({ state, menu, touched }: Talk): number {
  const stood = state.lines.filter(({ id }) => !touched.has(id));
  const category = menu.family(stood.at(-1)?.family ?? '')?.category;
  return piecesOf(stood.filter(({ family }) => menu.family(family)?.category === category));
}

/**
 * 'Make it just three slices', of two plain ones and one without basil: so many of the dish in all. More are like the one that is
 * talked about; fewer could be either, and are asked about. True when that was done.
 */
export function countInAll(talk: Talk, line: Line, { quantity, how, size, notes }: Alteration): boolean {
  const { state, heard, menu } = talk;
  const alike = state.lines.filter(({ family, variantId }) => family === line.family && variantId === line.variantId);
  const isOfOne = alike.some((one) =>
    one.notes.some((note) => tokenise(note).some((word) => heard.words.includes(word))),
  );
  const family = menu.family(line.family);
  const isNamed = heard.words.some((word) => family?.words.includes(singular(word)));
  const isResized = size !== null && family !== undefined && pickSize(talk, family, size)?.id !== line.variantId;
  if (how !== 'to' || quantity === null || isResized || notes.length > 0) return false;
  if (alike.length < 2 || !isNamed || isOfOne) return false;
  const more = quantity - alike.reduce((sum, one) => sum + one.quantity, 0);
  if (more >= 0) {
    line.quantity += more;
    touch(talk, line);
    return true;
  }
  talk.say.push(`I have ${lineList(alike.map((one) => lineWords(one, menu)))}.`);
  ask(talk, { kind: 'change' }, 'What should I change?');
  return true;
}
