import { hear } from '../hear.ts';
import type { State } from '../state.ts';
import type { Talk } from '../talk.ts';

/** Nothing else is being told or taken then. */
const OPEN = /^(?:what|help|more|which|message\?)$/;
const WORDS_LEAST = 3;
/** What was told longer ago is let go. */
export const ASIDES_MOST = 4;
/** More words than who greets and says who they are. */
const GREETING = 8;
const COURTESY = new Set(['thanks', 'goodbye', 'greeting', 'how-are-you', 'yes', 'no', 'stop', 'wait', 'repeat']);

/** Keeps what was asked or told of which nothing came but an answer: a message may be about it. */
export function keepAside({ state, heard, tool }: Talk, before: State, said: string): void {
  const { words, danger, card, remark, consent } = heard;
  const isIdle =
    tool === null &&
    state.message === before.message &&
    (state.booking ?? before.booking) === null &&
    JSON.stringify(state.lines) === JSON.stringify(before.lines);
  const isRemark =
    words.length >= WORDS_LEAST &&
    consent !== 'yes' &&
    (heard.asking || words.length > GREETING || !COURTESY.has(remark.intent)) &&
    !danger &&
    !card;
  if (!OPEN.test(before.asked.kind) || !isIdle || !isRemark) return;
  state.asides = [...new Set([...(state.asides ?? []), said.trim()])].slice(-ASIDES_MOST);
}

/** 'Could somebody call me about it': of what, was told before. True when that begins the message. */
export const tellAsides = (talk: Talk): boolean =>
  (talk.heard.manner.pointsBack || talk.heard.manner.callsOnly) && takeAsides(talk);

/** 'Are my lenses in?', and then who calls: somebody is to look for them. True when that begins the message. */
export function takeAsides({ state, turn }: Talk): boolean {
  const others = (state.asides ?? []).filter((one) => one !== turn.text.trim());
  if ((state.message ?? state.left) !== null || others.length === 0) return false;
  state.message = others.map((one) => (/[.?!]$/.test(one) ? one : `${one}.`)).join(' ');
  return true;
}

/**
 * 'Dr. Okafor pulled a tooth of mine', and then 'it won't stop': what was told of what befell them, and only answered, stands before
 * what is left.
 */
export function keepBefallen({ state, facts, menu }: Talk): void {
  const { message, left } = state;
  if (message === null || left !== null || facts.orderingEnabled) return;
  const told = (state.asides ?? []).filter((one) => {
    const { telling, past, earlier, appointment, clauses } = hear(one, facts, menu);
    const isTold = telling && clauses.every(({ asking }) => !asking) && (past || earlier || appointment.trouble);
    return isTold && !message.includes(one);
  });
  if (told.length > 0) state.message = [...told, message].map((one) => one.replace(/[\s.]+$/, '')).join('. ');
}
