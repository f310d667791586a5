import { money } from '../../say/wording.ts';
import type { Talk } from '../talk.ts';
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

const AMOUNT = /\$ ?(\d+)(?:\.(\d\d))?(?!\d|,\d)/g;
const BOUND_BEFORE =
  /\b(?:over|above|at least|from|more than|minimum(?: order| purchase)?(?: is| of|:)?|orders? of|reach(?:es)?)\s*$/i;
const BOUND_BEHIND = /^ ?(?:order |delivery |purchase )?minimum\b|^ ?(?:or|and) (?:more|up|over|above)\b/i;
/** Neither a fee nor a bound. */
const OTHER = /\b(?:under|below|less than|tip|tips|each|extra|deposit)\s*(?:is |of |are )?$/i;
const OTHER_BEHIND = /^ ?(?:off|each|per|a mile|an? hour|tip)\b/i;

/** 'We deliver in town, $3.50 delivery, $20 minimum.' */
function deliveryTerms({ facts }: Talk): DeliveryTerms {
  const fees = new Set<number>();
  const bounds = new Set<number>();
  const free = new Set<number>();
  for (const note of facts.notes.filter(({ text }) => /\bdeliver/i.test(text))) {
    for (const { text } of sentencesOf(note)) {
      if (!/\bdeliver|\bminimum\b/i.test(text)) continue;
      for (const found of text.matchAll(AMOUNT)) {
        const [said, dollars, cents = '00'] = found;
        const before = text.slice(0, found.index);
        const behind = text.slice(found.index + said.length);
        const amount = Number(`${dollars}${cents}`);
        if (OTHER.test(before) || OTHER_BEHIND.test(behind)) continue;
        const isBound = BOUND_BEFORE.test(before) || BOUND_BEHIND.test(behind);
        (isBound ? (/\bfree\b/i.test(text) ? free : bounds) : fees).add(amount);
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

/** The price as it is told: '$32.00 in all', '$32.00 plus $3.50 for delivery'. */
export function totalWords(talk: Talk, totalCents: number): string {
  const fee = deliveryFee(talk, totalCents);
  if (talk.state.fulfilment === 'delivery' && deliveryTerms(talk).isUnsure) return `${money(totalCents)} plus delivery`;
  return fee ? `${money(totalCents)} plus ${money(fee)} for delivery` : `${money(totalCents)} in all`;
}

/** What an order has to come to before it is brought, where this one does not; else null. */
export function missedLeast(talk: Talk, totalCents: number): number | null {
  const { leastCents } = deliveryTerms(talk);
  return talk.state.fulfilment === 'delivery' && leastCents !== null && totalCents < leastCents ? leastCents : null;
}
