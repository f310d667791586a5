import { contract } from '@attendant/contract';
import { minifyContractRouter } from '@orpc/contract';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from './precompress.ts';
import { prerenderSite } from './prerender.ts';

const CONTRACT = 'virtual:contract-routes';

/** The client needs methods and paths only: they travel as JSON, the schemas stay out of the bundle. */
const contractRoutes = (): Plugin => ({
  name: 'contract-routes',
  resolveId: (id) => (id === CONTRACT ? `\0${CONTRACT}` : null),
  load: (id) => (id === `\0${CONTRACT}` ? `export default ${JSON.stringify(minifyContractRouter(contract))}` : null),
});

/** Both latin fonts are on every screen: the browser may fetch them while it still reads the script. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        })),
  },
});

/** Layers rank in the order in which they are first named, and any of our files may be the first that loads. */
const nameLayers = (): Plugin => ({
  name: 'name-layers',
  enforce: 'pre',
  transform: (css, id) =>
    /\/kit\/[^/]+\.css$/.test(id) ? { code: `@layer tokens, base, components, utilities; ${css}`, map: null } : null,
});

const from = (...packages: string[]) => new RegExp(`/node_modules/(${packages.join('|')})/`);
const server = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** What the public pages share with everything else. */
const LOOK =
  /vite\/preload-helper|\/src\/(email\.ts|kit\/((ramps|tokens|type|base|Button\.module|Brand\.module)\.css|cx|theme|BrandMark|HomeLink|brand-name)|site\/page-views)/;
/** What the public pages share with each other. */
const SITE =
  /\/src\/site\/(wake|Action|Icon|content|SiteFrame|Paper|Tag|money|Slider|use-settled|places|site-facts)\.|contract\/src\/plans/;
/** What the sign-in page shares with the app behind it: one file instead of thirty small ones. */
const DOOR =
  /\/src\/(kit\/(PressButton|Input|Field|field|Banner|Toggle|ThemeToggle|format|use-steady)|api\/(problem|redirect|refresh-schedule|session|session-store|door|this-session)\.)/;
const SIGN_IN =
  /\/modules\/identity\/(AuthFrame|SignIn(Page|Form|LinkForm)|use-(sign-in|arrival|fields)|auth-texts|sign-in|link-email|fetch-app-ahead)\./;

/** The small parts of every page behind the sign-in; what needs React Aria comes when it is needed. */
const FRAME =
  /\/src\/(kit\/(Avatar|Badge|Brand|Button|States|Table|Tabs|UpdatedAgo|ConfirmOutlet|confirm|ToastRegion|Toast|toast|use-(debounced|now)\.)|api\/(use-session|queries|auto-refresh|live|reconnect-wait)|App\.|modules\/palette\/(PaletteButton|Kbd)|modules\/(identity\/(AppShell|UserMenu)|agents\/(agents|AgentsPage|AgentCard)))/;

export default defineConfig({
  plugins: [contractRoutes(), preloadFonts(), nameLayers(), react(), prerenderSite(nameLayers()), precompress()],
  build: {
    target: 'es2022',
    // Of these all know oklch and color-mix: without the older ones no colour is written twice.
    cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'signin.html', 'home.html', 'pricing.html'],
      output: {
        // Every page carries the list of all files: shorter names are bytes of its first load.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Few files that change seldom: what every page needs, what reads data, what forms need.
        codeSplitting: {
          groups: [
            { name: 'react', test: from('react', 'react-dom', 'scheduler'), priority: 2 },
            { name: 'look', test: LOOK, priority: 2 },
            { name: 'site', test: SITE, priority: 1 },
            { name: 'door', test: DOOR, priority: 1 },
            { name: 'sign-in', test: SIGN_IN },
            { name: 'frame', test: FRAME },
            {
              name: 'base',
              test: from('@tanstack/(react-router|router-core|history|store|react-store)', '@orpc/.+'),
              priority: 1,
            },
            { name: 'data', test: from('@tanstack/(query-core|react-query)'), priority: 1 },
            { name: 'forms', test: from('zod', 'react-hook-form', '@hookform/resolvers', '@standard-schema/.+') },
            {
              name: 'overlays',
              test: from(
                'react-aria',
                'react-stately',
                'react-aria-components',
                '@internationalized/.+',
                '@react-aria/.+',
                '@react-types/.+',
              ),
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: server, ws: true } } },
});
