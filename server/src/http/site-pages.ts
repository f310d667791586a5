import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPhone } from '@attendant/contract/fields/phones';
import type { Site } from '@attendant/contract/site/leads';
import type { FastifyInstance } from 'fastify';
import { packed, sendPacked } from './packed.ts';

export interface SiteSettings {
  site: Site;
  /** Without a slash at the end. */
  publicUrl: string;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** Puts the operator's settings into a prerendered page; web/src/site/shell/site-facts.ts names the places. */
export function fillPage(page: string, { site, publicUrl }: SiteSettings): string {
  const demo = site.demo_phone ?? '';
  const places: Record<string, string> = {
    // Before the bare number: a link wants it without spaces.
    'tel:{{demo_phone}}': `tel:${demo}`,
    '{{demo_phone}}': formatPhone(demo),
    '{{brand_name}}': escapeHtml(site.brand_name),
    '{{public_url}}': escapeHtml(publicUrl),
    // In a script element only '<' could end it.
    '"{{site_facts}}"': JSON.stringify(site).replaceAll('<', '\\u003c'),
  };
  return Object.entries(places).reduce((text, [place, value]) => text.replaceAll(place, () => value), page);
}

/** For crawlers, too. */
const PUBLIC = ['/', '/pricing'];

/** Pages that are documents of their own, by their files; every other page is the app, index.html. */
export const documentsOf = (site: Site): Readonly<Record<string, string>> => ({
  '/': `home${site.demo_phone ? '-phone' : ''}${site.demo_talk ? '-talk' : ''}.html`,
  '/pricing': 'pricing.html',
  // The door of most visits: it comes without the app behind it.
  '/signin': 'signin.html',
});

/**
 * The public pages as documents, ready to be read before any script has run, and what crawlers ask for. Without a
 * built page the app itself answers.
 */
export function serveSitePages(server: FastifyInstance, folder: string, settings: SiteSettings): void {
  const { site, publicUrl } = settings;
  for (const [path, file] of Object.entries(documentsOf(site))) {
    if (!existsSync(join(folder, file))) continue;
    const page = packed(fillPage(readFileSync(join(folder, file), 'utf8'), settings));
    server.get(path, async (request, reply) => sendPacked(request, reply, page));
  }
  server.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)));
  server.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl, PUBLIC)),
  );
}

const robots = (publicUrl: string) =>
  `User-agent: *\nDisallow: /api/\nDisallow: /app\nDisallow: /admin\nDisallow: /auth/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;

const sitemap = (publicUrl: string, paths: readonly string[]) => {
  const urls = paths.map((path) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
};
