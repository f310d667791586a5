import type { Talk } from '../../decide/talk.ts';
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

/** 'Anything under ten dollars' */
export function under(talk: Talk, about: About, cents: number): boolean {
  const found = among(talk, { ...about, families: [] }).filter((one) => leastOf(one) <= cents);
  const [least] = among(talk, about).toSorted((a, b) => leastOf(a) - leastOf(b));
  const most = found.toSorted((a, b) => leastOf(b) - leastOf(a)).slice(0, MOST);
  if (most.length > 0) talk.say.push(`For that there's ${atPrices(most)}.`);
  else if (least) talk.say.push(`Nothing, I'm afraid; the cheapest is ${atPrices([least])}.`);
  return true;
}
