import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { fillPage } from './site-pages.ts';

const settings = {
  site: { brand_name: '</script><b>Bell & Co', demo_phone: '+17185550142', support_phone: null, demo_talk: false },
  publicUrl: 'https://attendant.example',
};

describe('a prerendered page', () => {
  it('shows the demo number to readers and dialers', () => {
    const page = fillPage('<a href="tel:{{demo_phone}}">Call the demo: {{demo_phone}}</a>', settings);
    expect(page).toBe('<a href="tel:+17185550142">Call the demo: +1 (718) 555-0142</a>');
  });

  it('cannot be broken by a brand name', () => {
    const page = fillPage('<title>{{brand_name}}</title><script id="site-facts">"{{site_facts}}"</script>', settings);
    const [, title, facts] = /^<title>(.*)<\/title><script id="site-facts">(.*)<\/script>$/.exec(page) ?? [];
    expect(title).toBe('&lt;/script&gt;&lt;b&gt;Bell &amp; Co');
    expect(JSON.parse(facts ?? '')).toEqual(settings.site);
    expect(facts).not.toContain('<');
  });
});

describe('crawlers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ environment: { PUBLIC_URL: 'https://attendant.example/' } });
  });

  it('find the public pages and are asked to leave the rest', async () => {
    const [robots, sitemap] = [await app.ask('GET', '/robots.txt'), await app.ask('GET', '/sitemap.xml')];
    expect(robots.text).toContain('Disallow: /app\n');
    expect(robots.text).toContain('Sitemap: https://attendant.example/sitemap.xml');
    expect(sitemap.text.match(/<loc>[^<]+<\/loc>/g)).toEqual([
      '<loc>https://attendant.example/</loc>',
      '<loc>https://attendant.example/pricing</loc>',
    ]);
  });
});
