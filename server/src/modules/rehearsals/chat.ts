import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@attendant/contract/agents/rehearsals';
import type { Db } from '../../database/open.ts';
import { daySpan } from '../../days.ts';
import type { AgentActor } from '../../http/context.ts';
import { zoneOf } from '../agents/index.ts';
import { type AssistantParts, rehearse } from '../calls/index.ts';
import { recordChat, saidInTests } from '../conversations/index.ts';

interface Asked {
  query: string;
  /** Days that limit which memories are known. */
  from: string | undefined;
  to: string | undefined;
}

/** One question to the agent, answered as it would be in writing, and kept as a test. */
export async function chat(parts: AssistantParts, actor: AgentActor, { query, from, to }: Asked) {
  const { db } = parts;
  const { agentId, tenantId } = actor;
  const id = randomUUID();
  const known =
    from || to
      ? daySpan({ ...(from && { start_date: from }), ...(to && { end_date: to }) }, await zoneOf(db, actor))
      : null;
  const asked = new Date();
  const of = { agentId, tenantId, conversationId: id, callerPhone: null, channel: 'message' } as const;
  const { text, sources } = await rehearse(parts, { ...of, ...(known && { known }) }, [query]);
  const answered = new Date();
  await recordChat(db, { id, agentId, query, answer: text, asked, answered });
  return {
    answer: text,
    conversation_id: id,
    sources: sources.map((one) => ({
      kind: one.kind === 'passage' ? ('dataset' as const) : one.kind,
      id: one.id,
      excerpt: one.text,
    })),
    created_at: answered.toISOString(),
  };
}

interface Page {
  start_date?: string | undefined;
  end_date?: string | undefined;
  limit: number;
  offset: number;
}

/** What was said in tests of these days, the newest first. */
export async function chatHistory(db: Db, actor: AgentActor, { limit, offset, ...days }: Page) {
  const span = daySpan(days, await zoneOf(db, actor));
  const rows = await saidInTests(db, actor.agentId, span, { limit, offset });
  const items = rows.map(
    ({ total: _total, said_at, role, ...row }): ChatMessage => ({
      ...row,
      role: role === 'user' ? 'user' : 'agent',
      created_at: said_at.toISOString(),
    }),
  );
  return { items, total: rows[0]?.total ?? 0, limit, offset };
}
