import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { openEmbedded } from '../database/embedded.ts';
import { holdFolder } from '../database/hold.ts';
import { openFiles } from '../files/files.ts';
import { isDiskFull } from '../full-disk.ts';
import { restoreBackup } from './restore.ts';
import { writeBackup } from './write.ts';

/** `npm run backup -- FILE` and `npm run restore -- FILE`: the same settings as the server's say what and where. */
async function main([task, file]: string[]): Promise<void> {
  if (!file || (task !== 'backup' && task !== 'restore')) throw new Error('Say which file: npm run backup -- FILE');
  const config = readConfig(process.env);
  const path = resolve(file);
  const { connection, ...reached } = await reach(config, task);
  try {
    const place = { connection, files: openFiles(config), dataDir: config.dataDir, storageUrl: config.storageUrl };
    const work = task === 'backup' ? writeBackup : restoreBackup;
    const { rows, entries, gone } = await work(place, path, config.backup.passphrase);
    const count = Object.values(rows).reduce((sum, n) => sum + n, 0);
    const files = Object.keys(entries).filter((name) => name.startsWith('files/')).length;
    const late = gone.length > 0 ? ` (${gone.length} were deleted meanwhile)` : '';
    console.log(
      `${task === 'backup' ? 'Written and read back' : 'Restored'}: ${count} rows, ${files} files${late}, ${path}`,
    );
  } finally {
    await reached.close();
  }
}

/** The database behind DATABASE_URL, or our own, which is started when no server runs. */
async function reach({ databaseDirectUrl, dataDir }: ReturnType<typeof readConfig>, task: 'backup' | 'restore') {
  if (databaseDirectUrl) return { connection: { connectionString: databaseDirectUrl }, close: async () => undefined };
  const embedded = await openEmbedded(dataDir);
  const ran = await embedded.isRunning();
  await embedded.start();
  const hold = task === 'restore' ? await holdFolder(embedded, dataDir) : null;
  return {
    connection: embedded.connection,
    async close() {
      await hold?.letGo();
      if (!ran) await embedded.stop();
    },
  };
}

const [, , task] = process.argv;

function describe(error: unknown): string {
  if (isDiskFull(error))
    return task === 'backup'
      ? 'There is no room left for the backup: no file was written. Make room, or name a file on another disk.'
      : 'There is no room left on the disk of DATA_DIR, the files or the database: nothing was restored. Make room, and try again.';
  return error instanceof Error ? error.message : String(error);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`\n${describe(error)}\n`);
  process.exit(1);
});
