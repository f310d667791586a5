import type { Talk } from '../../decide/talk.ts';
import { occasionIn } from '../../heard/asked/named.ts';
import { sharesName } from '../../heard/relevance/relevance.ts';
import { stemsOf, tellingOf } from '../../heard/relevance/words.ts';
import { atPrices, leastOf, mostOf } from '../../say/prices.ts';
import { capital } from '../../say/wording.ts';
import { type Family, isAvailable } from '../../understand/menu/families.ts';
import type { About } from './prices.ts';

/** So many are named in one sentence. */
const MOST = 5;

/** Of those named, of the category, or of all. */
export const among = ({ menu }: Talk, { families, category }: About): Family[] =>
  (families.length > 1 ? families : menu.families.filter((one) => !category || one.category === category)).filter(
    isAvailable,
  );

/** 'The cheapest burger is the Veggie Burger, at $9.00'; two are told beside each other. */
export function ranked(talk: Talk, about: About, way: 1 | -1): boolean {
  // 'The cheapest pizza', where one dish is called so: of its kind.
  const [only, ...others] = about.families;
  const category = about.category ?? (others.length === 0 ? (only?.category ?? null) : null);
  const all = among(talk, { ...about, category }).toSorted((a, b) =>
    way > 0 ? leastOf(a) - leastOf(b) : mostOf(b) - mostOf(a),
  );
  const [first] = all;
  if (!first) return false;
  // 'Okay, that one with cheddar'
  if (about.families.length < 2) talk.state.topic = first.key;
  if (about.families.length > 1) talk.say.push(`${capital(atPrices(all.slice(0, 3), leastOf, 'is'))}.`);
  else {
    const same = all
      .filter((one) => (way > 0 ? leastOf(one) === leastOf(first) : mostOf(one) === mostOf(first)))
      .slice(0, 3);
    talk.say.push(
      `${way > 0 ? 'The cheapest' : 'The most expensive'} ${same.length > 1 ? 'are' : 'is'} ${atPrices(same, way > 0 ? leastOf : mostOf)}.`,
    );
  }
  return true;
}

/** 'Anything under ten dollars', 'what have you got for a funeral, around a hundred dollars'. */
export function under(talk: Talk, about: About, { cents, near }: { cents: number; near?: true }): boolean {
  const all = forWhat(talk, among(talk, { ...about, families: [] }));
  const [least] = all.toSorted((a, b) => leastOf(a) - leastOf(b));
  const off = (family: Family) => Math.abs(leastOf(family) - cents);
  const found = near
    ? all.filter((one) => off(one) <= cents * ABOUT).toSorted((a, b) => off(a) - off(b))
    : all.filter((one) => leastOf(one) <= cents).toSorted((a, b) => leastOf(b) - leastOf(a));
  const [closest] = all.toSorted((a, b) => off(a) - off(b));
  if (found.length > 0) talk.say.push(`For that there's ${atPrices(found.slice(0, MOST))}.`);
  else if (near && closest) talk.say.push(`Nothing near that, I'm afraid; the closest is ${atPrices([closest])}.`);
  else if (least) talk.say.push(`Nothing, I'm afraid; the cheapest is ${atPrices([least])}.`);
  // 'How far ahead do I have to order that'
  talk.state.noted = { turn: talk.turn.turn, asked: talk.turn.text.trim(), texts: [] };
  return true;
}
/** By so much of it a price is still about that. */
const ABOUT = 0.35;

/** 'For a funeral', 'for a birthday': what is called so or is of a kind where something is; all of them where nothing is. */
function forWhat({ heard }: Talk, families: readonly Family[]): readonly Family[] {
  // 'A baby shower' is a shower.
  const said = tellingOf(stemsOf(occasionIn(heard.words))).at(-1);
  if (said === undefined) return families;
  const isFor = ({ name, category, variants: [variant] }: Family) =>
    sharesName(said, `${name}. ${category}. ${variant?.item.description ?? ''}`);
  const called = families.filter(isFor);
  const kinds = new Set(called.map(({ category }) => category));
  return called.length > 0 ? families.filter(({ category }) => kinds.has(category)) : families;
}
