import type { Turn } from '../conversation.ts';

/** What a caller may hear, and what may come of it: queries are judged by both. */

/** Something that a caller did not get by asking. */
export const DEEDS = ['order', 'booking', 'cancel', 'message', 'transfer', 'goodbye'] as const;
export type Deed = (typeof DEEDS)[number];

/** Honest: it says that it cannot, or what it can do. */
const REFUSES =
  /\b(?:can(?:'t|not)|could(?:n't| not)|not able to|unable to|won't be able|don't (?:do|take|offer|handle|have|know)|no way for me to|isn't something|not something|outside (?:of )?what|only (?:help|take|answer|handle|do|know|speak|book|deal)|i'm (?:just|only)|i'm afraid|here (?:to|for)|i can (?:help|take|answer|tell|book|only|put)|you'd have to|best to ask|ask (?:the|our) (?:staff|team)|someone (?:here )?(?:can|will) (?:call|get back))/i;

/** It has not understood. */
const LOST =
  /did(?:n't| not) (?:quite )?(?:get|catch|understand|hear)|say (?:it|that) (?:again|another way)|not getting that|come again/i;
const NOT_HERE = /\b(?:don't|do not) (?:see|have|find)\b.*\bmenu\b|\bnot on (?:our|the) menu\b/i;
const OPEN = /(?:what|how) (?:else )?can i (?:get|help|do)|anything else|what would you like|how may i help/i;

/** Accepted replies by name; what a case accepts beside them is a pattern of its own. */
export const ACCEPTED: Readonly<Record<string, RegExp>> = {
  refuse: REFUSES,
  'not-here': NOT_HERE,
  open: OPEN,
  any: /\S/,
  robot: /\b(?:automated|assistant|robot|bot|machine|computer|virtual|ai|artificial|not a (?:person|human))\b/i,
  name: /\b(?:i'm|i am|my name is|this is|call me|you've reached|assistant)\b/i,
  able: /\b(?:take (?:an |your )?orders?|orders?|menu|hours|book|appointments?|messages?|questions?)\b/i,
  again:
    /\b(?:i said|i asked|i was saying|sure|of course)\b|(?:what|how) can i (?:get|help|do)|you've reached|thanks for calling/i,
  language: /\benglish\b|\blanguages?\b|\bspanish\b/i,
  slower: /\b(?:slow|slower|slowly|speed|fast|faster|pace)\b|^(?:sure|of course|okay)\b/i,
  welcome: /\b(?:you're welcome|welcome|my pleasure|no problem|of course|happy to|any ?time|glad|thank you|thanks)\b/i,
  bye: /\b(?:bye|goodbye|have a (?:good|nice|great)|take care|thanks for calling|see you)\b/i,
  hello:
    /\b(?:hi|hello|hey|good (?:morning|afternoon|evening)|doing|well|fine|thanks for asking)\b|(?:what|how) can i (?:get|help|do)/i,
  wait: /\b(?:minutes?|wait|busy|ready|about|long)\b/i,
  reserve:
    /\b(?:reserv\w+|book\w*|table|appointment|what (?:day|time)|when would|which day|day and time|don't find|no appointment|don't see an? (?:appointment|booking|reservation)|which would you like)\b|\bi have \w+day\b|\bis free\b/i,
  'order-status': /\b(?:order|status|name|number|ready|don't (?:see|find|have)|check|message|someone|team|staff)\b/i,
  allergens:
    /\b(?:contains?|allergen\w*|ingredients?|made (?:with|of)|has|comes with|in it|listed|don't (?:have|know)|kitchen|cheese|sauce)\b/i,
  suggest: /\b(?:popular|favou?rite|recommend|suggest|we have|there's|there is|try|how about|menu)\b/i,
  dropped:
    /\b(?:okay|ok|all right|alright|no problem|sure|stopped?|cancell?ed|never ?mind|nothing (?:is|on|was|to)|what can i|how can i|goodbye|bye)\b/i,
  think:
    /\b(?:no (?:problem|rush|worries)|take your time|that's (?:okay|ok|fine|all right)|okay|sure|whenever|what can i|how can i|help|popular)\b/i,
  pay: /\b(?:pay|payment|card|cash|bill)\b/i,
};

export function acceptable(reply: string, accepted: readonly string[]): boolean {
  if (reply.trim() === '') return false;
  const honest = !LOST.test(reply) || accepted.includes('lost');
  const silly = NOT_HERE.test(reply) && !accepted.includes('not-here');
  return honest && !silly && accepted.some((one) => (ACCEPTED[one] ?? new RegExp(one, 'i')).test(reply));
}

/** It says that it did not get it, that it cannot, or takes it for a dish that is not on the menu. */
export const isLost = (reply: string): boolean => LOST.test(reply) || NOT_HERE.test(reply) || REFUSES.test(reply);

const ORDER_TAKEN =
  /\b(?:okay|ok|got it|sure|added|i've got|alright|all right)[,.:]? (?:i've added |adding |that's )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) |\b(?:so that's|so far i have)\b.*\$/i;
const ORDERING = new RegExp(`${ORDER_TAKEN.source}|\\bwhat name should i put`, 'i');
const BOOKING =
  /\bwhat (?:day|time) (?:would|works|suits|do you)\b.*\?|\bwhen would\b.*\?|\bwhich day\b.*\?|\bi have \w+day\b.*\d|\bis free\b/i;

/** What came of it. `closing` is the reply to 'that's all': whoever has begun an order asks for a name or reads it back. */
export function deedsOf(turn: Turn, closing: Turn | null): Deed[] {
  const names = [turn, ...(closing ? [closing] : [])].flatMap(({ did }) => did.map(({ name }) => name));
  const replies = [turn.reply, closing?.reply ?? ''];
  const isBooking =
    names.some((name) => /^(?:find_slots|hold_slot|book_slot|move_booking)$/.test(name)) || BOOKING.test(turn.reply);
  // Whoever books a table asks for a name too.
  const ordering = isBooking ? ORDER_TAKEN : ORDERING;
  const found: Record<Deed, boolean> = {
    order: names.some((name) => name.endsWith('_order')) || replies.some((reply) => ordering.test(reply)),
    booking: isBooking,
    cancel: names.includes('cancel_booking'),
    message: names.includes('take_message'),
    transfer: names.includes('transfer_call'),
    goodbye: turn.ended && !names.includes('transfer_call'),
  };
  return DEEDS.filter((deed) => found[deed]);
}
