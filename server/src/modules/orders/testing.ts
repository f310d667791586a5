import { weekWith } from '@attendant/contract/testing/weeks';
import type { AgentActor } from '../../http/context.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Cast } from '../../testing/cast.ts';
import { orderTools } from './tools.ts';

/** Around the clock, or never: what a test says must not depend on when it runs. */
export async function setHours(app: TestApp, { agentId }: Cast, hours: keyof typeof EACH_DAY): Promise<void> {
  const week = weekWith({ each: EACH_DAY[hours]() });
  await app.database.db
    .updateTable('agents')
    .set({ timezone: 'America/New_York', business_week: JSON.stringify(week) })
    .where('id', '=', agentId)
    .execute();
}

const clockIn = (minutes: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' }).format(
    new Date(Date.now() + minutes * 60_000),
  );
const EACH_DAY = {
  always: () => '00:00-00:00',
  // For one minute a day, which is not now.
  'opens-later': () => `${clockIn(120)}-${clockIn(121)}`,
  'closes-soon': () => `${clockIn(-120)}-${clockIn(10)}`,
};

/** Somebody on the line of Sal's agent, which is open, and what the agent may do for them. */
export async function openLine(app: TestApp, cast: Cast) {
  const { db } = app.database;
  await setHours(app, cast, 'always');
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
