import { keepWords, nextOfMessage } from '../decide/message/message.ts';
import type { Talk } from '../decide/talk.ts';
import { wayIn } from '../decide/way-out.ts';
import type { Act } from '../understand/acts.ts';
import { intentOf } from './booking/intent.ts';
import { isWhen } from './later.ts';

/** What is told of an order that is in: it cannot be changed from here, and goes at once to whoever makes it. */
export function takeOfPlaced(talk: Talk): boolean {
  const { state, heard, turn } = talk;
  const { placed, lines, unclear, booking, asked } = state;
  const isIn = placed !== null && lines.length + unclear.length === 0 && booking === null && asked.kind === 'help';
  if (!isIn || !isOfIt(talk)) return false;
  const cancels = heard.acts.some(({ kind }) => kind === 'cancel-order');
  talk.say.push(
    `Your order is already in, and I can't ${cancels ? 'cancel' : 'change'} it from here. I'll pass that on.`,
  );
  keepWords(state, `About the order that is in: ${turn.text.trim()}`);
  state.owed = true;
  nextOfMessage(talk);
  return true;
}

function isOfIt(talk: Talk): boolean {
  const { heard, facts } = talk;
  const { acts, appointment, caller, condition, forSomebody } = heard;
  // 'How much was it', 'how soon can I pick up', 'do you deliver?' change nothing.
  if (heard.onlyAsking) return false;
  const elsewhere = acts.some(({ kind }) => ELSEWHERE.has(kind)) || condition !== null || forSomebody !== null;
  if (elsewhere || (facts.bookingEnabled && (appointment.wants !== null || intentOf(talk) !== null))) return false;
  const isBrought = caller.address !== null || wayIn(heard.text) === 'delivery';
  return acts.some(({ kind }) => CHANGES.has(kind)) || isWhen(talk) || isBrought || heard.request !== null;
}

const ELSEWHERE = new Set<Act['kind']>([
  ...(['add', 'want-category', 'start-order', 'take-it', 'ask-item', 'ask-category', 'ask-with', 'hours'] as const),
  ...(['allergy', 'person', 'earlier-order', 'leave-message', 'booking', 'goodbye'] as const),
]);
const CHANGES = new Set<Act['kind']>([
  ...(['amend', 'split', 'replace', 'correct', 'remove', 'without', 'note', 'special', 'undo'] as const),
  ...(['cancel-order', 'start-over'] as const),
]);
