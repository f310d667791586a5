import { isPlainWord } from '../heard/intent/remarks.ts';
import type { Act, Understanding, Wish } from './acts.ts';
import type { Mention } from './menu/match.ts';
import type { Menu } from './menu/menu.ts';
import { withoutOccasions } from './plain/occasions.ts';
import { singular, tokenise } from './words.ts';

/** What sounds a little like a dish and is a plain word of something else is that word: 'I'll pass' is no Pepsi. */
export function withoutGuesses(
  { acts, leftover }: Pick<Understanding, 'acts' | 'leftover'>,
  words: readonly string[],
  menu: Menu,
) {
  const strange = leftover.length > 0;
  const isNone = (act: Act) => act.kind === 'add' && isNoThing(act.wish);
  const guesses = acts.flatMap((act) =>
    act.kind === 'add' && !isNone(act) && isGuess(act.wish.item, menu, strange) ? act : [],
  );
  const said = guesses.flatMap(({ wish }) => tokenise(wish.item.said));
  return {
    acts: withoutOccasions(acts, words)
      .filter((act) => !isNone(act) && !guesses.some((guess) => guess === act))
      .map((act) => inDoubt(act, words, menu)),
    leftover: [...leftover, ...said],
  };
}

/** 'Morning! A baguette, please', where a bun is called so: a greeting or a time is no dish by itself. */
const isNoThing = ({ item, quantity, size, notes }: Wish): boolean =>
  !item.exact &&
  (quantity ?? size) === null &&
  notes.length === 0 &&
  tokenise(item.said).every((word) => GREETING_OR_TIME.test(word));
const GREETING_OR_TIME =
  /^(?:good|happy|hello|hi|hey|thanks?|mornings?|afternoons?|evenings?|days?|nights?|today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)$/;

/** One word, beside others that nothing explains, is no dish by its sound: 'a case of printer paper' has no cheese. */
function isGuess({ sure, said, families, exact }: Mention, menu: Menu, strange: boolean): boolean {
  const named = families.flatMap((key) => menu.family(key)?.words ?? []);
  const alone = strange && !exact && !said.includes(' ');
  return (
    (sure === 'likely' || alone) && !tokenise(said).some((word) => named.includes(singular(word))) && isPlainWord(said)
  );
}

/**
 * 'Flowers for a funeral', 'a flower thing', where one dish of many is a Flower Crown: a kind of things, named by what only goes before the name
 * of one, is asked about and not ordered. 'Two hawaiians' are counted, and mean the pizza.
 */
function inDoubt(act: Act, said: readonly string[], menu: Menu): Act {
  if (act.kind !== 'add' || act.wish.item.sure !== 'certain' || act.wish.item.exact) return act;
  const { item, quantity, size, notes } = act.wish;
  const [key, ...others] = item.families;
  const words = menu.family(key ?? '')?.words ?? [];
  const kind = singular(item.said);
  const isKind = words.length > 1 && words.includes(kind) && words.at(-1) !== kind && others.length === 0;
  const isBare = size === null && notes.length === 0;
  const isVague = /^(?:things?|stuff|something)$/.test(said[said.lastIndexOf(item.said) + 1] ?? '');
  if (!isKind || !isBare || !(isVague || (kind !== item.said && quantity === null))) return act;
  return { ...act, wish: { ...act.wish, item: { ...item, sure: 'likely' } } };
}
