/**
 * `npm run release -- FOLDER`: what a server needs to run on a machine like this one, and nothing else: sources without
 * tests, the built web app, its packages without those of development, of other machines and of browsers. Node itself is
 * not in it. Beside it stand `sbom.json` (CycloneDX) and `SHA256SUMS`. The folder must be empty or not be there.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { checksumsOf } from './release/checksums.ts';
import { prune } from './release/prune.ts';
import { sbomOf } from './release/sbom.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [given] = process.argv.slice(2);
if (given === undefined) throw new Error('Say where to: npm run release -- FOLDER');
const folder = resolve(given);
if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);

const run = (command: string, args: readonly string[], cwd = root): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit'] });

/** Of the workspaces that run; of the others npm wants to see what they are called. */
const RUNS = ['contract', 'dialogue', 'server', 'vendor', 'voice'];
const FOR_NPM = ['package.json', 'package-lock.json', '.npmrc', 'client/package.json', 'web/package.json'];
const TESTS = /\.test\.ts$|\/testing\//;

run('node', ['tools/build.mjs']);
const sources = run('git', ['ls-files', ...RUNS, 'LICENSE', 'NOTICE'])
  .split('\n')
  .filter(Boolean);
for (const path of [...sources.filter((one) => !TESTS.test(one)), ...FOR_NPM, 'web/dist']) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(root, path), join(folder, path), { recursive: true });
}
run('npm', ['ci', '--omit=dev', '--workspace=server', '--no-audit', '--no-fund', '--loglevel=error'], folder);
for (const path of ['client', 'web/package.json']) rmSync(join(folder, path), { recursive: true });
prune(join(folder, 'node_modules'));
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
writeFileSync(join(folder, 'sbom.json'), sbomOf(join(folder, 'node_modules'), { name: 'attendant', version }));
writeFileSync(join(folder, 'SHA256SUMS'), checksumsOf(folder));
console.log(`${folder}: ${run('du', ['-sm', folder]).split('\t')[0]} MB`);
