import type { CallbackKind } from '@attendant/contract/constants';
import { usPhone } from '@attendant/contract/fields/phones';
import type { TakeMessageInput } from '@attendant/contract/tools';
import { sql } from 'kysely';
import { note } from '../../audit.ts';
import type { Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { tell } from '../../live/live.ts';
import { markDanger } from '../conversations/index.ts';
import { type Notices, tellOfMessage } from './notices.ts';

interface Taken {
  id: string;
  caller_name: string;
  /** It was added to what was left before. */
  grown: boolean;
}

/**
 * Writes down a message for the owner; the same action of a conversation writes one. One that begins with what was left
 * before in this conversation, and that nobody took care of yet, takes its place: a reader has one whole, not two halves.
 */
export async function takeMessage(
  tx: Tx,
  actor: AgentActor,
  message: Told,
  action: Action,
  notices: Notices,
): Promise<Taken> {
  await dropMissed(tx, action.conversationId);
  const grown = await growMessage(tx, message, action);
  const row = grown ?? (await insertMessage(tx, actor, message, action));
  const result = { id: row.id, caller_name: row.caller_name, grown: grown !== undefined };
  if (!row.fresh) return result;
  if (message.danger) await markDanger(tx, actor.agentId, action.conversationId, message.danger);
  await note(tx, actor, 'callback.taken', row.id);
  await tell(tx, { noun: 'callbacks', verb: 'taken', agent_id: actor.agentId, id: row.id });
  const danger = message.danger ?? null;
  const taken = {
    ...row,
    kind: kindOf(message),
    danger,
    agentId: actor.agentId,
    conversationId: action.conversationId,
  };
  if (!message.voicemail) await tellOfMessage(tx, notices, taken);
  return result;
}

type Told = TakeMessageInput & {
  caller_phone: string;
  /** The caller had gone before it was left. */
  unfinished?: boolean;
};
const kindOf = ({ complaint, voicemail, unfinished }: Told): CallbackKind => {
  if (complaint) return 'complaint';
  if (voicemail) return 'voicemail';
  return unfinished ? 'unfinished' : 'message';
};
interface Action {
  conversationId: string;
  key: string;
}

/** What was told takes the place of that the call had no end. */
const dropMissed = (tx: Tx, conversationId: string) =>
  tx.deleteFrom('callbacks').where('conversation_id', '=', conversationId).where('action_key', '=', 'no-end').execute();

const insertMessage = (tx: Tx, actor: AgentActor, message: Told, action: Action) =>
  tx
    .insertInto('callbacks')
    .values({
      agent_id: actor.agentId,
      conversation_id: action.conversationId,
      action_key: action.key,
      caller_name: message.caller_name,
      caller_phone: usPhone(message.caller_phone) ?? message.caller_phone,
      kind: kindOf(message),
      body: message.text,
    })
    // Written again with the same words, so that the row comes back either way.
    .onConflict((oc) => oc.columns(['conversation_id', 'action_key']).doUpdateSet({ body: message.text }))
    .returning(['id', 'caller_name', 'caller_phone', 'body'])
    .returning(sql<boolean>`xmax = 0`.as('fresh'))
    .executeTakeFirstOrThrow();

/** The same words again are told again only with another name or number. */
const growMessage = (tx: Tx, told: Told, { conversationId, key }: Action) => {
  const { text, caller_name, caller_phone } = told;
  return tx
    .updateTable('callbacks')
    .set({
      body: text,
      // What was a complaint stays one.
      kind: sql<string>`case kind when 'complaint' then kind else ${kindOf(told)} end`,
      caller_name: sql<string>`coalesce(nullif(${caller_name}, ''), caller_name)`,
      caller_phone: usPhone(caller_phone) ?? caller_phone,
      action_key: key,
    })
    .where('conversation_id', '=', conversationId)
    .where('action_key', '<>', key)
    .where('done_at', 'is', null)
    .where('audio_key', 'is', null)
    .where(sql<boolean>`starts_with(${text}, body)`)
    .returning(['id', 'caller_name', 'caller_phone', 'body'])
    .returning(sql<boolean>`true`.as('fresh'))
    .executeTakeFirst();
};
