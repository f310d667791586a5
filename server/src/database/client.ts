import pg from 'pg';

/**
 * A connection of its own, beside the pool. Its breaking fails the statement in hand and ends it, and is heard here:
 * an error that nobody hears would end the process.
 */
export async function openClient(connection: pg.ClientConfig, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...connection,
    application_name: name,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/**
 * Ends a connection of this pool once a statement on it was not answered at all, and those that lie idle beside it, which
 * lead to the same server: it may have lost its power, and whoever got one of them next would wait as long for nothing.
 * The pool opens others.
 */
export function endUnanswered(pool: pg.Pool): void {
  const idle = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => void idle.delete(client));
  pool.on('release', (_error, client) => void idle.add(client));
  pool.on('remove', (client) => void idle.delete(client));
  pool.on('connect', (client) =>
    onUnanswered(client, (error) => {
      if (client instanceof pg.Client) void client.end();
      // As if each had broken by itself, which the pool hears: it offers no other way to what lies idle.
      for (const one of idle) one.emit('error', error);
      idle.clear();
    }),
  );
}

function onUnanswered(client: pg.PoolClient, act: (error: Error) => void): void {
  const query = client.query.bind(client) as (...all: unknown[]) => unknown;
  const watched = (...all: unknown[]) => {
    const answer = query(...all);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === UNANSWERED) act(error);
      });
    return answer;
  };
  Object.assign(client, { query: watched });
}

/** What `pg` says when `query_timeout` is over. */
const UNANSWERED = 'Query read timeout';

/**
 * The server is not there, is starting or stopping, has too many clients, only reads until it takes the place of one that
 * died (25006), or the way to it broke: it may come back.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isAway);
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(08|53|57|25006)/.test(code) ||
    /^(ECONN(REFUSED|RESET|ABORTED)|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/.test(code) ||
    /Connection terminated|timeout exceeded|Query read timeout|Client has encountered a connection error|not queryable/.test(
      error.message,
    )
  );
}
