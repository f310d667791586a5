import type { TalkDraft } from '@attendant/contract/calls';
import { builtInAssistant, keytermsOf, type Source } from '@attendant/dialogue';
import type { LanguageModel, Tool } from '@attendant/voice';
import type { Logger } from 'pino';
import type { Db } from '../../../database/open.ts';
import type { AgentActor } from '../../../http/context.ts';
import { agentOf } from '../../agents/index.ts';
import type { Notices } from '../../callbacks/index.ts';
import { cardless } from './card-numbers.ts';
import { desk, draftedAtDesk } from './desk.ts';
import { loadFacts } from './facts.ts';
import { handOffOf } from './hand-off.ts';
import { heldToWhatWasHeard } from './held.ts';
import { instructionsOf } from './instructions.ts';
import { lastKnown } from './last-known.ts';
import type { Models } from './models.ts';
import { personFirst } from './person-first.ts';
import { pricedDraft } from './priced-draft.ts';
import { keepPromises } from './promises.ts';
import { toolsFor } from './tools.ts';

export interface AssistantParts extends Notices {
  db: Db;
  models: Models;
  log: Logger;
}

export interface AssistantFor {
  agentId: string;
  tenantId: string;
  conversationId: string;
  callerPhone: string | null;
  channel: 'voice' | 'message';
  /** Only memories of this time are known; left out, all are. */
  known?: { from: Date; to: Date };
  /** Told what each answered turn rests on. */
  cited?: (turn: number, sources: readonly Source[]) => void;
  /** Goes before the keys of actions, where their turns are counted anew. */
  line?: string;
}

export interface Assistant {
  readonly model: LanguageModel;
  readonly tools: readonly Tool[];
  /** Words that are likely on this line. */
  readonly keyterms: readonly string[];
  /** What is being ordered or booked, in a state that the model left. */
  drafted(state: unknown): Promise<TalkDraft | null>;
}

/** Who answers a conversation, and with which hands: the same for calls, texts and whatever comes later. */
export async function assistantFor(
  { db, models, log, ...notices }: AssistantParts,
  of: AssistantFor,
): Promise<Assistant> {
  const { agentId, conversationId, callerPhone } = of;
  const actor: AgentActor = {
    agentId,
    tenantId: of.tenantId,
    role: 'editor',
    by: { kind: 'conversation', id: conversationId },
  };
  const [first, agent] = await Promise.all([loadFacts(db, of), agentOf(db, agentId)]);
  const { keywords } = handOffOf(agent);
  const logHere = log.child({ conversation: conversationId });
  const facts = lastKnown(
    first,
    (question) => loadFacts(db, of, question),
    (cause) => logHere.warn({ err: cause }, 'the conversation goes on with what was last known'),
  );
  const builtIn = personFirst(
    builtInAssistant((turn) => facts(turn.text), of.cited),
    keywords,
  );
  const main = models.open(async (turn) => instructionsOf(await facts(turn.text), agent.system_prompt));
  return {
    model: cardless(
      main
        ? desk({
            main: heldToWhatWasHeard(
              keepPromises(main, {
                replaced: (claim) => logHere.warn({ claim }, 'a claim without a receipt was not spoken'),
              }),
              {
                facts: (turn) => facts(turn.text),
                asked: (differences) =>
                  logHere.warn({ differences: differences.length }, 'what was heard is another thing: asked about'),
              },
            ),
            builtIn,
            keywords,
            failed: (cause) =>
              logHere.warn({ err: cause }, 'the language model failed; the built-in assistant goes on'),
          })
        : builtIn,
    ),
    tools: toolsFor({ db, actor, conversationId, callerPhone, notices }, of.line ?? ''),
    keyterms: keytermsOf(first),
    drafted: async (state) => {
      const drafted = draftedAtDesk(state, await facts(''));
      return drafted && pricedDraft(db, agentId, drafted);
    },
  };
}
