import { once } from 'node:events';
import { openClient } from './client.ts';

const HEARD_MS = 2_000;

/**
 * Whether what is told over `url` is heard by who listens over `directUrl`. A pooler that gives each transaction another
 * connection takes LISTEN without a word, and passes nothing on.
 */
async function isHeard(url: string, directUrl: string): Promise<boolean> {
  const listening = await openClient({ connectionString: directUrl }, 'attendant trial');
  const telling = await openClient({ connectionString: url }, 'attendant trial').catch(async (error: unknown) => {
    await listening.end();
    throw error;
  });
  try {
    const channel = `attendant_trial_${crypto.randomUUID().replaceAll('-', '')}`;
    await listening.query(`listen ${channel}`);
    const heard = once(listening, 'notification', { signal: AbortSignal.timeout(HEARD_MS) });
    heard.catch(() => undefined);
    await telling.query('select pg_notify($1, $2)', [channel, '']);
    return await heard.then(
      () => true,
      () => false,
    );
  } finally {
    await Promise.all([listening.end(), telling.end()]);
  }
}

/** What is wrong with the two ways to the database, in plain words; null: they are as they should be. */
export async function deafness(url: string, directUrl: string): Promise<string | null> {
  if (await isHeard(url, directUrl)) return null;
  return url === directUrl
    ? 'DATABASE_URL leads to a pooler that gives each transaction another connection, on which nothing can be listened for. Set DATABASE_DIRECT_URL to the database itself.'
    : 'What is told at DATABASE_URL is not heard at DATABASE_DIRECT_URL. It must lead to the same database, past every pooler.';
}
