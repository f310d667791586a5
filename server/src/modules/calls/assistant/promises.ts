import { createChunks, type LanguageModel, type Receipt, type ReplyPart, type TalkerOptions } from '@attendant/voice';

type Claim = Receipt['kind'] | 'sent';

/** Sentences that claim that something was done, and what is said instead when it was not. */
const CLAIMS: readonly { claim: Claim; says: RegExp; instead: string }[] = [
  {
    claim: 'order',
    says: /\b(your )?order('s| is| has been| was| will be)?( now)? (in\b|placed|confirmed|submitted|sent|complete|on its way|being (made|prepared)|ready in)|\bI('ve| have|'ll| will)? ?(just )?(placed|submitted|put in|sent in|put through) (your|the|that) order/i,
    instead: "I haven't placed the order yet.",
  },
  {
    claim: 'booking',
    says: /\byou('re| are)( now)? (all )?(booked|scheduled)|\b(appointment|booking|reservation|table|slot)('s| is| has been| was)( now)? (booked|confirmed|made|set|scheduled|reserved|cancelled|canceled|moved)|\bI('ve| have)( just)? (booked|scheduled|reserved|cancelled|canceled|moved|rescheduled)/i,
    instead: 'Nothing is booked yet.',
  },
  {
    claim: 'message',
    says: /\bI('ve| have)( just)? (passed|left|written|noted|taken|forwarded|recorded)\b.*\b(message|note|request|that)\b|\bI('ll| will) (pass|forward|relay)\b|\bI('ll| will) (let|tell) (them|him|her|the (team|owner|manager|kitchen|staff))\b|\b(somebody|someone|they|the (team|owner|manager)) will (call|get back to|contact) you\b/i,
    instead: "I haven't written a message down yet.",
  },
  {
    claim: 'transfer',
    says: /\b(I('m| am)|I('ll| will)|let me)( now)? (connect|connecting|transfer|transferring|put|putting) you\b/i,
    instead: "I haven't called anybody yet.",
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

/** The claim of a sentence that nothing committed stands behind; null when there is none. */
export function unkept(sentence: string, receipts: ReadonlySet<Claim>): { claim: Claim; instead: string } | null {
  if (NO_CLAIM.test(sentence)) return null;
  return CLAIMS.find(({ claim, says }) => !receipts.has(claim) && says.test(sentence)) ?? null;
}

/**
 * The same model, except that a sentence which claims what was not committed in this conversation is replaced before
 * it is spoken (said = saved).
 */
export function keepPromises(model: LanguageModel, on: { replaced(claim: Claim): void }): LanguageModel {
  return {
    name: model.name,
    open(options) {
      const receipts = receiptsOf(options.state);
      const talker = model.open({ ...options, state: stateOf(options.state), callTool: watched(options, receipts) });
      return {
        async *reply(turn, signal) {
          const chunks = createChunks();
          const kept = (sentence: string): ReplyPart => {
            const found = unkept(sentence, receipts);
            if (found) on.replaced(found.claim);
            return { kind: 'text', text: `${found ? found.instead : sentence} ` };
          };
          for await (const part of talker.reply(turn, signal)) {
            if (part.kind === 'text') for (const sentence of chunks.push(part.text)) yield kept(sentence);
            else {
              for (const sentence of chunks.rest()) yield kept(sentence);
              yield part;
            }
          }
          for (const sentence of chunks.rest()) yield kept(sentence);
        },
        state: () => ({ receipts: [...receipts], talker: talker.state() }),
        expects: () => talker.expects(),
      };
    },
  };
}

function watched(options: TalkerOptions, receipts: Set<Claim>): TalkerOptions['callTool'] {
  return async (name, input) => {
    const outcome = await options.callTool(name, input);
    if (outcome.ok && outcome.receipt) receipts.add(outcome.receipt.kind);
    return outcome;
  };
}

const KINDS = new Set<unknown>(CLAIMS.map(({ claim }) => claim));
const isClaim = (value: unknown): value is Claim => KINDS.has(value);

function receiptsOf(state: unknown): Set<Claim> {
  const known = typeof state === 'object' && state !== null && 'receipts' in state ? state.receipts : [];
  return new Set(Array.isArray(known) ? known.filter(isClaim) : []);
}

const stateOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'talker' in state ? state.talker : null;
