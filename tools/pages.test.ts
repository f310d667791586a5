import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isPage } from '../server/src/http/pages.ts';

const ROUTE =
  /const (\w+) = createRoute\(\{\s*(?:\.\.\.screen\(|getParentRoute: \(\) => )(\w+),(?:\s*(?:path: )?'([^']+)')?/g;
const routes = new Map(
  ['routes.tsx', 'admin-routes.ts', 'account-routes.ts']
    .flatMap((file) => [...readFileSync(`web/src/${file}`, 'utf8').matchAll(ROUTE)])
    .map(([, name = '', parent = '', path = '']) => [name, { parent, path }]),
);

function wholePath(name: string): string {
  const route = routes.get(name);
  return route ? `${wholePath(route.parent)}${route.path}` : '';
}

it('the server knows every page of the web app', () => {
  const paths = [...routes.keys()].map(wholePath).filter((path) => path !== '' && !path.endsWith('/$'));
  expect(paths).toContain('/app/agents/$id/orders');
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !isPage(path.replaceAll('$id', '7f3c1d52')))).toEqual([]);
});
