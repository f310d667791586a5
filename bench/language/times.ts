import { atMoment } from './clock.ts';
import { type Conversation, forget, openConversation, type Turn, transcript, unconsented } from './conversation.ts';
import type { House, Shop } from './house.ts';
import { inMoreWords, isReadBack, lastQuestion, tellsOf } from './judging/questions.ts';
import { type Saved, savedBy } from './judging/saved.ts';
import type { Judged, Verdict } from './judging/verdict.ts';
import { clockWords, type Gold, goldOf, isIn, moment } from './judging/wishes.ts';
import { Offers } from './offers.ts';

/** Wishes for a time, said on Tuesday, June 11, 2030, at ten in the morning. */
export interface TimeCase {
  id: string;
  shop: string;
  say: readonly string[];
  /** As `goldOf` reads it. */
  gold: string;
  /** An appointment that the caller has already. */
  has?: string | undefined;
}

export const NOW = moment('11 10:00');
const TURNS_MOST = 14;

export async function holdTime(house: House, { id, shop: name, say, gold, has }: TimeCase): Promise<Judged> {
  const shop = house.shop(name);
  const conversation = await openConversation(house, shop);
  if (has) await bookBefore(house, shop, conversation.phone, moment(has));
  const wanted = goldOf(gold);
  const caller = new BookingCaller(say, wanted);
  await atMoment(NOW, () => talk(conversation, caller));
  const saved = await savedBy(house, shop);
  await forget(house, shop);
  const { turns } = conversation;
  const booked = saved.appointments.filter(({ status }) => status === 'booked');
  const came = isAsWanted(wanted, booked, caller.choseFrom, has ? moment(has) : null);
  const changed = booked.length !== (has ? 1 : 0) || booked.some(({ startsAt }) => !has || +startsAt !== +moment(has));
  const told = tellsOf(turns.slice(0, -1).map(({ reply }) => reply));
  const verdict: Verdict = came ? 'right' : !changed ? 'nothing' : told ? 'told' : 'silent';
  const shown = booked.map(({ startsAt }) => startsAt.toLocaleString('en-US', { timeZone: shop.timezone })).join(', ');
  return {
    id,
    verdict,
    unconsented: unconsented(turns),
    why: came ? '' : `wanted ${gold}, booked ${shown || 'nothing'}`,
    transcript: transcript(turns),
    ms: turns.map(({ ms }) => ms),
  };
}

export async function bookBefore(
  { parts: { db } }: House,
  { agentId }: Shop,
  phone: string,
  start: Date,
  name = 'Dan',
): Promise<void> {
  const appointment = {
    agent_id: agentId,
    starts_at: start,
    ends_at: new Date(+start + 30 * 60_000),
    customer_name: name,
    customer_phone: phone,
    status: 'booked',
  };
  await db.insertInto('appointments').values(appointment).execute();
}

export function isAsWanted(
  wanted: readonly Gold[],
  booked: Saved['appointments'],
  offered: readonly Date[],
  had: Date | null,
): boolean {
  const [only, ...more] = booked;
  return wanted.some((gold) => {
    if (gold.kind === 'none' || gold.kind === 'cancelled') return booked.length === 0;
    if (!only || more.length > 0) return false;
    if (gold.kind === 'offered') return +only.startsAt === +(offered.at(gold.nth) ?? 0);
    if (gold.kind === 'kept') return had !== null && +only.startsAt === +had;
    return isIn(only.startsAt, gold);
  });
}

async function talk(conversation: Conversation, caller: BookingCaller): Promise<void> {
  let words: string | null = caller.first;
  let consents = false;
  while (words !== null && conversation.turns.length < TURNS_MOST) {
    const turn = await conversation.say(words, consents);
    const done = turn.did.some(({ name, outcome }) => DONE.has(name) && outcome.ok);
    if (turn.ended || done) return;
    words = caller.answer(turn);
    consents = caller.consents;
  }
}

const DONE = new Set(['book_slot', 'move_booking', 'cancel_booking']);

export class BookingCaller {
  readonly first: string;
  readonly #more: string[];
  readonly #wanted: readonly Gold[];
  #agreed = false;
  #repeated = false;
  #refused = 0;
  consents = false;
  readonly #offers: Offers;
  /** What it had offered when the caller chose 'the first one'. */
  choseFrom: readonly Date[] = [];

  constructor([first = '', ...more]: readonly string[], wanted: readonly Gold[]) {
    this.first = first;
    this.#more = more;
    this.#wanted = wanted;
    this.#offers = new Offers(wanted);
  }

  answer(turn: Turn): string | null {
    const { reply, expects } = turn;
    this.consents = false;
    this.#offers.listen(turn);
    const clearer = inMoreWords(reply, /^y/i.test(turn.said));
    if (clearer !== null) {
      this.consents = turn.consents;
      return clearer;
    }
    const question = lastQuestion(reply);
    if (/\bname\b/.test(question) || expects === 'name') return 'Dan.';
    if (expects === 'digits' || /\b(?:phone )?number\b/.test(question)) return '718 555 0172';
    if (isReadBack(reply, question) || /\bcancel (?:it|that|this|the|your)\b.*\?|\bmove it\b.*\?/.test(question))
      return this.#agree();
    if (/\bmessage\b|call you back/.test(question)) return 'No, thank you.';
    const chosen = this.#offers.chosen(reply);
    const more = chosen !== null || this.#offers.times.length > 0 || question === '' ? this.#more.shift() : undefined;
    if (more !== undefined) {
      if (this.#offers.times.length > 0) this.choseFrom = this.#offers.times;
      return more;
    }
    if (/\bwhat (?:is it|'s it|is this) (?:about|for)\b|reason|how many people/.test(question))
      return /people/.test(question) ? 'Just me.' : 'A checkup.';
    if (chosen) return chosen;
    if (/\bmorning or\b|\bam or pm\b|a\.m\. or/.test(question)) return this.#half();
    if (!this.#repeated && question !== '') {
      this.#repeated = true;
      return this.first;
    }
    return this.#refused++ < 2 ? 'No, thank you.' : null;
  }

  #agree(): string | null {
    if (this.#agreed) return null;
    this.#agreed = true;
    this.consents = true;
    return 'Yes.';
  }

  #half(): string {
    const gold = this.#wanted.find((one) => 'from' in one);
    return gold && 'from' in gold && clockWords(gold.from).endsWith('AM') ? 'In the morning.' : 'In the afternoon.';
  }
}
