import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

type Prerender = typeof import('./src/site/prerender.tsx');

/**
 * Writes the public pages into home.html and pricing.html: what a visitor reads is in the document and waits for no
 * script. The server fills in the operator's settings ({{…}}) when it starts. `plugins` are those that
 * change style sheets: their classes must get the same names here.
 */
export const prerenderSite = (...plugins: Plugin[]): Plugin => ({
  name: 'prerender-site',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  async writeBundle({ dir = 'dist' }) {
    const { prerender } = await load(resolve(dir, '.prerender'), plugins);
    const shells = new Map<string, string>();
    for (const { shell, file, html } of prerender()) {
      const page = shells.get(shell) ?? (await readFile(join(dir, shell), 'utf8'));
      shells.set(shell, page);
      await writeFile(
        join(dir, file),
        page.replace('{{page}}', () => html),
      );
    }
  },
});

/** The pages' own code, built for Node in a folder that is gone afterwards. */
async function load(folder: string, plugins: Plugin[]): Promise<Prerender> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins,
    build: { ssr: 'src/site/prerender.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
  });
  const module = (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Prerender;
  await rm(folder, { recursive: true });
  return module;
}
