import { atMoment, TUESDAY_AT_TWO } from './clock.ts';
import { committed, forget, openConversation, type Turn, transcript, unconsented } from './conversation.ts';
import type { House } from './house.ts';
import { lastQuestion, tellsOf } from './judging/questions.ts';
import { savedBy } from './judging/saved.ts';
import type { Judged, Verdict } from './judging/verdict.ts';

/** A complaint, a wish for a person, words for somebody: what an owner must find afterwards. */
export interface MessageCase {
  id: string;
  shop: string;
  say: readonly string[];
  /** The message has a word of each, 'burnt|burned' being one. */
  holds: readonly string[];
  name?: string | undefined;
  phone?: string | undefined;
  /** After the last of these words, whatever was asked. */
  hangs_up?: boolean | undefined;
}

const TURNS_MOST = 12;

export async function holdMessage(house: House, wanted: MessageCase): Promise<Judged> {
  const shop = house.shop(wanted.shop);
  const conversation = await openConversation(house, shop);
  const caller = new ComplainingCaller(wanted);
  await atMoment(TUESDAY_AT_TWO, async () => {
    let words: string | null = wanted.say[0] ?? '';
    while (words !== null && conversation.turns.length < TURNS_MOST) {
      const turn = await conversation.say(words);
      words = turn.ended ? null : caller.answer(turn);
    }
    await conversation.hangUp();
  });
  const { messages, orders, appointments } = await savedBy(house, shop);
  await forget(house, shop);
  const { turns } = conversation;
  const stray = orders > 0 ? 'an order was placed' : appointments.length > 0 ? 'something was booked' : null;
  const missing = messages.map((message) => missingIn(message, wanted, conversation.phone));
  const why = stray ?? (missing.includes(null) ? null : (missing.at(-1) ?? 'no message'));
  const told = tellsOf(turns.slice(1).map(({ reply }) => reply));
  // What was only left when the line ended was not taken as a message: nobody was told that it was.
  const taken = messages.length > 0 && (wanted.hangs_up || turns.some((turn) => committed(turn, 'take_message')));
  const verdict: Verdict = why === null ? 'right' : !taken && !stray ? 'nothing' : told ? 'told' : 'silent';
  return {
    id: wanted.id,
    verdict,
    unconsented: unconsented(turns),
    why: why ?? '',
    transcript: transcript(turns),
    ms: turns.map(({ ms }) => ms),
  };
}

interface Message {
  name: string;
  phone: string;
  body: string;
}

const digits = (text: string): string => text.replace(/\D/g, '').slice(-10);

function missingIn({ name, phone, body }: Message, wanted: MessageCase, callerPhone: string): string | null {
  const { name: called = wanted.hangs_up ? '' : 'Dan', phone: given = callerPhone } = wanted;
  const words = wanted.holds.find((one) => !new RegExp(one.replaceAll(' ', '[ -]?'), 'i').test(body));
  if (words !== undefined) return `the message lacks ${words}: "${body}"`;
  if (!name.toLowerCase().includes(called.toLowerCase())) return `the name is "${name}"`;
  return digits(phone) === digits(given) ? null : `the number is "${phone}"`;
}

/** Wants it passed on: takes the offer, says it again when asked, gives name and number. */
class ComplainingCaller {
  readonly #wanted: MessageCase;
  #said = 1;
  #closed = 0;
  #repeated = 0;
  #taken = false;

  constructor(wanted: MessageCase) {
    this.#wanted = wanted;
  }

  answer({ reply, expects, did }: Turn): string | null {
    const { say, name = 'Dan', phone, hangs_up } = this.#wanted;
    if (hangs_up) return say[this.#said++] ?? null;
    const question = lastQuestion(reply) || reply.toLowerCase();
    this.#taken ||= did.some((one) => one.name === 'take_message' && one.outcome.ok);
    if (expects === 'name' || ASKS_NAME.test(question)) return `${name}.`;
    if (ASKS_THIS_NUMBER.test(question)) return phone ? `No, ${phone}.` : 'Yes.';
    if (expects === 'digits' || ASKS_NUMBER.test(question)) return phone ?? 'The number I am calling from.';
    if (this.#taken) return this.#closed++ < 1 ? "No, that's all." : null;
    const more = say[this.#said];
    if (more !== undefined) {
      this.#said++;
      return more;
    }
    if (ASKS_WORDS.test(question)) return `${say.join(', ')}.`;
    if (OFFERS.test(question)) return 'Yes, please.';
    if (this.#repeated++ < 1) return say[0] ?? null;
    return this.#closed++ < 1 ? "No, that's all." : null;
  }
}

const ASKS_NAME = /\b(?:your|what|which|a|whose) name\b(?!.*\bmessage\b)/;
const ASKS_THIS_NUMBER =
  /\b(?:is|right|reach you (?:at|on))\b.*\bnumber\b.*\?|\bnumber you(?:'re| are) calling from\b.*\?/;
const ASKS_NUMBER = /\b(?:what|which|best|good|reach|your) (?:phone |a )?number\b|number (?:to|for|can|should)/;
const ASKS_WORDS =
  /\bwhat (?:should|shall|happened|is it about|would you like me|is your message|is the message)\b|\bleave (?:your|a) message after\b/;
const OFFERS =
  /\b(?:would you like|shall i|should i|can i|do you want|want me)\b.*(?:message|pass|calls? you back|get back|let (?:them|the))/;
