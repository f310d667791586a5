import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { Notices } from '../../callbacks/index.ts';
import { takeMessage } from '../../callbacks/index.ts';
import { conversationOf, reopenConversation } from '../../conversations/index.ts';
import { answerCarrier, type CarrierOptions, findAgent } from './carrier-requests.ts';
import type { CarrierRequest } from './carriers.ts';
import { connectPerson, dialPerson, hangUp, whisper } from './twiml.ts';

/** What the carrier asks while a call is handed over. Source: twilio.com/docs/voice/twiml/dial, …/number */
export function serveTransferWebhooks(
  server: FastifyInstance,
  options: CarrierOptions & Notices & { reconnect(call: CarrierRequest, conversationId: string): Promise<string> },
): void {
  const { db } = options;
  const serve = (path: string, answer: (call: CarrierRequest) => Promise<string>) =>
    answerCarrier(server, options, path, answer);

  // The person who is rung hears who calls and why, and may say no.
  serve('/voice/whisper', async (call) => {
    const transfer = await findTransfer(db, call.agentId, idOf(call));
    if (!transfer) return hangUp();
    const agent = await findAgent(db, call.agentId);
    const words = [
      `A call for ${agent.business_name || agent.name}, from ${transfer.caller}.`,
      transfer.reason && `They said: ${transfer.reason}.`,
    ];
    const actionUrl = addressOf(options, call, '/voice/whisper/answer', transfer.id);
    return whisper({ text: words.filter(Boolean).join(' '), actionUrl });
  });

  serve('/voice/whisper/answer', async (call) => {
    const transfer = await findTransfer(db, call.agentId, idOf(call));
    if (!transfer || call.form.Digits !== '1') return hangUp();
    await db.updateTable('transfers').set({ accepted_at: sql<Date>`now()` }).where('id', '=', transfer.id).execute();
    return connectPerson();
  });

  // The other line is over: a person took the call, or it comes back to the agent.
  serve('/voice/dialled', async (call) => {
    const transfer = await findTransfer(db, call.agentId, idOf(call));
    if (!transfer) return hangUp();
    const callerLeft = call.form.CallStatus === 'completed' || call.form.DialCallStatus === 'canceled';
    const result = transfer.accepted_at ? 'accepted' : callerLeft ? 'caller-left' : resultOf(call.form.DialCallStatus);
    const talkSeconds = Number.parseInt(call.form.DialCallDuration ?? '0', 10) || 0;
    await endTransfer(db, transfer.id, result, talkSeconds);
    if (result === 'accepted') return hangUp();
    if (result === 'caller-left') {
      await leaveWord(options, call.agentId, transfer);
      return hangUp();
    }
    await db.transaction().execute((tx) => reopenConversation(tx, call.agentId, transfer.conversation_id));
    return options.reconnect(call, transfer.conversation_id);
  });
}

async function endTransfer(db: Db, id: string, result: Result, talkSeconds: number): Promise<void> {
  await db
    .updateTable('transfers')
    .set({ result, ended_at: sql<Date>`now()`, talk_seconds: talkSeconds })
    .where('id', '=', id)
    .where('result', 'is', null)
    .execute();
}

/** The whole call is over: a transfer of which nothing was heard any more ended with it. */
export async function settleTransfers(
  options: CarrierOptions & Notices,
  agentId: string,
  conversationId: string,
): Promise<void> {
  const { db } = options;
  const open = await db
    .selectFrom('transfers')
    .select(['id', 'accepted_at'])
    .where('conversation_id', '=', conversationId)
    .where('result', 'is', null)
    .execute();
  for (const { id, accepted_at } of open) {
    await endTransfer(db, id, accepted_at ? 'accepted' : 'caller-left', 0);
    const transfer = accepted_at ? null : await findTransfer(db, agentId, id);
    if (transfer) await leaveWord(options, agentId, transfer);
  }
}

/** What the carrier is told when the agent's line has closed and a person is to be rung; null when nobody is. */
export async function ringPerson(
  options: CarrierOptions,
  call: CarrierRequest,
  conversationId: string,
): Promise<string | null> {
  const { db } = options;
  const transfer = await db
    .updateTable('transfers')
    .set({ rang_at: sql<Date>`now()` })
    .where('conversation_id', '=', conversationId)
    .where('result', 'is', null)
    .returning(['id', 'number'])
    .executeTakeFirst();
  if (!transfer) return null;
  return dialPerson({
    number: transfer.number,
    callerId: call.form.To ?? '',
    actionUrl: addressOf(options, call, '/voice/dialled', transfer.id),
    whisperUrl: addressOf(options, call, '/voice/whisper', transfer.id),
  });
}

const addressOf = ({ publicUrl }: CarrierOptions, { agentId }: CarrierRequest, path: string, transferId: string) =>
  `${publicUrl}/api/agent/${agentId}${path}?transfer=${transferId}`;

const idOf = ({ query }: CarrierRequest) => query.get('transfer') ?? '';

const UUID = /^[0-9a-f-]{36}$/;

async function findTransfer(db: Db, agentId: string, id: string) {
  if (!UUID.test(id)) return null;
  const row = await db
    .selectFrom('transfers')
    .select(['id', 'reason', 'conversation_id', 'accepted_at'])
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  if (!row) return null;
  const { caller_phone, caller_name } = await conversationOf(db, row.conversation_id);
  return { ...row, caller_phone, caller_name, caller: caller_name ?? spoken(caller_phone) };
}

/** '+17185550172' → '7 1 8, 5 5 5, 0 1 7 2', so that it is read digit by digit. */
function spoken(phone: string | null): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone ?? '') ?? [];
  if (!area || !exchange || !line) return 'an unknown number';
  return [area, exchange, line].map((digits) => digits.split('').join(' ')).join(', ');
}

type Result = 'accepted' | 'declined' | 'unanswered' | 'busy' | 'failed' | 'caller-left';

function resultOf(status: string | undefined): Result {
  if (status === 'busy' || status === 'failed') return status;
  // Somebody picked up and did not press 1.
  return status === 'completed' || status === 'answered' ? 'declined' : 'unanswered';
}

/** The caller hung up before anybody came: somebody should call them back. */
async function leaveWord(
  { db, ...notices }: CarrierOptions & Notices,
  agentId: string,
  transfer: {
    id: string;
    conversation_id: string;
    reason: string;
    caller_phone: string | null;
    caller_name: string | null;
  },
): Promise<void> {
  const { tenant_id } = await findAgent(db, agentId);
  const by = { kind: 'conversation' as const, id: transfer.conversation_id };
  const text = `Asked for a person and hung up before anybody answered.${transfer.reason ? ` They said: ${transfer.reason}` : ''}`;
  await db
    .transaction()
    .execute((tx) =>
      takeMessage(
        tx,
        { agentId, tenantId: tenant_id, role: 'editor', by },
        { caller_name: transfer.caller_name ?? '', caller_phone: transfer.caller_phone ?? '', text },
        { conversationId: transfer.conversation_id, key: `transfer ${transfer.id}` },
        notices,
      ),
    );
}
