import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { packed, sendPacked } from './packed.ts';
import { fillPage, type SiteSettings, serveSitePages } from './site-pages.ts';

/** Paths that the web app has a page for; any other page is the app's own not-found page, with status 404. */
const PAGES = [
  '/',
  '/pricing',
  '/signin',
  '/signup',
  '/password-reset',
  '/auth/action',
  '/auth/complete-signin',
  '/auth/set-password',
  '/admin/signin',
  '/admin/signup',
  '/admin/dashboard',
  '/admin/administrators',
  '/admin/audit',
  '/admin/health',
  '/admin/usage',
  '/admin/leads',
  '/admin/page-views',
  '/app',
  '/app/security',
  '/app/agents',
  '/app/agents/create',
];
const ITEM_PAGES = [
  /^\/app\/agents?\/[^/]+(\/(overview|conversations|callbacks|memory|memories|menu|menu\/import|orders|bookings|reports|(settings|edit)(\/([a-z]+|\$section))?))?$/,
  /^\/admin\/agent\/[^/]+(\/(memories|conversations|settings))?$/,
];

export const isPage = (path: string): boolean => {
  const plain = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
  return PAGES.includes(plain) || ITEM_PAGES.some((pattern) => pattern.test(plain));
};

/** Puts the web app on a server, behind everything else that is there. */
export type ServePages = (server: FastifyInstance, settings: SiteSettings) => Promise<void>;

/** The built web app from `folder`: hashed files for a year, the page itself asked for each time. */
export const servePages =
  (folder: string): ServePages =>
  async (server, settings) => {
    const index = join(folder, 'index.html');
    const unfilled = existsSync(index) ? readFileSync(index, 'utf8') : '<!doctype html><title>{{brand_name}}</title>';
    const page = packed(fillPage(unfilled, settings));
    await server.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      // Documents are served below, filled in and asked for each time; maps hold our sources, for whoever has the server.
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '**/*.map'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = path.includes('/assets/');
        void response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
    serveSitePages(server, folder, settings);
    server.setNotFoundHandler(async (request, reply) => {
      const path = new URL(request.url, 'http://page').pathname;
      if (request.method !== 'GET' && request.method !== 'HEAD') return reply.status(404).send();
      return sendPacked(request, reply.status(isPage(path) ? 200 : 404), page);
    });
  };
