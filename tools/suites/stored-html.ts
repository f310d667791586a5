import { chromium } from '@playwright/test';
import { build } from 'vite';
import { systemBrowser } from '../testing/browser.ts';

/** What strangers put into words that are shown as rich text, in a real browser; and the same without cleaning. */

const TAGS = ['img', 'svg', 'body', 'input', 'details', 'video', 'a', 'div'];
const URLS = [
  'javascript:hit()',
  'JaVaScRiPt:hit()',
  'java\tscript:hit()',
  '&#106;avascript:hit()',
  'data:text/html,<script>hit()</script>',
  'vbscript:hit()',
  '//evil.test',
  'file:///etc/passwd',
];
const LINES = [
  '<script>hit()</script>',
  '<scr<script>ipt>hit()</scr</script>ipt>',
  '<img src=x onerror=hit()>',
  '<svg onload=hit()>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s>',
  '<svg><script>hit()</script></svg>',
  '<math><mi xlink:href="javascript:hit()">x</mi></math>',
  '<iframe src="javascript:hit()"></iframe>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<object data="javascript:hit()"></object>',
  '<embed src="javascript:hit()">',
  '<form action="javascript:hit()"><button>x</button></form>',
  '<input autofocus onfocus=hit()>',
  '<details open ontoggle=hit()>x</details>',
  '<video><source onerror=hit()></video>',
  '<style>@import "//evil.test"</style>',
  '<link rel=stylesheet href="//evil.test">',
  '<meta http-equiv=refresh content="0;url=javascript:hit()">',
  '<base href="//evil.test/">',
  '<p style="position:fixed;inset:0">over all</p>',
  '<p id="root" class="x">named</p>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>"></noscript>',
  '<math><mtext><table><mglyph><style><img src=x onerror=hit()></style></mglyph></table></mtext></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=hit()>',
  '<template><img src=x onerror=hit()></template>',
  '<p>a<!--><img src=x onerror=hit()>-->',
  '<a href="x" onclick=hit()>x</a>',
  '<img src="//evil.test/pixel.gif">',
  '<b>bold</b> & <i>italic</i>',
];

/** Judged by what stands in the page: nothing that runs, overlays, names, or leads elsewhere than to the web and mail. */
const BAD = `(() => {
  const found = [];
  for (const node of document.querySelectorAll('#shown *')) {
    if (/^(script|iframe|object|embed|form|input|style|base|meta|link|svg|math|img|video|template|noscript|details)$/i.test(node.tagName)) found.push(node.tagName);
    for (const { name, value } of node.attributes) {
      if (/^(on|style$|id$|class$|src)/i.test(name)) found.push(name);
      if (/href|action|data$/i.test(name) && !/^(https?|mailto):/i.test(value)) found.push(name + '=' + value);
    }
  }
  return found;
})()`;

export async function storedHtml(): Promise<{
  lines: number;
  executed: number;
  bad: string[];
  withoutCleaning: number;
  kept: boolean;
}> {
  const script = await bundled();
  const browser = await chromium.launch({
    ...(systemBrowser() && { executablePath: systemBrowser() }),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.route('**/*', (route) => (route.request().url().startsWith('data:') ? route.continue() : route.abort()));
    await page.setContent('<div id="shown"></div>');
    await page.evaluate('window.hits = 0; window.hit = () => { window.hits++; }');
    const handlers = await page.evaluate<string[]>(
      "[...new Set([window, document.body, document.createElement('video')].flatMap((on) => { const names = []; for (const name in on) if (name.startsWith('on')) names.push(name); return names; }))]",
    );
    const lines = [
      ...LINES,
      ...URLS.map((url) => `<a href="${url}">x</a>`),
      ...handlers.flatMap((name) => TAGS.map((tag) => `<${tag} src=x ${name}=hit() tabindex=1>x</${tag}>`)),
    ];
    const raw: string[] = [];
    for (const line of lines) {
      await page.evaluate(`document.querySelector('#shown').innerHTML = ${JSON.stringify(line)}`);
      if ((await page.evaluate<string[]>(BAD)).length > 0) raw.push(line);
    }
    await page.setContent('<div id="shown"></div>');
    await page.evaluate('window.hits = 0; window.hit = () => { window.hits++; }');
    await page.addScriptTag({ content: script });
    const bad: string[] = [];
    for (const line of lines) {
      await page.evaluate(`window.show(${JSON.stringify(line)})`);
      if ((await page.evaluate<string[]>(BAD)).length > 0) bad.push(line);
    }
    const allowed = '<b>Dan</b> <a href="https://sals.test">menu</a>';
    await page.evaluate(`window.show(${JSON.stringify(allowed)})`);
    const kept =
      (await page.locator('#shown b').count()) === 1 && (await page.locator('#shown a[rel~=noopener]').count()) === 1;
    await page.waitForTimeout(300);
    return {
      lines: lines.length,
      executed: await page.evaluate<number>('window.hits'),
      bad,
      withoutCleaning: raw.length,
      kept,
    };
  } finally {
    await browser.close();
  }
}

/** The very component that shows words, in a page of its own. */
async function bundled(): Promise<string> {
  const entry = '\0stored-html';
  const made = await build({
    root: 'web',
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'stored-html',
        resolveId: (id) => (id === 'stored-html' ? entry : null),
        load: (id) =>
          id === entry
            ? `import { createElement } from 'react'; import { createRoot } from 'react-dom/client'; import { flushSync } from 'react-dom';
               import { RichText } from '${process.cwd()}/web/src/kit/part/RichText.tsx';
               const root = createRoot(document.querySelector('#shown'));
               window.show = (html) => flushSync(() => root.render(createElement(RichText, { html })));`
            : null,
      },
    ],
    build: { write: false, minify: false, rollupOptions: { input: 'stored-html', output: { format: 'iife' } } },
  });
  const output = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  return output.map((one) => (one.type === 'chunk' ? one.code : '')).join('\n');
}
