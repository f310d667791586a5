import type { ConversationStatus, Danger } from '@attendant/contract/constants';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import { type Files, newFileKey } from '../../files/files.ts';
import { noteFile } from '../../files/rows.ts';
import { tell } from '../../live/live.ts';
import { SERVER_LOST } from './alive.ts';
import { findByCarrier } from './find.ts';

/** Conversations as they are held: opened, written down while they run, closed. */

export interface NewConversation {
  /** Where it was promised beforehand. */
  id?: string;
  agentId: string;
  channel: 'voice' | 'message';
  carrier: 'twilio' | 'telnyx' | 'browser';
  /** The carrier's own id of the call: answered once. */
  carrierId: string | null;
  callerPhone: string | null;
  isTest: boolean;
}

/** Opens a conversation, or finds the one that this carrier's call has already. */
export async function openConversation(tx: Tx, fresh: NewConversation): Promise<{ id: string; isNew: boolean }> {
  const row = await tx
    .insertInto('conversations')
    .values({
      ...(fresh.id && { id: fresh.id }),
      agent_id: fresh.agentId,
      channel: fresh.channel,
      status: 'in_progress',
      carrier: fresh.carrier,
      carrier_id: fresh.carrierId,
      caller_phone: fresh.callerPhone,
      is_test: fresh.isTest,
    })
    .onConflict((oc) =>
      oc.columns(['agent_id', 'carrier', 'carrier_id']).where('carrier_id', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (row) {
    await tell(tx, { noun: 'conversations', verb: 'started', agent_id: fresh.agentId, id: row.id });
    return { id: row.id, isNew: true };
  }
  const known = await findByCarrier(tx, fresh);
  if (!known) throw new Error('The conversation is neither new nor there.');
  return { id: known.id, isNew: false };
}

export interface InConversation {
  agentId: string;
  conversationId: string;
  /** When the media clock of the call stood at 0. */
  startedAt: Date;
}

/** What one side said, with the times of the call's media clock in milliseconds. */
export interface Said {
  id: string;
  turn: number;
  role: 'user' | 'agent';
  text: string;
  startMs: number;
  endMs: number;
  interrupted: boolean;
  confidence: number | null;
  heardToSoundMs: number | null;
  /** What lay between, each counted from the caller's last sound; a step that was not taken is null. */
  steps?: { heardToWordsMs: number | null; heardToTurnMs: number; heardToReplyMs: number | null } | null;
  wav: Uint8Array | null;
}

/**
 * Writes one message down, its sound first: a row never names a clip that is not there. Words that come late stand with
 * the sound that was written down before them, in the turn that they began.
 */
export async function recordMessage(db: Db, files: Files, at: InConversation, said: Said): Promise<void> {
  const key = said.wav === null ? null : newFileKey();
  if (said.wav && key) await files.put(key, said.wav, 'audio/wav');
  await db.transaction().execute(async (tx) => {
    if (said.wav && key) {
      await noteFile(tx, { key, agent_id: at.agentId, content_type: 'audio/wav', size_bytes: said.wav.length });
    }
    await tx
      .insertInto('messages')
      .values({
        id: said.id,
        conversation_id: at.conversationId,
        turn: said.turn,
        role: said.role,
        content: said.text,
        started_ms: Math.round(said.startMs),
        ended_ms: Math.round(said.endMs),
        interrupted: said.interrupted,
        confidence: said.confidence,
        heard_to_words_ms: whole(said.steps?.heardToWordsMs),
        heard_to_turn_ms: whole(said.steps?.heardToTurnMs),
        heard_to_reply_ms: whole(said.steps?.heardToReplyMs),
        heard_to_sound_ms: whole(said.heardToSoundMs),
        audio_key: key,
        audio_ms: key === null ? null : Math.round(said.endMs - said.startMs),
        said_at: new Date(at.startedAt.getTime() + said.startMs),
      })
      .onConflict((oc) =>
        oc.column('id').doUpdateSet((eb) => ({
          turn: eb.ref('excluded.turn'),
          content: eb.ref('excluded.content'),
          confidence: eb.ref('excluded.confidence'),
        })),
      )
      .execute();
    await tell(tx, { noun: 'conversations', verb: 'said', agent_id: at.agentId, id: at.conversationId });
  });
}

const whole = (ms: number | null | undefined): number | null => (typeof ms === 'number' ? Math.round(ms) : null);

/** One call of a tool and what came of it. */
export interface Done {
  turn: number;
  key: string;
  name: string;
  input: unknown;
  outcome: { ok: true; receipt?: unknown } | { ok: false; code: string };
  ms: number;
}

export async function recordTool(db: Db, at: InConversation, record: Done): Promise<void> {
  const { outcome } = record;
  await db
    .insertInto('tool_calls')
    .values({
      conversation_id: at.conversationId,
      turn: record.turn,
      key: record.key,
      name: record.name,
      input: JSON.stringify(record.input ?? null),
      ok: outcome.ok,
      code: outcome.ok ? null : outcome.code,
      receipt: outcome.ok && outcome.receipt ? JSON.stringify(outcome.receipt) : null,
      duration_ms: Math.round(record.ms),
    })
    .onConflict((oc) => oc.columns(['conversation_id', 'key']).doNothing())
    .execute();
}

/** What a reply rests on. */
export interface RestsOn {
  kind: 'memory' | 'passage' | 'menu';
  id: string;
  label: string;
  text: string;
}

/** Writes down what the reply of a turn was made from. Words of a file that was deleted meanwhile are not kept. */
export async function recordSources(
  db: Db,
  conversationId: string,
  turn: number,
  sources: readonly RestsOn[],
): Promise<void> {
  await sql`
    insert into message_sources (conversation_id, turn, position, kind, source_id, dataset_id, label, excerpt)
    select ${conversationId}, ${turn}, place - 1, one.kind, one.id, p.dataset_id, one.label, left(one.text, 1000)
    from rows from (jsonb_to_recordset(${JSON.stringify(sources)}::jsonb) as (kind text, id text, label text, text text))
      with ordinality as one (kind, id, label, text, place)
    left join passages p on one.kind = 'passage' and p.id::text = one.id
    where one.kind <> 'passage' or p.id is not null
    on conflict do nothing`.execute(db);
}

export interface Closing {
  status: Exclude<ConversationStatus, 'in_progress'>;
  reason: string;
  durationSeconds: number;
  talkSeconds: number;
  summary: string | null;
}

/**
 * Closes it once; a second closing changes nothing. Only the guess that its server was lost gives way: a server that was
 * slow for long still holds it, and the carrier knows how long it was.
 */
export async function closeConversation(
  db: Db,
  at: Omit<InConversation, 'startedAt'>,
  closing: Closing,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('conversations')
      .set({
        status: closing.status,
        end_reason: closing.reason,
        ended_at: sql<Date>`now()`,
        // One that was taken up again goes on from what it had.
        duration_seconds: sql<number>`case when status = 'in_progress' then duration_seconds + ${closing.durationSeconds}
          else greatest(duration_seconds, ${closing.durationSeconds}) end`,
        talk_seconds: sql<number>`talk_seconds + ${closing.talkSeconds}`,
        summary: sql<string | null>`nullif(concat_ws(' ', summary, ${closing.summary}::text), '')`,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', at.conversationId)
      .where((eb) => eb.or([eb('status', '=', 'in_progress'), eb('end_reason', '=', SERVER_LOST)]))
      .returning('id')
      .executeTakeFirst();
    if (!row) return false;
    await tell(tx, { noun: 'conversations', verb: 'ended', agent_id: at.agentId, id: at.conversationId });
    return true;
  });
}

/** What began by typing has been spoken in. */
export async function markSpoken(db: Db, conversationId: string): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ channel: 'voice' })
    .where('id', '=', conversationId)
    .where('channel', '=', 'message')
    .execute();
}

/** Somebody was in danger, by what was said. What was said last of it stands. */
export async function markDanger(tx: Tx, agentId: string, conversationId: string, danger: Danger): Promise<void> {
  await tx.updateTable('conversations').set({ danger }).where('id', '=', conversationId).execute();
  await tell(tx, { noun: 'conversations', verb: 'marked', agent_id: agentId, id: conversationId });
}

/** Takes up again what was closed: the caller comes back from a transfer that nobody answered. */
export async function reopenConversation(tx: Tx, agentId: string, conversationId: string): Promise<void> {
  await tx
    .updateTable('conversations')
    .set({ status: 'in_progress', ended_at: null, alive_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('id', '=', conversationId)
    .execute();
  await tell(tx, { noun: 'conversations', verb: 'started', agent_id: agentId, id: conversationId });
}

/** What the assistant needs to take the conversation up again, after each of its replies. */
export async function keepState(db: Db, conversationId: string, state: unknown): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ assistant_state: JSON.stringify(state ?? null) })
    .where('id', '=', conversationId)
    .where('status', '=', 'in_progress')
    .execute();
}
