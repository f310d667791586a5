import {
  type CompiledQuery,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type pg from 'pg';
import { type Answer, type Asked, type Asking, ask, type Statement } from './asked.ts';

/**
 * Statements that each connection reads once, by a name, instead of with every request
 * (docs/decisions/0084-what-a-request-costs.md). A text has a name when it came a few times: one of ever other lengths
 * would fill the memory of the connections.
 */

/** More than a server asks in its daily work; each is kept by every connection. */
const NAMES_MOST = 500;
const UNNAMED_TIMES = 3;
/** What a statement answers changed since it was read: another server brought the tables up to date. */
const CHANGED = 'cached plan must not change result type';

/** Names for texts of statements, the same on all connections. */
export interface Names {
  of(text: string): string | undefined;
  /** From now on every text has another: what the connections know by the old ones is left alone. */
  renew(): void;
}

export function openNames(): Names {
  let given = 0;
  let names = new Map<string, string>();
  let times = new Map<string, number>();
  return {
    of(text) {
      const known = names.get(text);
      if (known !== undefined || names.size >= NAMES_MOST) return known;
      const before = times.get(text) ?? 0;
      if (times.size >= NAMES_MOST) times = new Map();
      times.set(text, before + 1);
      if (before >= UNNAMED_TIMES) names.set(text, `s${++given}`);
      return names.get(text);
    },
    renew() {
      names = new Map();
      times = new Map();
    },
  };
}

/** Statements that go with what their transaction asks next, by their values. */
const along = new WeakSet<readonly unknown[]>();

/** Nobody waits for what this statement answers: it is answered at once, and goes with the next one. */
export function sendAlong(statement: CompiledQuery): CompiledQuery {
  along.add(statement.parameters);
  return statement;
}

const BEGINS = /^(begin|start transaction)\b/;
const nothing = (command: string): Answer => ({ command, rowCount: 0, rows: [] });

interface Client extends Asking, Pick<PostgresPoolClient, 'release' | 'processID'> {
  query(asked: Asked): unknown;
  query(text: string): Promise<Answer>;
  getTransactionStatus: pg.PoolClient['getTransactionStatus'];
}

/** What Kysely asks for, sent by name and in as few journeys as can be. */
class NamingClient implements PostgresPoolClient {
  readonly #client: Client;
  readonly #names: Names;
  /** The beginning of a transaction and what is sent along, until something is asked that is waited for. */
  #waiting: Statement[] = [];

  constructor(client: Client, names: Names) {
    this.#client = client;
    this.#names = names;
  }

  get processID(): number {
    return this.#client.processID ?? 0;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    asked: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof asked !== 'string') throw new Error('Cursors are not used.');
    return this.#ask(asked, values) as Promise<PostgresQueryResult<R>>;
  }

  async #ask(text: string, values: readonly unknown[]): Promise<Answer> {
    if (values.length === 0) return this.#askPlain(text);
    const statement = { text, values, name: this.#names.of(text) };
    const stoodAlone = this.#waiting.length === 0 && this.#client.getTransactionStatus() === 'I';
    if (along.has(values) && !stoodAlone) {
      this.#waiting.push(statement);
      return nothing('INSERT');
    }
    try {
      return await this.#send(statement);
    } catch (error) {
      if (!isOutOfDate(error)) throw error;
      this.#names.renew();
      if (!stoodAlone) throw error;
      return this.#send({ text, values });
    }
  }

  /** Beginnings and ends of transactions, and what has nothing to plan. */
  async #askPlain(text: string): Promise<Answer> {
    if (BEGINS.test(text)) {
      this.#waiting = [{ text, values: [] }];
      return nothing('BEGIN');
    }
    const [first, ...more] = this.#waiting;
    const isUntouched = first !== undefined && BEGINS.test(first.text);
    if (text === 'rollback' || (text === 'commit' && isUntouched && more.length === 0)) {
      this.#waiting = [];
      if (isUntouched) return nothing(text.toUpperCase());
    }
    return first === undefined ? this.#client.query(text) : this.#send({ text, values: [] });
  }

  async #send(statement: Statement): Promise<Answer> {
    const statements = [...this.#waiting, statement];
    this.#waiting = [];
    const answers = await ask(this.#client, statements);
    return answers.at(-1) ?? nothing('');
  }

  release(destroy?: boolean): void {
    this.#waiting = [];
    this.#client.release(destroy);
  }
}

/** The tables changed under a statement that was read before: asked once more, it is answered. */
export const isOutOfDate = (error: unknown): boolean => error instanceof Error && error.message === CHANGED;

/** Asks by names over the pool. */
export function preparingDialect(pool: pg.Pool, names: Names): PostgresDialect {
  const clients = new WeakMap<pg.PoolClient, NamingClient>();
  return new PostgresDialect({
    pool: {
      options: pool.options,
      end: () => pool.end(),
      async connect() {
        const client = await pool.connect();
        const known = clients.get(client) ?? new NamingClient(client, names);
        clients.set(client, known);
        return known;
      },
    },
  });
}

/**
 * Statements that a library names itself are sent without their names: behind a pooler the next connection does not know
 * them, and another client's may.
 */
export function dropNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...all: unknown[]) => unknown;
  const nameless = (asked: unknown) => (isNamed(asked) ? { ...asked, name: undefined } : asked);
  Object.assign(client, { query: (asked: unknown, ...rest: unknown[]) => query(nameless(asked), ...rest) });
}

/** Not what sends itself, as a cursor. */
const isNamed = (asked: unknown): asked is { name: unknown } =>
  typeof asked === 'object' && asked !== null && 'name' in asked && !('submit' in asked);
