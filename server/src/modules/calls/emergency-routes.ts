import type { Emergency } from '@attendant/contract/agents/emergency';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import { type AgentActor, commit, onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { agentOf, setOnAgent } from '../agents/index.ts';

const { emergency } = endpoints;

export const emergencyRoutes = {
  get: emergency.get.handler(({ context }) => getEmergency(context.db, onAgent(context))),
  change: emergency.change.handler(({ input: { text }, context }) =>
    commit(context, (tx, actor) => changeEmergency(tx, actor, text)),
  ),
};

const getEmergency = async (db: Db | Tx, { agentId }: AgentActor): Promise<Emergency> => ({
  text: (await agentOf(db, agentId)).emergency_text,
});

async function changeEmergency(tx: Tx, actor: AgentActor, text: string): Promise<Emergency> {
  await setOnAgent(tx, actor.agentId, { emergency_text: text });
  await note(tx, actor, 'emergency.changed', actor.agentId);
  return getEmergency(tx, actor);
}
