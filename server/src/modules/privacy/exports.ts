import { ReadableStream } from 'node:stream/web';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { Files } from '../../files/files.ts';
import type { AnyKept } from '../../kept.ts';
import { KEPT, TABLES } from './kept.ts';
import { rowsOf } from './rows.ts';
import { type Put, zipOf } from './zip.ts';

export interface Subject {
  of: 'caller' | 'agent' | 'tenant' | 'account';
  /** Where its rows are in a table; undefined: there are none. */
  where: (kept: AnyKept) => RawBuilder<boolean> | undefined;
  /** More files, each of rows as JSON. */
  more?: Record<string, () => AsyncIterable<string[]>>;
}

interface About {
  format: 1;
  of: Subject['of'];
  made_at: string;
  /** How many rows each file has. */
  rows: Record<string, number>;
  left_out: { columns: Record<string, readonly string[]>; tables: Record<string, string>; files: string[] };
}

/** Everything of somebody as one archive: a JSON file for each table, their files beside it, and what was left out. */
export function exportOf(
  parts: { db: Db; files: Files },
  subject: Subject,
  onEnd: (error: unknown) => Promise<void>,
): ReadableStream<Uint8Array> {
  const bytes: AsyncIterable<Uint8Array> = zipOf((put) => write(parts, subject, put), onEnd);
  // `Readable.toWeb` would copy every chunk.
  return ReadableStream.from(bytes);
}

async function write({ db, files }: { db: Db; files: Files }, subject: Subject, put: Put): Promise<void> {
  const about: About = {
    format: 1,
    of: subject.of,
    made_at: new Date().toISOString(),
    rows: {},
    left_out: { columns: {}, tables: {}, files: [] },
  };
  for (const table of TABLES) {
    const kept: AnyKept = KEPT[table];
    const where = subject.where(kept);
    if (!where) continue;
    if (kept.unshown !== undefined) {
      about.left_out.tables[table] = kept.unshown;
      continue;
    }
    if (kept.hides) about.left_out.columns[table] = kept.hides;
    about.rows[table] = await putRows(put, table, rowsOf(db, table, where, kept.hides));
  }
  for (const [name, rows] of Object.entries(subject.more ?? {})) about.rows[name] = await putRows(put, name, rows());
  const sound = subject.where(KEPT.files);
  if (sound) about.left_out.files = await putFiles(db, files, sound, put);
  await put('about.json', once(JSON.stringify(about, null, 2)));
}

async function putRows(put: Put, name: string, pages: AsyncIterable<string[]>): Promise<number> {
  let count = 0;
  async function* lines() {
    for await (const rows of pages) {
      yield Buffer.from(`${count === 0 ? '[\n' : ',\n'}${rows.join(',\n')}`);
      count += rows.length;
    }
    yield Buffer.from(count === 0 ? '[]\n' : '\n]\n');
  }
  await put(`${name}.json`, lines());
  return count;
}

/** One after the other, each read when the one before it has gone out; answers those that are not there any more. */
async function putFiles(db: Db, files: Files, where: RawBuilder<boolean>, put: Put): Promise<string[]> {
  const missing: string[] = [];
  for await (const page of rowsOf(db, 'files', where)) {
    for (const row of page) {
      const { key, content_type } = JSON.parse(row) as { key: string; content_type: string };
      const bytes = await files.read(key);
      if (bytes) await put(`files/${key}${endingOf(content_type)}`, once(bytes), { packed: false });
      else missing.push(key);
    }
  }
  return missing;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'audio/wav': '.wav',
  'text/csv': '.csv',
  'text/plain': '.txt',
  'text/markdown': '.md',
  'application/json': '.json',
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
};
const endingOf = (contentType: string): string => ENDINGS[contentType] ?? '';

async function* once(bytes: Uint8Array | string) {
  yield typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
}
