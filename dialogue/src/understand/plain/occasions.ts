import type { OrderAct } from '../acts.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../words.ts';

/** Meals and feasts, which dishes and kinds of them are called after. */
const OCCASION =
  /^(?:breakfast|brunch|lunch|dinner|supper|birthday|anniversary|wedding|graduation|party|meeting|shower|funeral|office|family|kids?|children|crowd|group|holiday|picnic|prom)$/;
/** What happens, and is not sold: 'a breakfast meeting', 'a birthday party'. */
const HAPPENS =
  /^(?:meetings?|party|parties|shower|gathering|celebration|bash|crowd|rush|break|hour|time|today|tonight|tomorrow|tonite|plans?|surprise|present|gift|date|thing|get together|guests?|for)$/;
/** Before it so: 'order dinner', 'for lunch', 'it's her birthday', 'my wife's birthday'. */
const TELLS =
  /^(?:for|order|ordering|orders?|about|making|cooking|his|her|their|our|my|your|\w+s|turning|having|doing|hosting|before|after|during|this)$/;
/** 'A birthday', 'the whole family': behind it something else has to tell that it is none. */
const ARTICLE = /^(?:an?|the|whole|entire|some|big|little|small)$/;
/** 'Something for the office' may well be of that kind. */
const LOOKS_FOR = /\b(?:something|anything|have|got|what|which|menu|kind) (?:\w+ )?for (?:the|my|our) \w+/;

const isOccasion = (said: string): boolean =>
  said !== '' && tokenise(said).every((word) => OCCASION.test(singular(word)) || OCCASION.test(word));

/**
 * 'Order dinner for the whole family', 'it's her birthday on Friday', 'a breakfast meeting', 'an order for the office': what it is
 * for tells of no dish and no kind of dishes that is called so.
 */
export function withoutOccasions<Of extends { kind: string }>(acts: readonly Of[], words: readonly string[]): Of[] {
  const said = words.join(' ');
  const isTold = (at: number): boolean => {
    const [before, next] = [words[at - 1] ?? '', words[at + 1] ?? ''];
    if (HAPPENS.test(next)) return !/^(?:thing|present|gift|for)$/.test(next) || TELLS.test(before);
    if (before === 'for') return true;
    return ARTICLE.test(before) ? FOR_THEM.test(words.slice(Math.max(at - 4, 0), at).join(' ')) : TELLS.test(before);
  };
  const isOnlyTold = (named: string): boolean => {
    const places = words.flatMap((word, at) => (named.split(' ').includes(word) ? at : []));
    return places.length > 0 && places.every(isTold);
  };
  return acts.filter((act) => {
    if (isUnknown(act)) return !IS_DONE.test(act.said);
    if (!isOrderAct(act)) return true;
    if (act.kind === 'add') {
      const { item } = act.wish;
      return item.exact || !isOccasion(item.said) || !isOnlyTold(item.said);
    }
    if (act.kind === 'want-category') {
      const called = tokenise(act.category).map(singular);
      const named = words.filter((word) => !FUNCTION_WORDS.has(word) && called.includes(singular(word)));
      return !(isOccasion(named.join(' ')) && isOnlyTold(named.join(' '))) || LOOKS_FOR.test(said);
    }
    // 'Dinner for the whole family', where pizzas come in that size; 'a big order'.
    const isBare = act.target.item === null && act.target.category === null && act.quantity === null;
    return !(isBare && (A_BIG_ORDER.test(said) || (isOccasion(act.size ?? '') && isOnlyTold(act.size ?? ''))));
  });
}

const FOR_THEM = /\bfor (?:the|my|our|his|her|their|an?)(?: (?:whole|entire|big|little|small))?$/;
const A_BIG_ORDER =
  /\b(?:big|large|small|little|huge|quick|short) (?:to ?go )?(?:takeout |lunch |dinner |breakfast )?order\b/;

/** 'A breakfast meeting', 'I want to surprise her': nothing that could be missed on a menu. */
const IS_DONE =
  /(?:^| )(?:meetings?|party|parties|gathering|celebration|bash|get together|picnic|reunion|her|him|them|us|me)$/;

const isUnknown = (act: { kind: string }): act is Extract<OrderAct, { kind: 'unknown-item' }> =>
  act.kind === 'unknown-item';

type Told = Extract<OrderAct, { kind: 'add' | 'want-category' | 'amend' }>;
const isOrderAct = (act: { kind: string }): act is Told => /^(?:add|want-category|amend)$/.test(act.kind);
