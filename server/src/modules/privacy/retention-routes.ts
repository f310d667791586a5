import { Recording, type Retention } from '@attendant/contract/agents/retention';
import { note } from '../../audit.ts';
import { asNumber, asWord, changesOf, type Telling } from '../../changed-fields.ts';
import type { Db, Tx } from '../../database/open.ts';
import { type AgentActor, commit, onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { agentOf, setOnAgent } from '../agents/index.ts';
import type { KeptDays } from './retention.ts';

const { retention } = endpoints;

export const retentionRoutes = (keptDays: KeptDays) => ({
  get: retention.get.handler(({ context }) => getRetention(context.db, onAgent(context), keptDays)),
  change: retention.change.handler(({ input: { id: _id, ...days }, context }) =>
    commit(context, (tx, actor) => changeRetention(tx, actor, keptDays, days)),
  ),
});

async function getRetention(db: Db | Tx, { agentId }: AgentActor, defaults: KeptDays): Promise<Retention> {
  const agent = await agentOf(db, agentId);
  const { audio, text, memories } = defaults;
  return {
    audio_days: agent.keep_audio_days,
    text_days: agent.keep_text_days,
    memory_days: agent.keep_memory_days,
    recording: Recording.parse(agent.recording),
    defaults: { audio_days: audio, text_days: text, memory_days: memories },
  };
}

async function changeRetention(
  tx: Tx,
  actor: AgentActor,
  defaults: KeptDays,
  days: Omit<Retention, 'defaults' | 'recording'> & { recording?: Recording | undefined },
): Promise<Retention> {
  const { audio_days, text_days, memory_days, recording } = days;
  const before = await getRetention(tx, actor, defaults);
  await setOnAgent(tx, actor.agentId, {
    keep_audio_days: audio_days,
    keep_text_days: text_days,
    keep_memory_days: memory_days,
    ...(recording !== undefined && { recording }),
  });
  const fields = ['audio_days', 'text_days', 'memory_days', 'recording'];
  const changes = changesOf(fields, before, { ...before, ...days }, TELLING);
  await note(tx, actor, 'retention.changed', actor.agentId, { fields, changes });
  return getRetention(tx, actor, defaults);
}

const DAYS = asNumber('days');
const TELLING: Telling = { audio_days: DAYS, text_days: DAYS, memory_days: DAYS, recording: asWord };
