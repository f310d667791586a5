// What has to be there before anything of the project can run. Plain JavaScript for the machine's own Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const windows = process.platform === 'win32';
/** What Node has read and compiled before: a second start costs a quarter less. */
const compiled = join(modules, '.cache', 'compiled');
/** The Node that npm brought; it runs TypeScript as it is. */
const ownNode = () => join(modules, '.bin', windows ? 'node.cmd' : 'node');

const hashOf = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Installs what package-lock.json names, when it is not there or is another. */
export function install() {
  const stamp = join(modules, '.installed');
  const wanted = hashOf(readFileSync(join(root, 'package-lock.json')), process.platform, process.arch);
  if (existsSync(ownNode())) {
    if (read(stamp) === wanted) return;
    if (isInstalledByHand()) return writeFileSync(stamp, wanted);
  }
  console.log('Installing what is missing…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}

/** After somebody's own `npm ci`: npm writes down last of all what it has put there. */
function isInstalledByHand() {
  const [lock, there] = [join(root, 'package-lock.json'), join(modules, '.package-lock.json')].map(packagesIn);
  return Object.entries(lock).every(
    ([path, one]) =>
      !path.startsWith('node_modules/') || (path in there ? there[path].integrity === one.integrity : mayLack(one)),
  );
}

const packagesIn = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {});

/** What is optional and for other machines, or only needed by such; of two C libraries npm knows which one is here. */
const mayLack = ({ optional, os, cpu, libc }) =>
  optional === true && (!(os && cpu) || Boolean(libc) || !os.includes(process.platform) || !cpu.includes(process.arch));

const SOURCES = ['web', 'client', 'contract'];
const skipped = new Set(['node_modules', 'dist']);

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else yield path;
  }
}

/** Builds the web app when its sources are others than those of the last build. */
export function webBuild() {
  const dist = join(root, 'web', 'dist');
  const stamp = join(dist, '.stamp');
  const hash = createHash('sha256').update(read(join(root, 'package-lock.json')));
  for (const source of SOURCES) {
    for (const path of sourceFiles(join(root, source))) hash.update(path.slice(root.length)).update(readFileSync(path));
  }
  const wanted = hash.digest('hex');
  if (read(stamp) === wanted) return;
  console.log('Building the web app…');
  const { status } = spawnSync(ownNode(), [join(modules, 'vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(dist, { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Runs a file with the project's own Node in the foreground. */
export function runNode(args, environment = {}) {
  return spawn(ownNode(), args, {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compiled,
      ...environment,
      PATH: `${join(modules, '.bin')}${windows ? ';' : ':'}${process.env.PATH}`,
    },
  });
}

/** Passes signals on, and ends as the child ended. */
export function onSignals(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
