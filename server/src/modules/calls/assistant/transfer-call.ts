import { usPhone } from '@attendant/contract/fields/phones';
import { TransferCallInput } from '@attendant/contract/tools';
import { note } from '../../../audit.ts';
import type { Db, Tx } from '../../../database/open.ts';
import type { AgentActor } from '../../../http/context.ts';
import { agentOf } from '../../agents/index.ts';
import { conversationOf } from '../../conversations/index.ts';
import { type AgentTool, type AgentToolOutcome, commitTool, refused } from '../../tool.ts';
import { isPhone } from '../carrier/carriers.ts';
import { handOffOf } from './hand-off.ts';

interface ToolFor {
  db: Db;
  actor: AgentActor;
  conversationId: string;
}

/**
 * Hands the call over to a person. What is committed here is the wish: the carrier rings when the agent's own line has
 * closed, and a call that nobody takes comes back to the agent.
 */
export function transferTool({ db, actor, conversationId }: ToolFor): AgentTool {
  return {
    name: 'transfer_call',
    description:
      'Puts the caller through to a person and ends your part of the call. Say the sentence it answers with.',
    input: TransferCallInput,
    deadlineMs: 4_000,
    run(input, { key, signal }) {
      const { reason } = TransferCallInput.parse(input);
      return commitTool({ db, signal }, (tx) => transferCall(tx, actor, { conversationId, key, reason }));
    },
  };
}

async function transferCall(
  tx: Tx,
  actor: AgentActor,
  { conversationId, key, reason }: { conversationId: string; key: string; reason: string },
): Promise<AgentToolOutcome> {
  const { agentId } = actor;
  const agent = await agentOf(tx, agentId);
  const call = await conversationOf(tx, conversationId);
  const { to, number } = handOffOf(agent);
  if (to !== 'now') return refused('nobody-there', "I'm sorry, nobody can take a call right now.");
  if (!isPhone(call.carrier))
    return refused('no-phone-call', 'On the phone I would put you through now. From here I can only take a message.');
  const row = await tx
    .insertInto('transfers')
    .values({
      agent_id: agentId,
      conversation_id: conversationId,
      action_key: key,
      number: usPhone(number) ?? number,
      reason,
    })
    // Written again with the same words, so that the row comes back either way.
    .onConflict((oc) => oc.columns(['conversation_id', 'action_key']).doUpdateSet({ reason }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await note(tx, actor, 'transfer.asked', row.id);
  return {
    ok: true,
    value: { transferring: true },
    say: "One moment, please. I'm calling somebody for you.",
    receipt: { kind: 'transfer', id: row.id },
  };
}
