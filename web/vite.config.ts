import { defineConfig } from 'vite';
import { joinStyles } from './join-styles.ts';
import { appPlugins, nameLayers, preloadFonts } from './plugins.ts';
import { precompress } from './precompress.ts';
import { prerenderSite } from './prerender.ts';

const from = (...packages: string[]) => new RegExp(`/node_modules/(${packages.join('|')})/`);
/** Of packages that the first page is made with, what only pages of an agent use. */
const LATER = '/(useQueries|useMutationState|queriesObserver|useBlocker|useCanGoBack)\\.js$';
const first = (...packages: string[]) => new RegExp(`/node_modules/(${packages.join('|')})/(?!.*${LATER})`);
const APP = /assets\/index-/;
const LOADED = /assets\/(rolldown-runtime|react|look|base|door|data|frame)-/;
const inside = (...folders: string[]) => new RegExp(folders.join('|'));

export default defineConfig({
  plugins: [
    appPlugins(),
    preloadFonts(),
    joinStyles('home.html', 'pricing.html'),
    prerenderSite(nameLayers()),
    precompress(),
  ],
  // Every browser of the target has what this shim stands in for.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    target: 'es2022',
    // Of these all know oklch and color-mix: without the older ones no colour is written twice.
    cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the app's first page has loaded need not stand again in the list of each page that it leads to.
      resolveDependencies: (_file, files, { hostId, hostType }) =>
        hostType === 'js' && APP.test(hostId) ? files.filter((file) => !LOADED.test(file)) : files,
    },
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
            // What the public pages share with everything else, and what they share with each other.
            {
              name: 'look',
              test: inside(
                'vite/preload-helper',
                'contract/src/fields/email',
                'web/src/kit/look/',
                'web/src/site/page-views',
              ),
              priority: 2,
            },
            { name: 'site', test: inside('web/src/site/shell/', 'contract/src/site/plans'), priority: 1 },
            // What the sign-in page shares with the app behind it: one file instead of thirty small ones.
            {
              name: 'door',
              test: inside('web/src/kit/form/(?!format)', 'web/src/api/door/', 'client/src/problem'),
              priority: 1,
            },
            { name: 'sign-in', test: inside('web/src/modules/identity/sign-in/') },
            // The small parts of every page behind the sign-in; what needs React Aria comes when it is needed.
            {
              name: 'frame',
              test: inside(
                'web/src/App.tsx',
                'web/src/kit/(frame/(?!Table)|form/format)',
                'web/src/api/live/',
                'web/src/modules/palette/button/',
                'web/src/modules/identity/shell/',
                'web/src/modules/agents/list/',
              ),
            },
            // Small things that several pages of an agent share.
            {
              name: 'shown',
              test: inside(
                'contract/src/orders/number',
                'web/src/api/(made-once|new-id|meanwhile|do-confirmed)',
                'web/src/kit/(frame/Table|hook/(use-media|fade-at-edges|use-kept-focus))',
                'web/src/kit/pick/(put-value|Pick.module)',
                // Each would be a file of its own, with a name in the list that every page carries.
                'lucide-react/dist/esm/icons/(calendar-plus|chevron-left|chevron-right|clock|ellipsis|file-text|grip-vertical|hourglass|message-square|pause|phone|play|printer|settings|trash|undo-2|upload|user-plus|utensils-crossed|volume-x)\\.',
                'web/src/kit/part/(save-file|field-of|RangeBar|RangeField|day-range|Card|CopyValue|Line|List|Loaded|Tabs)',
                'web/src/kit/window/discard',
                'web/src/modules/agents/(agent-tabs|current-agent|CsvButton|use-activation|use-leave-guard|webhooks)',
                'web/src/modules/agents/settings/(hours/words|on-enter|Rows.module|ZoneOptions)',
                'web/src/modules/bookings/(Bookings.module|staff/faults)',
                'web/src/modules/conversations/ConversationList.module',
                'web/src/modules/conversations/marks/',
                'web/src/modules/statistics/statistics',
                // Of the packages below, what no first page asks for.
                LATER,
              ),
            },
            {
              name: 'base',
              test: first('@tanstack/(react-router|router-core|history|store|react-store)', '@orpc/(?!contract)[^/]+'),
              priority: 1,
            },
            { name: 'data', test: first('@tanstack/(query-core|react-query)'), priority: 1 },
            {
              name: 'forms',
              test: new RegExp(
                [
                  from('zod', 'react-hook-form', '@hookform/resolvers', '@standard-schema/.+', '@orpc/contract'),
                  inside('web/src/kit/part/checked-by', 'contract/src/fields/plain-words'),
                ]
                  .map(({ source }) => source)
                  .join('|'),
              ),
            },
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
});
