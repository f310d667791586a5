import { contract } from '@attendant/contract';
import { minifyContractRouter } from '@orpc/contract';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';

const CONTRACT = 'virtual:contract-routes';

/** The client needs methods and paths only: they travel as JSON, the schemas stay out of the bundle. */
/** Of what an endpoint needs the browser asks only whether it needs nothing: the rest is the server's to know. */
const onlyDoors = (key: string, value: unknown): unknown =>
  key === 'meta' && typeof value === 'object' && value !== null && 'needs' in value
    ? { needs: value.needs === 'nothing' ? value.needs : '' }
    : value;

const contractRoutes = (): Plugin => ({
  name: 'contract-routes',
  resolveId: (id) => (id === CONTRACT ? `\0${CONTRACT}` : null),
  load: (id) =>
    id === `\0${CONTRACT}` ? `export default ${JSON.stringify(minifyContractRouter(contract), onlyDoors)}` : null,
});

/** Both latin fonts are on every screen: the browser may fetch them while it still reads the script. */
export const preloadFonts = (): Plugin => ({
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

/**
 * Layers rank in the order in which they are first named, and any of our files may be the first that loads. The parts
 * of the kit all belong to one layer: whoever uses a part may place and size it.
 */
export const nameLayers = (): Plugin => ({
  name: 'name-layers',
  enforce: 'pre',
  transform: (css, id) => {
    if (!/\/kit\/.+\.css$/.test(id)) return null;
    const ranked = id.endsWith('.module.css') ? `@layer components { ${css} }` : css;
    return { code: `@layer tokens, base, components, utilities; ${ranked}`, map: null };
  },
});

/** What the app's sources need to run at all. */
export const appPlugins = () => [contractRoutes(), nameLayers(), react()];
