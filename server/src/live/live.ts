import { EventEmitter, on } from 'node:events';
import { LiveEvent } from '@attendant/contract/events';
import { sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Tx } from '../database/open.ts';

const CHANNEL = 'attendant_live';

/** Says what happened, to be heard by every server and browser once the transaction is committed. */
export async function tell(tx: Tx, event: LiveEvent): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`.execute(tx);
}

export interface Live {
  /** Events of one agent from now on, until `signal` aborts. */
  watch(agentId: string, signal: AbortSignal): AsyncGenerator<LiveEvent>;
  /** Whatever happens anywhere, for jobs that react. */
  onEvent(listener: (event: LiveEvent) => void): void;
  close(): Promise<void>;
}

const RECONNECT_MS = 1_000;

/** Hears what any server on this database tells, over one connection of its own. */
export async function openLive(connection: pg.ClientConfig, log: Logger): Promise<Live> {
  const emitter = new EventEmitter().setMaxListeners(0);
  let closed = false;
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const fresh = new pg.Client({ ...connection, application_name: 'attendant live' });
    fresh.on('notification', ({ payload }) => {
      const event = LiveEvent.safeParse(JSON.parse(payload ?? 'null'));
      if (!event.success) return;
      emitter.emit(event.data.agent_id, event.data);
      emitter.emit('any', event.data);
    });
    fresh.on('error', (error) => log.warn({ err: error }, 'live connection lost'));
    fresh.on('end', () => void (closed || setTimeout(reconnect, RECONNECT_MS).unref()));
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    return fresh;
  }

  function reconnect(): void {
    listen().then(
      (fresh) => {
        client = fresh;
      },
      (error: unknown) => {
        log.warn({ err: error }, 'live connection not back yet');
        if (!closed) setTimeout(reconnect, RECONNECT_MS).unref();
      },
    );
  }

  return {
    async *watch(agentId, signal) {
      try {
        for await (const [event] of on(emitter, agentId, { signal })) yield LiveEvent.parse(event);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
    onEvent: (listener) => void emitter.on('any', listener),
    async close() {
      closed = true;
      await client.end();
    },
  };
}
