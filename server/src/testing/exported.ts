import { Buffer } from 'node:buffer';
import type { TestApp } from './app.ts';
import { unzip } from './unzip.ts';

type Row = Record<string, unknown>;

export interface Exported {
  /** The names of all files. */
  names: string[];
  /** The rows of a JSON file. */
  rows(table: string): Row[];
  about: Row;
  /** Everything in it, as text. */
  text: string;
}

/** Downloads an export as this person, to its end. */
export async function exported(app: TestApp, path: string, token: string | undefined): Promise<Exported> {
  const answer = await fetch(`${app.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  const read = (name: string): unknown => JSON.parse(String(files.get(name) ?? 'null'));
  return {
    names: [...files.keys()],
    rows: (table) => (read(`${table}.json`) ?? []) as Row[],
    about: read('about.json') as Row,
    text: [...files.values()].map(String).join('\n'),
  };
}
