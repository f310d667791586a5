import type { Wish } from '../../understand/acts.ts';
import { numberAt } from '../../understand/numbers.ts';
import type { Talk } from '../talk.ts';

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
