import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readIfThere, writeLasting, writeOnce } from './lasting.ts';

const folder = mkdtempSync(join(tmpdir(), 'attendant-lasting-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes a file in folders that were not there, for its owner only, and over an older one', async () => {
  const path = join(folder, 'a', 'b', 'file');
  expect(await readIfThere(path)).toBeNull();
  await writeLasting(path, 'first');
  await writeLasting(path, 'second');
  expect(String(await readIfThere(path))).toBe('second');
  expect(readdirSync(join(folder, 'a', 'b'))).toEqual(['file']);
  expect([statSync(path).mode & 0o077, statSync(join(folder, 'a')).mode & 0o077]).toEqual([0, 0]);
});

it('writes once, however many begin', async () => {
  const path = join(folder, 'once');
  const seen = await Promise.all(
    Array.from({ length: 10 }, async (_, n) => {
      await writeOnce(path, `of ${n}`);
      return readFileSync(path, 'utf8');
    }),
  );
  expect(new Set(seen).size).toBe(1);
  expect(readdirSync(folder).filter((name) => name.startsWith('once'))).toEqual(['once']);
});
