import { usPhone } from '@attendant/contract/phones';
import type { TakeMessageInput } from '@attendant/contract/tools';
import { sql } from 'kysely';
import { note } from '../../audit.ts';
import type { Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { tell } from '../../live/live.ts';
import { type Notices, tellOfMessage } from './notices.ts';

interface Taken {
  id: string;
  caller_name: string;
}

/** Writes down a message for the owner; the same action of a conversation writes one. */
export async function takeMessage(
  tx: Tx,
  actor: AgentActor,
  message: TakeMessageInput & { caller_phone: string },
  action: { conversationId: string; key: string },
  notices: Notices,
): Promise<Taken> {
  const row = await tx
    .insertInto('callbacks')
    .values({
      agent_id: actor.agentId,
      conversation_id: action.conversationId,
      action_key: action.key,
      caller_name: message.caller_name,
      caller_phone: usPhone(message.caller_phone) ?? message.caller_phone,
      body: message.text,
    })
    // Written again with the same words, so that the row comes back either way.
    .onConflict((oc) => oc.columns(['conversation_id', 'action_key']).doUpdateSet({ body: message.text }))
    .returning(['id', 'caller_name', 'caller_phone', 'body'])
    .returning(sql<boolean>`xmax = 0`.as('fresh'))
    .executeTakeFirstOrThrow();
  if (!row.fresh) return row;
  await note(tx, actor, 'callback.taken', row.id);
  await tell(tx, { noun: 'callbacks', verb: 'taken', agent_id: actor.agentId, id: row.id });
  const taken = { ...row, agentId: actor.agentId, conversationId: action.conversationId };
  if (!message.voicemail) await tellOfMessage(tx, notices, taken);
  return row;
}
