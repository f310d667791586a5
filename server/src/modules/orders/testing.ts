import type { AgentActor } from '../../http/context.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Cast } from '../../testing/cast.ts';
import { orderTools } from './tools.ts';

/** Somebody on the line of Sal's agent, and what the agent may do for them. */
export async function openLine(app: TestApp, cast: Cast) {
  const { db } = app.database;
  const { id } = await db
    .insertInto('conversations')
    .values({ agent_id: cast.agentId, channel: 'voice', status: 'in_progress', carrier: 'browser' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { tenant_id } = await db
    .selectFrom('agents')
    .select('tenant_id')
    .where('id', '=', cast.agentId)
    .executeTakeFirstOrThrow();
  const by = { kind: 'conversation' as const, id };
  const actor: AgentActor = { agentId: cast.agentId, tenantId: tenant_id, role: 'editor', by };
  const tools = orderTools({ db, actor, conversationId: id, callerPhone: '+17185550172' });
  return async (name: string, input: unknown, key = 'turn-1', signal = new AbortController().signal) =>
    tools.find((tool) => tool.name === name)?.run(input, { key, signal });
}
