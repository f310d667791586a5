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

/** The server is not there, is starting or stopping, has too many clients, or the way to it broke: it may come back. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isAway);
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(08|53|57)/.test(code) ||
    /^(ECONN(REFUSED|RESET|ABORTED)|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/.test(code) ||
    /Connection terminated|timeout exceeded|Query read timeout|Client has encountered a connection error|not queryable/.test(
      error.message,
    )
  );
}
