import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Health } from '@attendant/contract/system/health';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { openTroubles } from './troubles.ts';

const folder = mkdtempSync(join(tmpdir(), 'attendant-troubles-'));
const at = '2026-11-25T12:00:00.000Z';
const health = (parts: Health['parts']): Health => ({ status: 'ok', version: '1', calls: 0, started_at: at, parts });
const look = (settings: Record<string, string>, parts: Health['parts'] = []) =>
  openTroubles({
    config: readConfig({ DATA_DIR: folder, PUBLIC_URL: 'http://localhost', ...settings }),
    health: async () => health(parts),
  })(0);

it('finds nothing in a house that is well, and nothing in what is only advice', async () => {
  expect(await look({}, [{ part: 'speech', state: 'ok', since: at }])).toEqual(new Map());
});

it('finds parts that are away, a backup that is too old, and a provider that cannot be reached', async () => {
  const file = join(folder, 'attendant-2026-11-20T024100Z.backup');
  writeFileSync(file, '');
  const before = Date.now() / 1000 - 3 * 86_400;
  utimesSync(file, before, before);
  const found = await look({ BACKUP_DIR: folder, LLM_MODEL: 'small', LLM_BASE_URL: 'http://127.0.0.1:1' }, [
    { part: 'speech', state: 'down', since: at },
    { part: 'mail', state: 'degraded', since: at },
    { part: 'database', state: 'degraded', since: at },
  ]);
  expect([...found.keys()].toSorted()).toEqual(['assistant', 'backups', 'mail', 'speech']);
  expect(found.get('backups')).toContain('72 hours old');
  expect(found.get('assistant')).toContain('cannot be reached');
});
