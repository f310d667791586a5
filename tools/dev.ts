// What `npm run dev` runs: the server, and the web app from its sources at the same address.
import type { Server } from 'node:http';
import { isPage, type ServePages } from '../server/src/http/pages.ts';
import { documentsOf, fillPage } from '../server/src/http/site-pages.ts';
import { run } from '../server/src/run.ts';
import { openSources } from '../web/dev.ts';

/** What only a file can be meant by. */
const FILE = /^\/@|\.\w+$/;

const pages: ServePages = async (server, settings) => {
  const sources = await openSources();
  const documents = documentsOf(settings.site);
  shareUpgrades(server.server, sources.sockets);
  server.addHook('preClose', () => sources.close());
  server.setNotFoundHandler(async (request, reply) => {
    reply.hijack();
    const path = new URL(request.url, 'http://page').pathname;
    if (await sources.answer(request.raw, reply.raw)) return;
    if (FILE.test(path) || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return void reply.raw.writeHead(404).end();
    }
    const send = (status: number, type: string, text: string) =>
      reply.raw.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }).end(text);
    try {
      const page = await sources.page(path, documents[path] ?? 'index.html');
      send(isPage(path) ? 200 : 404, 'text/html', fillPage(page, settings));
    } catch (error) {
      request.log.error({ err: error }, 'no page');
      send(500, 'text/plain', error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  });
};

/** The sockets of calls stay the server's own, which refuses all others; those of pages go to who tells of changes. */
function shareUpgrades(server: Server, sockets: Server): void {
  const own = server.listeners('upgrade');
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request, ...rest) => {
    const isOfPage = request.headers['sec-websocket-protocol']?.startsWith('vite-');
    for (const listener of isOfPage ? sockets.listeners('upgrade') : own) listener.call(server, request, ...rest);
  });
}

run({ pages });
