import { EventEmitter, on } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { LiveEvent } from '@attendant/contract/events';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { writtenAlong } from '../database/built-once.ts';
import { openClient } from '../database/client.ts';
import type { Tx } from '../database/open.ts';

const CHANNEL = 'attendant_live';

/** Says what happened, to be heard by every server and browser once the transaction is committed. */
export const tell = (tx: Tx, event: LiveEvent): Promise<void> => told(tx, { event: JSON.stringify(event) });

const told = writtenAlong((value) => sql`select pg_notify(${CHANNEL}, ${value('event')})`);

export interface Live {
  /** Events of one agent from now on, until `signal` aborts or events may have been missed: ask for all then. */
  watch(agentId: string, signal: AbortSignal): AsyncGenerator<LiveEvent>;
  /** Whatever happens anywhere, for jobs that react. */
  onEvent(listener: (event: LiveEvent) => void): void;
  /** It hears again after a time in which events were missed. */
  onBack(listener: () => void): void;
  isHearing(): boolean;
  /** Ends every watch, those that begin later too. */
  close(): Promise<void>;
}

/** What is listened on, until it breaks. */
interface Line {
  client: pg.Client;
  broken: Promise<void>;
}

const WAIT_FIRST_MS = 250;
const WAIT_MOST_MS = 5_000;
/** Who reads so slowly asks for all when it comes again. */
const WAITING_MOST = 500;
/** A line that broke without a word is found out by asking. */
const ASK_EVERY_MS = 10_000;
const ASK_LIMIT_MS = 5_000;

/** Hears what any server on this database tells, over one connection of its own. */
export async function openLive(connection: pg.ClientConfig, log: Logger): Promise<Live> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const closing = new AbortController();
  const isClosing = () => closing.signal.aborted;
  let watches = new AbortController();
  let line: Line | null = await listen();
  void keepListening();

  async function listen(): Promise<Line> {
    const client = await openClient({ ...connection, query_timeout: ASK_LIMIT_MS }, 'attendant live');
    client.on('notification', ({ payload }) => {
      const event = readEvent(payload);
      if (!event) return;
      emitter.emit(event.agent_id, event);
      emitter.emit('any', event);
    });
    const broken = new Promise<void>((resolve) => client.once('end', resolve));
    const ask = () => client.query('select 1').catch(() => client.end());
    const asking = setInterval(() => void ask(), ASK_EVERY_MS).unref();
    void broken.then(() => clearInterval(asking));
    try {
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    return { client, broken };
  }

  /** One line after the other, never two at once: a database that comes back has few connections to give. */
  async function keepListening(): Promise<void> {
    while (line) {
      await line.broken;
      line = null;
      watches.abort();
      watches = new AbortController();
      if (isClosing()) return;
      log.warn('live connection lost');
      line = await listenAgain();
      if (line) emitter.emit('back');
    }
  }

  async function listenAgain(): Promise<Line | null> {
    for (let waitMs = WAIT_FIRST_MS; !isClosing(); waitMs = Math.min(waitMs * 2, WAIT_MOST_MS)) {
      await delay(waitMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      const fresh = await listen().catch((error: unknown) => {
        log.warn({ err: error }, 'live connection not back yet');
        return null;
      });
      if (fresh && isClosing()) await fresh.client.end();
      else if (fresh) return fresh;
    }
    return null;
  }

  return {
    async *watch(agentId, signal) {
      const behind = new AbortController();
      const until = AbortSignal.any([signal, watches.signal, closing.signal, behind.signal]);
      let waiting = 0;
      const count = () => {
        if (++waiting > WAITING_MOST) behind.abort();
      };
      emitter.on(agentId, count);
      try {
        for await (const [event] of on(emitter, agentId, { signal: until })) {
          waiting--;
          yield LiveEvent.parse(event);
        }
      } catch (error) {
        if (!until.aborted) throw error;
      } finally {
        emitter.off(agentId, count);
      }
    },
    onEvent: (listener) => void emitter.on('any', listener),
    onBack: (listener) => void emitter.on('back', listener),
    isHearing: () => line !== null,
    async close() {
      closing.abort();
      await line?.client.end();
    },
  };
}

/** Whoever may use the database may say anything on the channel: what is no event is not heard. */
function readEvent(payload: string | undefined): LiveEvent | null {
  try {
    return LiveEvent.safeParse(JSON.parse(payload ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
