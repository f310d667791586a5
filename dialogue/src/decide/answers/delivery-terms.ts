import { money } from '../../say/wording.ts';
import type { Talk } from '../talk.ts';
import { inFigures } from './amounts.ts';
import { sentencesOf } from './owners-sentences.ts';

/** What the owner wrote of bringing an order; null where nothing, or several, was written. */
interface DeliveryTerms {
  feeCents: number | null;
  /** Several are written: by the distance, by the day. */
  isUnsure: boolean;
  /** For less nothing is brought. */
  leastCents: number | null;
  /** From here on it costs nothing. */
  freeFromCents: number | null;
}

const AMOUNT = /(?:\$ ?(\d+)(?:\.(\d\d))?(?!\d|,\d)|\b(\d+)(?:\.(\d\d))? ?(?:dollars?|bucks)\b)/gi;
const BOUND_BEFORE =
  /\b(?:over|above|at least|from|starts? at|starting at|more than|no less than|min(?:imum)?(?:\.| order| purchase| for| to get| an?| your| delivery| delivered)*(?: is| of|:)?|orders? of|reach(?:es)?|spend|needs? to be)\s*$/i;
const BOUND_BEHIND = /^ ?(?:order |delivery |purchase )?min(?:imum)?\b|^ ?(?:(?:or|and) (?:more|up|over|above)\b|\+)/i;
/** 'We don't deliver under $30' */
const NOT_UNDER =
  /(?:\b(?:no|not|never|cannot)\b|n['’]t\b)[^,;]*\bdeliver\w*[^,;]*\b(?:under|below|less than|smaller than)\s*$/i;
/** Neither a fee nor a bound. */
const OTHER = /\b(?:under|below|less than|tip|tips|each|extra|deposit)\s*(?:is |of |are )?$/i;
const OTHER_BEHIND = /^ ?(?:off|each|per|a mile|an? hour|tip)\b/i;
/** What else an amount may be the least for. */
const OF_ELSE = /\b(?:cards?|credit|debit|catering|reserv\w+|pickup|gift|coupons?|discount|combos?)\b/i;

/** '5 dollar fee, 25 minimum' */
const BARE_LEAST =
  /(?<![$\d.])\b(\d+)(?= (?:order |delivery )?min(?:imum)?\b)|(?<=\bmin(?:imum)?(?:\.| order)?(?: is| of|:)? )(\d+)(?![\d.]| ?(?:dollars?|bucks|people|persons|pieces|items|min))/gi;

const PARTS = /[,;]|\botherwise\b|\belse\b/i;

/** 'We deliver in town, $3.50 delivery, $20 minimum.' */
function deliveryTerms({ facts }: Talk): DeliveryTerms {
  const fees = new Set<number>();
  const bounds = new Set<number>();
  const free = new Set<number>();
  for (const note of facts.notes.filter(({ text }) => /\bdeliver/i.test(text))) {
    for (const sentence of sentencesOf(note)) {
      const text = inFigures(sentence.text).replace(BARE_LEAST, '$$$&');
      if (!/\bdeliver/i.test(text) && OF_ELSE.test(text)) continue;
      for (const found of text.matchAll(AMOUNT)) {
        const [said, dollars = found[3], cents = found[4] ?? '00'] = found;
        const before = text.slice(0, found.index);
        const behind = text.slice(found.index + said.length);
        const amount = Number(`${dollars}${cents}`);
        const isLeast = NOT_UNDER.test(before);
        if (!isLeast && (OTHER.test(before) || OTHER_BEHIND.test(behind))) continue;
        const isBound = isLeast || BOUND_BEFORE.test(before) || BOUND_BEHIND.test(behind);
        // Beside what it is free from there may be a least: each is told in its own part.
        const part = `${before.split(PARTS).at(-1)}${behind.split(PARTS)[0]}`;
        if (isBound) (/\bfree\b/i.test(part) ? free : bounds).add(amount);
        else if (/\bdeliver|\b(?:fee|charge)\b/i.test(text)) fees.add(amount);
      }
    }
  }
  return { feeCents: onlyOf(fees), isUnsure: fees.size > 1, leastCents: onlyOf(bounds), freeFromCents: onlyOf(free) };
}

function onlyOf(amounts: ReadonlySet<number>): number | null {
  const [only = null, ...others] = amounts;
  return others.length === 0 ? only : null;
}

/** What bringing an order of that price costs beside it; null where it is fetched, free, or nobody knows. */
export function deliveryFee(talk: Talk, totalCents: number): number | null {
  if (talk.state.fulfilment !== 'delivery') return null;
  const { feeCents, freeFromCents } = deliveryTerms(talk);
  return freeFromCents !== null && totalCents >= freeFromCents ? null : feeCents;
}

/** The price as it is told: '$32.00 in all', '$32.00 plus $3.50 for delivery, $35.50 in all'. */
export function totalWords(talk: Talk, totalCents: number): string {
  const fee = deliveryFee(talk, totalCents);
  if (talk.state.fulfilment === 'delivery' && deliveryTerms(talk).isUnsure) return `${money(totalCents)} plus delivery`;
  return fee
    ? `${money(totalCents)} plus ${money(fee)} for delivery, ${money(totalCents + fee)} in all`
    : `${money(totalCents)} in all`;
}

/** What an order has to come to before it is brought, where this one does not; else null. */
export function missedLeast(talk: Talk, totalCents: number): number | null {
  const { leastCents } = deliveryTerms(talk);
  return talk.state.fulfilment === 'delivery' && leastCents !== null && totalCents < leastCents ? leastCents : null;
}

/** It tells how far, or where, something is brought. */
export const AREA =
  /\bwithin\b|\b(?:miles?|blocks?|radius|area|neighbou?rhoods?|boroughs?|zip codes?|town|city)\b|\bdeliver(?:s|y|ies)?(?: (?:is|only|free|anywhere|orders))* (?:to|in|only|all over|anywhere|throughout)\b|\b(?:do not|don['’]?t|no) deliver/i;
const BOUNDED = /\b(?:below|above|north|south|east|west|up to) (?:of|the|\d)/i;
const EVERYWHERE = /\b(?:anywhere|everywhere|all over|throughout|city-?wide)\b/i;
/** Places by their names; a street says nothing of where along it. */
const PLACES =
  /\b(?!(?:Street|Avenue|Road|We|Delivery|Deliveries|Free|Minimum|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:days?)?\b)\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*(?! (?:Street|St|Avenue|Ave|Road|Rd|Boulevard)\b)/gu;

/**
 * 'We deliver within downtown', 'to Corktown and Midtown', of an address that names no place of it: whether that lies there nobody on
 * the line can tell. Null where it does, where it is fetched, or where nothing is written of it.
 */
export function areaToCheck({ facts, state }: Talk): string | null {
  if (state.fulfilment !== 'delivery' || state.address === null) return null;
  const address = state.address.toLowerCase();
  const areas = facts.notes
    .flatMap((note) => sentencesOf(note).map(({ text }) => text))
    .filter((text) => /\bdeliver/i.test(text) && (AREA.test(text) || BOUNDED.test(text)));
  const isIn = (text: string) =>
    EVERYWHERE.test(text) || (text.match(PLACES) ?? []).some((place) => address.includes(place.toLowerCase()));
  return areas.some(isIn) ? null : (areas[0] ?? null);
}
