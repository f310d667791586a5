import type { Notices } from '@attendant/contract/agents/notices';
import { cents, dollars } from '@attendant/contract/endpoint';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import { type AgentActor, commit, onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { agentOf, setOnAgent } from '../agents/index.ts';
import { wantedNotices } from './assistant/notices.ts';

const { notices } = endpoints;

export const noticeRoutes = {
  get: notices.get.handler(({ context }) => getNotices(context.db, onAgent(context))),
  change: notices.change.handler(({ input: { id: _, ...wanted }, context }) =>
    commit(context, (tx, actor) => changeNotices(tx, actor, wanted)),
  ),
};

async function getNotices(db: Db | Tx, { agentId }: AgentActor): Promise<Notices> {
  const { missed, failed, large_order_cents } = wantedNotices((await agentOf(db, agentId)).notices);
  return { missed, failed, large_order: large_order_cents === null ? null : dollars(large_order_cents) };
}

async function changeNotices(tx: Tx, actor: AgentActor, { missed, failed, large_order }: Notices): Promise<Notices> {
  const large_order_cents = large_order === null ? null : cents(large_order);
  await setOnAgent(tx, actor.agentId, { notices: JSON.stringify({ missed, failed, large_order_cents }) });
  await note(tx, actor, 'notices.changed', actor.agentId);
  return getNotices(tx, actor);
}
