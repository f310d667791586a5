import type { FoundSlots } from '@attendant/contract/bookings/tools';
import type { MenuRow } from '../../../server/src/modules/menu/index.ts';
import { OrderingCaller } from '../caller.ts';
import type { Turn } from '../conversation.ts';
import { inMoreWords, isReadBack, lastQuestion } from '../judging/questions.ts';
import { clockWords, type Gold, goldOf, isIn, names } from '../judging/wishes.ts';
import { overlap } from '../judging/words.ts';
import type { Call } from './call.ts';

/** Says one thing behind the other, answers what is asked between, agrees to what is read back when all is said. */
export class CallingCaller {
  readonly first: string;
  /** What was answered to each of the turns of the call, the first being 1. */
  readonly replies = new Map<number, string>();
  /** What the agent had offered when the caller chose 'the first one'. */
  choseFrom: readonly Date[] = [];
  consents = false;
  readonly #call: Call;
  readonly #wanted: readonly Gold[];
  readonly #ordering: OrderingCaller;
  #offered: Date[] = [];
  #said = 1;
  #own = 1;
  #agreedTo = '';
  #closed = 0;
  #told = false;

  constructor(call: Call, menu: readonly MenuRow[]) {
    this.#call = call;
    this.#wanted = call.time ? goldOf(call.time) : [];
    this.first = call.say[0] ?? '';
    const { name, phone, address, fulfilment, allergies, order = [] } = call;
    const given = Object.entries({ name, phone, address, fulfilment, allergies }).filter(
      ([, one]) => one !== undefined,
    );
    this.#ordering = new OrderingCaller({ say: [''], gold: order, ...Object.fromEntries(given) }, menu);
  }

  /** Null: there is nothing more to say. */
  answer(turn: Turn): string | null {
    if (this.#own > 0) this.replies.set(this.#own, turn.reply);
    this.#own = 0;
    this.consents = false;
    if (turn.ended) return null;
    this.#listen(turn);
    const { reply } = turn;
    const clearer = inMoreWords(reply, /^y/i.test(turn.said));
    if (clearer !== null) {
      this.consents = turn.consents;
      return clearer;
    }
    const question = lastQuestion(reply);
    const more = this.#call.say[this.#said];
    if (isReadBack(reply, question) || CHANGES.test(question) || FINISHES.test(question))
      return more === undefined ? this.#agree(reply) : this.#next(more);
    if (OFFERS.test(question) && this.#call.message) return more === undefined ? 'Yes, please.' : this.#next(more);
    if (ABOUT.test(question) && (more !== undefined || !this.#told)) {
      this.#told = true;
      return more === undefined ? `${this.#call.say.join('. ')}.` : this.#next(more);
    }
    const known = this.#ordering.known(turn);
    if (known !== null && !(more !== undefined && answers(more, known))) return known;
    const chosen = this.#chosen(reply);
    if (chosen !== null && (more === undefined || !OF_TIME.test(more))) return chosen;
    if (more !== undefined) return this.#next(more);
    return this.#closed++ < 2 ? "No, that's all." : null;
  }

  #next(words: string): string {
    this.#said++;
    this.#own = this.#said;
    this.consents = AGREES.test(words);
    if (this.#offered.length > 0) this.choseFrom = this.#offered;
    return words;
  }

  #agree(reply: string): string | null {
    if (this.#agreedTo === reply) return null;
    this.#agreedTo = reply;
    this.consents = true;
    return 'Yes.';
  }

  #listen({ reply, did }: Turn): void {
    if (did.some(({ name, outcome }) => BOOKED.has(name) && outcome.ok)) this.#offered = [];
    const found = did.findLast(({ name }) => name === 'find_slots')?.outcome;
    if (!found?.ok) return;
    const { slots } = found.value as FoundSlots;
    const named = slots.map(({ starts_at }) => new Date(starts_at)).filter((start) => names(reply, start));
    if (named.length > 0) this.#offered = named;
  }

  /** One of the times that were offered, if it is one that is wanted. */
  #chosen(reply: string): string | null {
    const fits = this.#offered.find(
      (start) => reply.includes(clockWords(start)) && this.#wanted.some((gold) => isIn(start, gold)),
    );
    return fits ? `${clockWords(fits)}, please.` : null;
  }
}

/** What is said next anyhow answers as well: it names the same, or goes on where the answer would be a no. */
const answers = (more: string, known: string): boolean =>
  /^(?:No|None of those)\.$/.test(known) || overlap(more, known.replace(', please.', '')) > 0;
const FINISHES = /\bshall i finish it\?/;
const CHANGES = /\bcancel (?:it|that|this|the|your)\b.*\?|\bmove it\b.*\?/;
const BOOKED = new Set(['book_slot', 'move_booking']);
const OFFERS = /\bmessage\b.*\?|call(?:s)? you back|pass (?:it|that) on/;
const ABOUT = /what (?:should|shall) (?:i|the message) (?:say|tell)|what is it about|what's it about/;
/** Chooses among times itself. */
const OF_TIME =
  /\b(?:first|second|third|last|later|earlier|latest|earliest|morning|afternoon|noon|evening|instead|am|pm|o'?clock|works?|\w+day|tomorrow|today|tonight|\d+)\b/i;
const AGREES =
  /^(?:yes|yeah|yep|yup|ok|okay|alright|all right|sure|great|perfect|please do|that's (?:right|fine|good|great)|go ahead|sounds good|right|correct)\b/i;
