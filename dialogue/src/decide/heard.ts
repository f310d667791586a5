import type { Talk } from './talk.ts';

/** Whether the caller heard the last question: of a reply that was cut short only the beginning was. */
export function lastWasHeard(talk: Talk): boolean {
  const { lastReply, question } = talk.state;
  const heard = talk.turn.interruptedAfter;
  if (heard === null) return true;
  return letters(heard) >= letters(`${lastReply}${question}`) - letters(question) / 2;
}

/** An order that is in is told again when its sentence was cut short. */
export function repeatUnheardReceipt(talk: Talk): void {
  const { placed, lastReply } = talk.state;
  const heard = talk.turn.interruptedAfter;
  if (heard === null || !placed || !lastReply.includes(placed)) return;
  if (letters(heard) < letters(lastReply.slice(0, lastReply.indexOf(placed) + placed.length))) talk.say.push(placed);
}

function letters(text: string): number {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length;
}
