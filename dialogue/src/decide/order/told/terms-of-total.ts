import { inFigures } from '../../answers/amounts.ts';
import { sentencesOf } from '../../answers/owners-sentences.ts';
import type { Line } from '../../state.ts';
import type { Talk } from '../../talk.ts';

/** 'Orders over $150 need a deposit', 'we ask for a card on orders above 200 dollars' */
const ABOVE =
  /\borders?\b[^.]*?\b(?:over|above|more than|exceeding|from|of at least) \$ ?(\d+)|\b(?:over|above|more than) \$ ?(\d+)\b[^.]*\borders?\b/i;
/** What is asked of the caller for it; what it is brought for is told with that. */
const ASKED =
  /\b(?:deposits?|prepa\w+|paid (?:up ?front|ahead|in advance)|pay (?:up ?front|ahead|in advance)|credit card|card (?:number|on file)|half (?:down|in advance)|manager|notice|call)\b/i;
const BROUGHT = /\bdeliver/i;

/** What the owner asks of orders that come to more than so much, of one that does. */
export function termsOfTotal({ facts, notes }: Talk, cents: number): string[] {
  return facts.notes.flatMap((note) =>
    sentencesOf(note).flatMap(({ text }) => {
      const [, first, other] = ABOVE.exec(inFigures(text)) ?? [];
      const bound = Number(first ?? other ?? Number.NaN) * 100;
      if (!(cents > bound) || !ASKED.test(text) || BROUGHT.test(text)) return [];
      notes.push(note);
      return [text];
    }),
  );
}

/** The same once, as soon as what was ordered comes to it in the smallest size it can be had in. */
export function tellTermsOfTotal(talk: Talk): void {
  const { state, touched, say } = talk;
  if (touched.size === 0 || state.termsTold) return;
  const told = termsOfTotal(talk, leastOf(talk, state.lines));
  if (told.length > 0) state.termsTold = true;
  say.push(...told.filter((text) => !say.includes(text)));
}

const leastOf = ({ menu }: Talk, lines: readonly Line[]): number =>
  lines.reduce((sum, { family, variantId, quantity }) => {
    const variants = menu.family(family)?.variants ?? [];
    const prices = variants
      .filter(({ id }) => variantId === null || id === variantId)
      .map(({ item }) => item.priceCents);
    return sum + quantity * Math.min(...(prices.length > 0 ? prices : [0]));
  }, 0);
