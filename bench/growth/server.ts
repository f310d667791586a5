import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newOwner } from '../../e2e/calls.ts';
import { launch, stop } from '../../e2e/start-server.ts';
import { openEmbedded } from '../../server/src/database/embedded.ts';

export const GROWING_EMAIL = 'bench@example.com';

/** The product as a user starts it, on an empty folder, and the way past it to its database. */
export async function openGrowing(port: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'attendant-growth-'));
  const url = `http://localhost:${port}`;
  const server = await launch(dataDir, port, { LOG_LEVEL: 'error', API_LIMIT: '1000000' });
  const { connection } = await openEmbedded(dataDir);
  const owner = await newOwner(GROWING_EMAIL, url);
  return {
    connection,
    owner,
    url,
    async close() {
      await stop(server);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
