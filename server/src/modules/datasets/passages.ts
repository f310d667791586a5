import { note } from '../../audit.ts';
import type { Tx } from '../../database/open.ts';
import { type AgentActor, actingUser } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';

/** Single passages, as an owner writes them while reading what the agent said. */

const LABEL = 'Corrections';
const FILE_NAME = 'corrections.txt';

/** Adds one to the agent's own file of corrections, which the first one makes. */
export async function addPassage(tx: Tx, actor: AgentActor, content: string): Promise<string> {
  const datasetId = (await findCorrections(tx, actor)) ?? (await startCorrections(tx, actor));
  const row = await tx
    .insertInto('passages')
    .values((eb) => ({
      dataset_id: datasetId,
      agent_id: actor.agentId,
      content,
      position: eb
        .selectFrom('passages')
        .select((one) => one.fn.coalesce(one.fn.max('position'), one.lit(-1)).as('last'))
        .where('dataset_id', '=', datasetId),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return changed(tx, actor, 'passage.added', datasetId, String(row.id));
}

/** What a passage says from now on; the file that it came from stays as it was. */
export async function changePassage(tx: Tx, actor: AgentActor, passageId: string, content: string): Promise<string> {
  if (!/^\d{1,18}$/.test(passageId)) throw problem('not-found');
  const row = await tx
    .updateTable('passages')
    .set({ content })
    .where('agent_id', '=', actor.agentId)
    .where('id', '=', Number(passageId))
    .returning('dataset_id')
    .executeTakeFirst();
  if (!row) throw problem('not-found');
  return changed(tx, actor, 'passage.changed', row.dataset_id, passageId);
}

async function findCorrections(tx: Tx, { agentId }: AgentActor): Promise<string | undefined> {
  const row = await tx
    .selectFrom('datasets')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('label', '=', LABEL)
    .where('file_key', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

async function startCorrections(tx: Tx, actor: AgentActor): Promise<string> {
  const named = { label: LABEL, file_name: FILE_NAME, content_type: 'text/plain', size_bytes: 0 };
  const row = await tx
    .insertInto('datasets')
    .values({ agent_id: actor.agentId, ...named, status: 'completed', created_by: actingUser(actor) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function changed(tx: Tx, actor: AgentActor, action: string, datasetId: string, passageId: string) {
  await note(tx, actor, action, datasetId);
  await tell(tx, { noun: 'datasets', verb: 'changed', agent_id: actor.agentId, id: datasetId });
  return passageId;
}
