import { builtInAssistant, menuKeyterms, type Source } from '@attendant/dialogue';
import type { LanguageModel, Tool } from '@attendant/voice';
import type { Db } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { loadFacts } from './facts.ts';
import { handOffOf } from './hand-off.ts';
import type { Notices } from './notices.ts';
import { personFirst } from './person-first.ts';
import { toolsFor } from './tools.ts';

export interface AssistantParts extends Notices {
  db: Db;
}

export interface AssistantFor {
  agentId: string;
  tenantId: string;
  conversationId: string;
  callerPhone: string | null;
  channel: 'voice' | 'message';
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
}

/** Who answers a conversation, and with which hands: the same for calls, texts and whatever comes later. */
export async function assistantFor({ db, ...notices }: AssistantParts, of: AssistantFor): Promise<Assistant> {
  const { agentId, conversationId, callerPhone } = of;
  const actor: AgentActor = {
    agentId,
    tenantId: of.tenantId,
    role: 'editor',
    by: { kind: 'conversation', id: conversationId },
  };
  const [{ menu }, agent] = await Promise.all([
    loadFacts(db, of),
    db
      .selectFrom('agents')
      .select(['timezone', 'transfer_settings'])
      .where('id', '=', agentId)
      .executeTakeFirstOrThrow(),
  ]);
  const { keywords } = handOffOf(agent);
  return {
    model: personFirst(
      builtInAssistant((turn) => loadFacts(db, of, turn.text), of.cited),
      keywords,
    ),
    tools: toolsFor({ db, actor, conversationId, callerPhone, notices }, of.line ?? ''),
    keyterms: menuKeyterms(menu),
  };
}
