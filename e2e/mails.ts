import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The newest mailed link to an address that has `mark` in it, from the files that stand in for a mail server. */
export async function mailedLink(to: string, mark: string): Promise<string> {
  const outbox = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  const find = () =>
    filesOf(outbox)
      .map((file) => plain(readFileSync(join(outbox, file), 'utf8')))
      .filter((mail) => mail.includes(to))
      .map((mail) => mail.match(/http:\/\/localhost:[^\s"<>]+/g)?.find((link) => link.includes(mark)))
      .findLast((link) => link !== undefined);
  await expect.poll(find, { message: `a mail to ${to} with ${mark}` }).toBeDefined();
  return find() ?? '';
}

/** The mails to an address, as they were handed over, oldest first. */
export const mailsTo = (to: string): string[] => {
  const outbox = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  return filesOf(outbox)
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .filter((mail) => mail.includes(to));
};

/** In the order in which they were written: their names begin with the time, or with a dot until they are whole. */
const filesOf = (folder: string): string[] => {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .toSorted();
  } catch {
    return [];
  }
};

/** Quoted-printable, as far as links need it (RFC 2045 6.7). */
const plain = (mail: string): string => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
