import { TakeMessageInput, TransferCallInput } from '@attendant/contract/tools';
import type { ToolRecord } from '@attendant/voice';

/** What was committed, for whoever reads it later: the facts of the sentence that the caller heard, not its courtesy. */
export const committedBy = (tools: readonly ToolRecord[]): string[] =>
  tools.flatMap(({ name, input, outcome }) => {
    if (!outcome.ok || !outcome.receipt) return [];
    return [DONE[name]?.(outcome.say ?? '', input) ?? outcome.say ?? `${outcome.receipt.kind} ${outcome.receipt.id}`];
  });

const DONE: Readonly<Record<string, (said: string, input: unknown) => string>> = {
  place_order: (said) => withName('Order placed', said, /^Thank you, (.+?)\. Your order is in: /),
  book_slot: (said) => withName('Appointment booked', said, /^Thank you, (.+?)\. You are booked for /),
  move_booking: (said) => said.replace(/^Your/, 'The'),
  cancel_booking: (said) => said.replace(/^Your/, 'The'),
  join_waiting_list: (said) =>
    withName('On the waiting list', said.split(' No time is held')[0] ?? said, /^You are on the waiting list, (.+?): /),
  take_message: (_said, input) => withWords('Message taken', TakeMessageInput.safeParse(input).data?.text),
  transfer_call: (_said, input) => withWords('Transferred', TransferCallInput.safeParse(input).data?.reason),
};

/** Of a text, and what was done upon it. */
export const summaryOfText = (text: string | undefined, tools: readonly ToolRecord[]): string =>
  [...committedBy(tools), began(text === undefined ? [] : [text])].join(' ');

/** 'Order placed for Dan: 3 Garlic Knots. The total is $24.00.' */
function withName(done: string, said: string, opening: RegExp): string {
  const [courtesy, name] = opening.exec(said) ?? [];
  return courtesy === undefined ? `${done}: ${said}` : `${done} for ${name}: ${said.slice(courtesy.length)}`;
}

const withWords = (done: string, words: string | undefined): string =>
  words ? `${done}: ${quoted(words)}` : `${done}.`;

/** What it was about: the first words that say more than a greeting. Speech that was not understood is empty. */
export function began(said: readonly string[]): string {
  const heard = said.filter(Boolean);
  const [first] = heard;
  if (!first) return said.length === 0 ? 'The caller said nothing.' : 'The caller spoke, and was not understood.';
  const about = heard.find((words) => words.split(/\s+/).length >= TELLING) ?? first;
  const words = about.length > 120 ? `${about.slice(0, 119)}…` : about;
  return `The caller ${about === first ? 'began' : 'said'}: ${quoted(words)}`;
}

/** Ends the sentence where the words do not. */
export const quoted = (words: string): string => `“${words}”${/[.!?…]$/.test(words) ? '' : '.'}`;
const TELLING = 4;
