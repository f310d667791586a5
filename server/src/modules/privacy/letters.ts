import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Mails that were written to disk, once their rows are gone. */
export async function removeLetters(outbox: string, mails: readonly string[]): Promise<void> {
  if (mails.length === 0) return;
  const names = await readdir(outbox).catch(() => []);
  const gone = names.filter((name) => mails.some((id) => name.includes(id)));
  await Promise.all(gone.map((name) => rm(join(outbox, name), { force: true })));
}
