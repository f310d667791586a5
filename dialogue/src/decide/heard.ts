import type { Talk } from './talk.ts';

/** Whether the caller heard the last question: of a reply that was cut short only the beginning was. */
export function lastWasHeard(talk: Talk): boolean {
  const { lastReply, question } = talk.state;
  const heard = talk.turn.interruptedAfter;
  if (heard === null) return true;
  return letters(heard) >= letters(`${lastReply}${question}`) - letters(question) / 2;
}

/** What was put in is told again when its sentence was cut short. */
export function repeatUnheardReceipt(talk: Talk): void {
  const { placed, booked, waiting, lastReply } = talk.state;
  const heard = talk.turn.interruptedAfter;
  for (const receipt of [placed, booked, waiting]) {
    if (heard === null || !receipt || !lastReply.includes(receipt)) continue;
    const whole = lastReply.slice(0, lastReply.indexOf(receipt) + receipt.length);
    if (letters(heard) < letters(whole)) talk.say.push(receipt);
  }
}

function letters(text: string): number {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length;
}
