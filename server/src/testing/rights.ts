import { readFileSync, writeFileSync } from 'node:fs';
import { contract } from '@attendant/contract';
import type { EndpointMeta } from '@attendant/contract/endpoint';
import { allows, isCapability } from '@attendant/contract/permissions';

/** Everybody who may knock, in the order of the table's columns. */
export const KNOCKING = [
  'anonymous',
  'stranger',
  'kitchen',
  'viewer',
  'editor',
  'owner',
  'admin',
  'superadmin',
] as const;
export type Knocking = (typeof KNOCKING)[number];

export interface Endpoint {
  /** 'DELETE /orders/{id}' */
  name: string;
  method: string;
  path: string;
  meta: EndpointMeta;
}

interface Leaf {
  '~orpc': { meta: EndpointMeta; route: { method?: string; path?: string } };
}

const isLeaf = (node: object): node is Leaf => '~orpc' in node;

/** Every endpoint of the contract. */
export const endpointsOf = (node: object = contract): Endpoint[] =>
  Object.values(node).flatMap((child: object) => {
    if (!isLeaf(child)) return endpointsOf(child);
    const { meta, route } = child['~orpc'];
    const [method, path] = [route.method ?? 'POST', route.path ?? ''];
    return [{ name: `${method} ${path}`, method, path, meta }];
  });

/** What comes of knocking as far as `meta.needs` says: a refusal's status, or 'ok'. */
export function expected({ meta: { needs } }: Endpoint, who: Knocking): string {
  if (needs === 'nothing') return 'ok';
  if (who === 'anonymous') return '401';
  if (needs === 'nobody') return '403';
  if (needs === 'sign-in') return 'ok';
  const isAdmin = who === 'admin' || who === 'superadmin';
  if (needs === 'superadmin') return who === 'superadmin' ? 'ok' : '403';
  if (!isCapability(needs)) return isAdmin ? 'ok' : '403';
  if (isAdmin) return 'ok';
  if (who === 'stranger') return '404';
  return allows(who, needs) ? 'ok' : '403';
}

const lineOf = (endpoint: Endpoint, row?: Record<Knocking, string>): string =>
  `| \`${endpoint.name}\` | ${endpoint.meta.needs} | ${KNOCKING.map((who) => row?.[who] ?? expected(endpoint, who)).join(' | ')} |`;

const TABLE = new URL('../../../docs/rights.md', import.meta.url);

/** The table with a line for each endpoint of the contract: those that it has as they are, new ones as needed. */
export function wholeTable(): string {
  const text = readFileSync(TABLE, 'utf8');
  const known = readTable();
  const lines = endpointsOf().map((endpoint) => lineOf(endpoint, known.get(endpoint.name)));
  return `${text.slice(0, text.indexOf('\n| `') + 1)}${lines.join('\n')}\n`;
}

export const writeTable = (): void => writeFileSync(TABLE, wholeTable());

/** What docs/rights.md says: by endpoint, what comes of each one's knocking. */
export function readTable(): Map<string, Record<Knocking, string>> {
  const rows = readFileSync(TABLE, 'utf8').matchAll(/^\| `([^`]+)` \|(.+)\|$/gm);
  return new Map(
    [...rows].map(([, name = '', cells = '']) => {
      const [, ...statuses] = cells.split('|').map((cell) => cell.trim());
      const row = Object.fromEntries(KNOCKING.map((who, at) => [who, statuses[at] ?? '']));
      return [name, row as Record<Knocking, string>];
    }),
  );
}
