import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Config } from '../config.ts';
import type { Jobs } from '../jobs/jobs.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const NIGHTLY = '41 2 * * *';
const LIMIT_MS = 3 * 3_600_000;
const NAME = /^attendant-\d{4}-\d{2}-\d{2}T\d{6}Z\.backup$/;
/** A file that a night has written. */
export const isBackup = (name: string): boolean => NAME.test(name);

/** Every night into the folder of the settings, by one server. */
export function backUpNightly({ jobs, config }: { jobs: Jobs; config: Config }): void {
  const { folder, keep } = config.backup;
  if (folder === null) return;
  jobs.schedule('back-up', NIGHTLY, async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const at = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '');
    // In a process of its own: calls have this one's time and memory.
    await promisify(execFile)(process.execPath, [MAIN, 'backup', join(folder, `attendant-${at}.backup`)], {
      timeout: LIMIT_MS,
    });
    await prune(folder, keep);
  });
}

/** The newest stay, whatever else lies in the folder. */
export async function prune(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter(isBackup).toSorted();
  for (const name of names.slice(0, -keep)) await rm(join(folder, name));
}
