import { LiveEvent } from '@attendant/contract/events';
import { openClient } from '../database/client.ts';
import type { TestApp } from './app.ts';

const LAST = 'the last one';

/** What was told while something was done, in order: notices arrive as they were committed, so the last one ends it. */
export async function toldBy(app: TestApp, deed: () => Promise<unknown>): Promise<LiveEvent[]> {
  const client = await openClient(app.database.connection, 'attendant test');
  const told: LiveEvent[] = [];
  try {
    const last = new Promise<void>((resolve) => {
      client.on('notification', ({ payload = '' }) => {
        if (payload === LAST) resolve();
        else told.push(LiveEvent.parse(JSON.parse(payload)));
      });
    });
    await client.query('listen attendant_live');
    await deed();
    await client.query('select pg_notify($1, $2)', ['attendant_live', LAST]);
    await last;
  } finally {
    await client.end();
  }
  return told;
}
