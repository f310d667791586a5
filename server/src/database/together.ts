import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type pg from 'pg';
import { type Answer, ask, type Statement } from './asked.ts';
import { isOutOfDate, type Names } from './prepared.ts';
import type { DB } from './schema.ts';

type Db = Kysely<DB>;

const gathering = new WeakMap<Db, () => Db>();

/**
 * What `read` asks at the same moment goes to the database in one journey, over one connection and in turn: for small
 * reads, of which each alone costs more on its way than in the database. When one fails, all of that moment do.
 */
export const together = <T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> => read(gathering.get(db)?.() ?? db);

/** From now on reads of `db` can go together; without it each goes by itself. */
export function gather(db: Db, pool: pg.Pool, names: Names): void {
  gathering.set(db, () => {
    const client = new GatheringClient(pool, names);
    const connect = async () => client;
    return new Kysely<DB>({ dialect: new PostgresDialect({ pool: { options: pool.options, connect, end } }) });
  });
}

/** The pool is another's. */
const end = async () => undefined;

interface Waiting {
  statement: Statement;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

class GatheringClient implements PostgresPoolClient {
  readonly #pool: pg.Pool;
  readonly #names: Names;
  #waiting: Waiting[] = [];

  constructor(pool: pg.Pool, names: Names) {
    this.#pool = pool;
    this.#names = names;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    asked: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof asked !== 'string') throw new Error('Cursors are not used.');
    return this.#wait({ text: asked, values, name: this.#names.of(asked) }) as Promise<PostgresQueryResult<R>>;
  }

  #wait(statement: Statement): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) process.nextTick(() => void this.#go());
      this.#waiting.push({ statement, resolve, reject });
    });
  }

  async #go(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      const answers = await this.#ask(waiting.map(({ statement }) => statement));
      for (const [at, answer] of answers.entries()) waiting[at]?.resolve(answer);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }

  async #ask(statements: readonly Statement[]): Promise<readonly Answer[]> {
    const client = await this.#pool.connect();
    try {
      return await ask(client, statements);
    } catch (error) {
      if (!isOutOfDate(error)) throw error;
      this.#names.renew();
      return await ask(
        client,
        statements.map(({ text, values }) => ({ text, values })),
      );
    } finally {
      client.release();
    }
  }

  release(): void {
    // Each journey lets its own connection go.
  }
}
