import type { Logger } from 'pino';
import type { Db } from '../../database/open.ts';
import { commit, onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import type { Live } from '../../live/live.ts';
import { type LearnAliases, proposeAliases } from './aliases.ts';
import { proposeLessons } from './lessons.ts';
import { addMemory, changeMemory, getMemory, listMemories, removeMemory } from './memories.ts';
import { approveProposal, dismissProposal, listProposals } from './proposals.ts';

const { memories } = endpoints;

interface MemoryParts {
  db: Db;
  live: Live;
  log: Logger;
  learnAliases: LearnAliases;
}

export function memoryRoutes({ db, live, log, learnAliases }: MemoryParts) {
  const learn = async (agentId: string, conversationId: string) => {
    const understood = await proposeAliases(db, agentId, conversationId, learnAliases);
    await proposeLessons(db, agentId, conversationId, understood);
  };
  live.onEvent(({ noun, verb, agent_id, id }) => {
    if (noun !== 'conversations' || verb !== 'ended') return;
    learn(agent_id, id).catch((error: unknown) => log.warn({ err: error }, 'no lessons were proposed'));
  });
  return {
    list: memories.list.handler(async ({ input: { id: _id, ...query }, context }) => {
      const { items, total } = await listMemories(context.db, onAgent(context), query);
      return { headers: { 'x-total-count': String(total) }, body: items };
    }),
    create: memories.create.handler(({ input: { id: _id, agent_id: _agent, ...fields }, context }) =>
      commit(context, (tx, actor) => addMemory(tx, actor, fields)),
    ),
    get: memories.get.handler(({ input, context }) => getMemory(context.db, onAgent(context), input.id)),
    update: memories.update.handler(({ input: { id, ...changes }, context }) =>
      commit(context, (tx, actor) => changeMemory(tx, actor, id, changes)),
    ),
    remove: memories.remove.handler(({ input, context }) =>
      commit(context, (tx, actor) => removeMemory(tx, actor, input.id)),
    ),
    proposals: memories.proposals.handler(({ context }) => listProposals(context.db, onAgent(context))),
    approve: memories.approve.handler(({ input: { id, ...changes }, context }) =>
      commit(context, (tx, actor) => approveProposal(tx, actor, id, changes)),
    ),
    dismiss: memories.dismiss.handler(({ input, context }) =>
      commit(context, (tx, actor) => dismissProposal(tx, actor, input.id)),
    ),
  };
}
