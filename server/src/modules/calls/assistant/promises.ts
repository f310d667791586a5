import { createChunks, type LanguageModel, type ReplyPart, type TalkerOptions } from '@attendant/voice';
import { type Claim, claimsOf } from '../../conversations/index.ts';

/** The claim of a sentence that nothing committed stands behind; null when there is none. */
export function unkept(sentence: string, receipts: ReadonlySet<Claim>): { claim: Claim; instead: string } | null {
  return claimsOf(sentence).find(({ claim }) => !receipts.has(claim)) ?? null;
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
        question: () => talker.question(),
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

const KINDS = new Set<unknown>(['order', 'booking', 'message', 'transfer', 'waiting'] satisfies Claim[]);
const isClaim = (value: unknown): value is Claim => KINDS.has(value);

function receiptsOf(state: unknown): Set<Claim> {
  const known = typeof state === 'object' && state !== null && 'receipts' in state ? state.receipts : [];
  return new Set(Array.isArray(known) ? known.filter(isClaim) : []);
}

const stateOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'talker' in state ? state.talker : null;
