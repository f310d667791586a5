import { contract } from '@attendant/contract';
import { minifyContractRouter } from '@orpc/contract';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';

const CONTRACT = 'virtual:contract-routes';

/** What of an endpoint the browser uses, and what it is wrapped in. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const ROUTE = `const by = (method) => (path, needs = '', more) =>
  ({ '~orpc': { errorMap: {}, meta: { needs }, route: { method, path: path.replace('~', '/agent/{id}'), ...more } } });
${METHODS.map((method) => `const ${method} = by('${method}');`).join('\n')}`;

interface Endpoint {
  '~orpc': { meta: { needs?: string }; route: Record<string, unknown> };
}
const isEndpoint = (node: object): node is Endpoint => '~orpc' in node;

/**
 * The client needs methods and paths only: the schemas stay out of the bundle. Of what an endpoint needs the browser
 * asks only whether it needs nothing, and the status of a success is the server's to know. A function for each method
 * and a sign for where most paths begin pack closer than both at each endpoint.
 */
function written(node: object): string {
  if (!isEndpoint(node)) {
    const members = Object.entries(node).map(([name, one]) => `${JSON.stringify(name)}:${written(one)}`);
    return `{${members.join(',')}}`;
  }
  const { method, path, successStatus: _status, ...more } = node['~orpc'].route;
  const needs = node['~orpc'].meta.needs === 'nothing' ? 'nothing' : '';
  const rest = Object.keys(more).length > 0 ? [needs, more] : needs ? [needs] : [];
  return `${String(method)}(${[String(path).replace(/^\/agent\/\{id\}/, '~'), ...rest].map((one) => JSON.stringify(one)).join(',')})`;
}

const contractRoutes = (): Plugin => ({
  name: 'contract-routes',
  resolveId: (id) => (id === CONTRACT ? `\0${CONTRACT}` : null),
  load: (id) => (id === `\0${CONTRACT}` ? `${ROUTE} export default ${written(minifyContractRouter(contract))}` : null),
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
