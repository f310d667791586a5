import type { MenuRow } from '../../../server/src/modules/menu/index.ts';
import { OrderingCaller } from '../caller.ts';
import type { Turn } from '../conversation.ts';
import { inMoreWords, isReadBack, lastQuestion } from '../judging/questions.ts';
import { goldOf } from '../judging/wishes.ts';
import { overlap } from '../judging/words.ts';
import { Offers } from '../offers.ts';
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
  readonly #offers: Offers;
  readonly #ordering: OrderingCaller;
  #said = 1;
  #own = 1;
  #agreedTo = '';
  #closed = 0;
  #told = false;

  constructor(call: Call, menu: readonly MenuRow[]) {
    this.#call = call;
    this.#offers = new Offers(call.time ? goldOf(call.time) : []);
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
    const { reply, did } = turn;
    // What was booked is chosen no more.
    if (did.some(({ name, outcome }) => BOOKED.has(name) && outcome.ok)) this.#offers.times = [];
    this.#offers.listen(turn);
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
    const chosen = this.#offers.chosen(reply);
    if (chosen !== null && (more === undefined || !OF_TIME.test(more))) return chosen;
    if (more !== undefined) return this.#next(more);
    return this.#closed++ < 2 ? "No, that's all." : null;
  }

  #next(words: string): string {
    this.#said++;
    this.#own = this.#said;
    this.consents = AGREES.test(words);
    if (this.#offers.times.length > 0) this.choseFrom = this.#offers.times;
    return words;
  }

  #agree(reply: string): string | null {
    if (this.#agreedTo === reply) return null;
    this.#agreedTo = reply;
    this.consents = true;
    return 'Yes.';
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
