import { settledOn } from '../decide/order/choosing.ts';
import { findLine } from '../decide/order/lines.ts';
import type { Line } from '../decide/state.ts';
import { changing, type Talk } from '../decide/talk.ts';
import { FOREIGN } from '../heard/intent/remarks.ts';
import type { Act, Wish } from '../understand/acts.ts';
import { singular } from '../understand/words.ts';

/** What other topics do with such a sentence. */
const OTHERWISE = new Set<Act['kind']>([
  ...(['note', 'special', 'allergy', 'name', 'hours', 'person', 'booking', 'earlier-order'] as const),
  ...(['leave-message', 'replace', 'remove', 'amend', 'without', 'urgent', 'repeat', 'slower', 'ask-with'] as const),
]);

/**
 * What the kitchen is asked to do and no dish or choice is called stands on the ticket in the caller's own words. True when
 * the caller asked for that.
 */
export function noteRequest(talk: Talk): boolean {
  const { heard, state, facts } = talk;
  const line = carrierOf(talk) ?? findLine(talk, null);
  // 'Add a card, it should say …' orders the card as well.
  const isOrdered = ({ item, whole }: Wish) => item.exact || (heard.request?.written === true && whole);
  const isOrdering = heard.acts.some((act) => OTHERWISE.has(act.kind) || (act.kind === 'add' && isOrdered(act.wish)));
  if (
    !heard.request ||
    (heard.foreign > FOREIGN && !heard.request.written) ||
    state.booking ||
    isOrdering ||
    (!line && !facts.orderingEnabled)
  )
    return false;
  const { text, ofThat } = heard.request;
  changing(talk);
  talk.say.push(`Okay, I've noted: ${text}.`);
  if (ofThat && line) line.notes = settledOn(talk, line, [text]);
  else if (!state.special.includes(text)) state.special.push(text);
  return true;
}

/** 'A birthday cake, and can it say Happy Birthday Mia': what is written goes with the cake of the same breath. */
export function noteWriting(talk: Talk): void {
  const { heard, state, touched } = talk;
  const text = heard.request?.written ? heard.request.text : null;
  const last = state.lines.findLast(({ id }) => touched.has(id));
  const stood = heard.request?.first ? state.lines.findLast(({ id }) => !touched.has(id)) : undefined;
  const line = text === null || !last ? null : (carrierOf(talk) ?? stood ?? last);
  if (text === null || !line || line.notes.includes(text) || state.special.includes(text)) return;
  line.notes = [...line.notes, text];
}

/** 'On the card': what is called so and stands on the order by itself. */
function carrierOf({ heard, state, menu }: Talk): Line | undefined {
  const on = heard.request?.on;
  return on === undefined
    ? undefined
    : state.lines.findLast(({ family }) => menu.family(family)?.words.at(-1) === singular(on));
}
