import { readFile } from 'node:fs/promises';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';

/** The web app from its sources: each file as it is now, and open pages that hear what changes. */
export interface Sources {
  /** Answers with a file of the app; false where there is none at this address. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** A document as the build would write it, with the places that the server fills in. */
  page(path: string, file: string): Promise<string>;
  /** Never listens: it is handed the upgrades of pages that want to hear of changes. */
  readonly sockets: Server;
  close(): Promise<void>;
}

interface Prerendered {
  shell: string;
  file: string;
  html: string;
}

export async function openSources(): Promise<Sources> {
  const sockets = new Server();
  const vite = await createServer({
    root: import.meta.dirname,
    // The usual one writes a file and removes it, which `node --watch` takes for a change.
    configLoader: 'native',
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true, ws: { server: sockets } },
  });
  return {
    sockets,
    answer: (request, response) =>
      new Promise((resolve) => {
        response.once('close', () => resolve(true));
        vite.middlewares(request, response, () => resolve(false));
      }),
    async page(path, file) {
      const site = (await vite.ssrLoadModule('/src/site/prerender.tsx')) as { prerender(): Prerendered[] };
      const found = site.prerender().find((one) => one.file === file);
      const shell = await readFile(join(import.meta.dirname, found?.shell ?? file), 'utf8');
      const page = await vite.transformIndexHtml(path, shell);
      return page.replace('{{page}}', () => found?.html ?? '');
    },
    close: () => vite.close(),
  };
}
