import { onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { addMemory, changeMemory, getMemory, listMemories, removeMemory } from './memories.ts';

const { memories } = endpoints;

export const memoryRoutes = {
  list: memories.list.handler(async ({ input: { id: _, ...query }, context }) => {
    const { items, total } = await listMemories(context.db, onAgent(context), query);
    return { headers: { 'x-total-count': String(total) }, body: items };
  }),
  create: memories.create.handler(({ input: { id: _, agent_id: __, ...fields }, context }) =>
    context.db.transaction().execute((tx) => addMemory(tx, onAgent(context), fields)),
  ),
  get: memories.get.handler(({ input, context }) => getMemory(context.db, onAgent(context), input.id)),
  update: memories.update.handler(({ input: { id, ...changes }, context }) =>
    context.db.transaction().execute((tx) => changeMemory(tx, onAgent(context), id, changes)),
  ),
  remove: memories.remove.handler(({ input, context }) =>
    context.db.transaction().execute((tx) => removeMemory(tx, onAgent(context), input.id)),
  ),
};
