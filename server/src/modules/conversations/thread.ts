import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import { problem } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { lastTurnOf } from './said.ts';

/** A conversation by text: one per agent and sender, gone on with for a day. */

const SAME_THREAD_HOURS = 24;
const WAIT_MS = 12_000;
const LOOK_EVERY_MS = 100;

export interface Thread {
  id: string;
  /** What the assistant left; null for a new one. */
  state: unknown;
  /** The last turn that was answered. */
  turn: number;
  /** When it was last gone on with; null for a new one. */
  lastAt: Date | null;
}

/**
 * Takes the thread in hand, alone: while it is in progress no other text of the sender is answered, on whatever server
 * it arrives. One that died with its server is closed with the lost calls and can then be taken again.
 */
export async function takeThread(db: Db, agentId: string, phone: string): Promise<Thread> {
  for (const until = Date.now() + WAIT_MS; Date.now() < until; await delay(LOOK_EVERY_MS)) {
    const thread = await db.transaction().execute((tx) => tryToTake(tx, agentId, phone));
    if (thread) return thread;
  }
  throw problem('conflict');
}

async function tryToTake(tx: Tx, agentId: string, phone: string): Promise<Thread | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`text ${agentId} ${phone}`}, 0))`.execute(tx);
  const known = await tx
    .selectFrom('conversations')
    .select(['id', 'status', 'assistant_state', 'updated_at'])
    .where('agent_id', '=', agentId)
    .where('carrier', '=', 'text')
    .where('caller_phone', '=', phone)
    .where('updated_at', '>', sql<Date>`now() - make_interval(hours => ${SAME_THREAD_HOURS})`)
    .orderBy('started_at', 'desc')
    .executeTakeFirst();
  if (known?.status === 'in_progress') return null;
  if (!known) return startThread(tx, agentId, phone);
  await tx
    .updateTable('conversations')
    .set({ status: 'in_progress', ended_at: null, alive_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('id', '=', known.id)
    .execute();
  return {
    id: known.id,
    state: known.assistant_state,
    turn: (await lastTurnOf(tx, known.id)) ?? 0,
    lastAt: known.updated_at,
  };
}

async function startThread(tx: Tx, agentId: string, phone: string): Promise<Thread> {
  const id = randomUUID();
  await tx
    .insertInto('conversations')
    .values({ id, agent_id: agentId, channel: 'message', status: 'in_progress', carrier: 'text', caller_phone: phone })
    .execute();
  await tell(tx, { noun: 'conversations', verb: 'started', agent_id: agentId, id });
  return { id, state: null, turn: 0, lastAt: null };
}

export interface Exchanged {
  turn: number;
  heard: { text: string; at: Date };
  /** Null: nothing was answered. */
  said: string | null;
  state: unknown;
  status: 'completed' | 'missed' | 'failed';
  summary: string;
}

/** Writes down what was texted and answered, and lets the thread go. */
export async function writeExchange(tx: Tx, agentId: string, threadId: string, one: Exchanged): Promise<void> {
  const lines = [
    { role: 'user', content: one.heard.text, said_at: one.heard.at },
    ...(one.said === null ? [] : [{ role: 'agent', content: one.said, said_at: new Date() }]),
  ];
  await tx
    .insertInto('messages')
    .values(lines.map((line) => ({ ...line, id: randomUUID(), conversation_id: threadId, turn: one.turn })))
    .execute();
  await tx
    .updateTable('conversations')
    .set({
      status: one.status,
      end_reason: 'agent-ended',
      assistant_state: JSON.stringify(one.state ?? null),
      summary: one.summary,
      ended_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', threadId)
    .execute();
  await tell(tx, { noun: 'conversations', verb: 'said', agent_id: agentId, id: threadId });
}
