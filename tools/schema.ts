/** Writes server/src/database/schema.ts, the types of the tables as the migrations make them; `--check` only compares. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/src/database/open.ts';

const TARGET = new URL('../server/src/database/schema.ts', import.meta.url).pathname;
const check = process.argv.includes('--check');
const folder = mkdtempSync(join(tmpdir(), 'attendant-schema-'));
const out = join(folder, 'schema.ts');
const database = await openDatabase({ url: undefined, dataDir: join(folder, 'data') });
try {
  const url = `postgres://attendant@localhost/attendant?host=${encodeURIComponent(String(database.connection.host))}`;
  const options = ['--dialect', 'postgres', '--url', url, '--out-file', out, '--date-parser', 'string', '--log-level', 'error'];
  execFileSync(process.execPath, ['node_modules/kysely-codegen/dist/cli/bin.js', ...options], { stdio: 'inherit' });
} finally {
  await database.close();
}
const made = readFileSync(out, 'utf8').replaceAll('Int8 = ColumnType<string, bigint | number | string, bigint | number | string>', 'Int8 = ColumnType<number, bigint | number | string, bigint | number | string>');
if (check) {
  if (made !== readFileSync(TARGET, 'utf8')) {
    console.error('server/src/database/schema.ts is not what the migrations make: run `npm run schema`.');
    process.exitCode = 1;
  }
} else {
  const { writeFileSync } = await import('node:fs');
  writeFileSync(TARGET, made);
}
rmSync(folder, { recursive: true, force: true });
