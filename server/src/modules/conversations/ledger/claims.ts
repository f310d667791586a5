/** What a sentence may say was done. */
export type Claim = 'order' | 'booking' | 'message' | 'transfer' | 'waiting' | 'sent';

/** Sentences that claim that something was done, and what is said instead when it was not. */
const CLAIMS: readonly { claim: Claim; says: RegExp; instead: string }[] = [
  {
    claim: 'order',
    says: /\b(your )?order('s| is| has been| was| will be)?( now)? (in\b|placed|confirmed|submitted|sent|complete|on its way|being (made|prepared)|ready in)|\bI('ve| have|'ll| will)? ?(just )?(placed|submitted|put in|sent in|put through) (your|the|that) order/i,
    instead: "I haven't placed the order yet.",
  },
  {
    claim: 'booking',
    says: /\byou('re| are)( now)? (all )?(booked|scheduled)|\b(appointment|booking|reservation|table|slot)('s| is| has been| was)( now)? (booked|confirmed|made|set|scheduled|reserved|cancelled|canceled|moved)|\bappointment\b.{0,60} is (cancelled|canceled|moved)|\bI('ve| have)( just)? (booked|scheduled|reserved|cancelled|canceled|moved|rescheduled)/i,
    instead: 'Nothing is booked yet.',
  },
  {
    claim: 'message',
    says: /\bI('ve| have)( just)? (passed|left|written|noted|taken|forwarded|recorded)\b.*\b(message|note|request|that)\b|\bI('ll| will) (pass|forward|relay)\b|\bI('ll| will) (let|tell) (them|him|her|the (team|owner|manager|kitchen|staff))\b|\b(somebody|someone|they|the (team|owner|manager)) will (call|get back to|contact) you\b/i,
    instead: "I haven't written a message down yet.",
  },
  {
    claim: 'transfer',
    says: /\b(I('m| am)|I('ll| will)|let me)( now)? (connect|connecting|transfer|transferring|put|putting) you\b|\bI('m| am) calling (somebody|someone)\b/i,
    instead: "I haven't called anybody yet.",
  },
  {
    claim: 'waiting',
    says: /\byou('re| are)( now)? on (the|our) [\w ]*list\b|\bI('ve| have)( just)? (put|added|got) you (down )?(on|to) (the|our) [\w ]*list\b/i,
    instead: 'You are not on the waiting list yet.',
  },
  {
    claim: 'sent',
    says: /\bI('ve| have|'ll| will)( just)? (text|texted|email|emailed|e-mail|e-mailed|send|sent) (you|it|that)\b|\byou('ll| will) (get|receive) (a|an) (text|email|e-mail|confirmation)/i,
    instead: "I can't send anything from here.",
  },
];

/** Asks, denies or depends: no claim. */
const NO_CLAIM =
  /\?["')]*$|\b(not|never|can't|cannot|couldn't|haven't|hasn't|isn't|once|if|when|before|after|until|unless|shall|should|would|could)\b/i;

/** What a sentence claims to have been done, and what is true when it was not. */
export const claimsOf = (sentence: string): { claim: Claim; instead: string }[] =>
  NO_CLAIM.test(sentence) ? [] : CLAIMS.filter(({ says }) => says.test(sentence));

/** Whether words tell of it at all, in whatever sentence. */
export const tellsOf = (words: string, claim: Claim): boolean =>
  CLAIMS.some((one) => one.claim === claim && one.says.test(words));
