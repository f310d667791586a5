import { inFigures } from '../decide/answers/amounts.ts';
import { AREA } from '../decide/answers/delivery-terms.ts';
import { tell } from '../decide/answers/noted.ts';
import { sentencesOf } from '../decide/answers/owners-sentences.ts';
import type { Talk } from '../decide/talk.ts';
import { sharesName } from '../heard/relevance/relevance.ts';
import { stemsOf, tellingOf } from '../heard/relevance/words.ts';

const DELIVERS = /\bdeliver/i;
const AMOUNT = /\$ ?\d|\b\d+ (?:dollars|bucks)\b/i;
const TELLS = {
  least: /\bmin(?:imum)?\b|\bat least\b|\b(?:orders? )?(?:over|above|from|of) \$ ?\d|\bor more\b/i,
  fee: /\b(?:fee|charge[sd]?|costs?|free|is|for|takes?|delivery)\b/i,
} as const;

/**
 * 'How much is delivery', 'is there a minimum': the sentence in which the owner wrote that, and neither how long it takes nor where it goes.
 * True when that was asked and is written.
 */
export function tellDeliveryTerms(talk: Talk): boolean {
  const { heard, facts } = talk;
  const asked = heard.asksFor.terms;
  const isWish = heard.acts.some((act) => act.kind === 'add' && act.wish.item.exact);
  if (asked === null || !heard.asking || isWish || !facts.orderingEnabled || heard.asksFor.wait) return false;
  const told = facts.notes.flatMap((note) =>
    DELIVERS.test(note.text)
      ? sentencesOf(note)
          .filter(({ text }) => says(asked, inFigures(text)))
          .map(({ text }) => ({ text, note }))
      : [],
  );
  const [first, ...more] = told.filter(({ text }) => asked === 'least' || DELIVERS.test(text) || told.length === 1);
  if (!first) return false;
  // By the distance, by what is ordered: one amount is not all of it.
  for (const one of [first, ...more.slice(0, 1)]) tell(talk, one);
  return true;
}

/** 'Do you deliver to Bay Ridge': the sentence that names it, else how far it goes at all. False where neither is written. */
export function tellWhereTo(talk: Talk): boolean {
  const { heard, facts, state } = talk;
  if (!facts.orderingEnabled || heard.caller.address !== null || heard.asksFor.terms || heard.asksFor.wait)
    return false;
  const written = facts.notes
    .flatMap((note) => sentencesOf(note).map(({ text }) => ({ text, note })))
    .filter(({ text }) => DELIVERS.test(text));
  const named = tellingOf(stemsOf(heard.text)).filter((stem) => !stem.startsWith('deliv'));
  // 'And could you get it to Bay Ridge', of the platters that were spoken of
  const lately = [...(state.noted?.texts ?? []), ...(state.noted?.earlier ?? [])];
  const ofIt = OF_IT.test(heard.text) ? written.find(({ note }) => lately.includes(note.text)) : undefined;
  const known =
    ofIt ??
    written.find(({ text }) => named.some((stem) => sharesName(stem, text))) ??
    written.find(({ text }) => AREA.test(text) && !/\bminutes?\b/i.test(text));
  if (known) tell(talk, known);
  return known !== undefined;
}
const OF_IT = /\b(?:it|that|those|them|these)\b/i;
const NONE = {
  least: /\bno (?:delivery )?minimum\b/i,
  fee: /\bfree\b|\bno (?:delivery )?(?:fee|charge)\b/i,
} as const;
const says = (asked: 'least' | 'fee', text: string): boolean =>
  NONE[asked].test(text) || (TELLS[asked].test(text) && AMOUNT.test(text));
