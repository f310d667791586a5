import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

/** What stands in `deploy/` against what the server is: it can only be read here, not run. */

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const Several = z.object({
  services: z.object({
    attendant: z.object({ environment: z.record(z.string(), z.string()), stop_grace_period: z.string() }),
    postgres: z.object({ command: z.array(z.string()) }),
  }),
});
const Compose = z.object({
  services: z.object({
    attendant: z.object({ environment: z.record(z.string(), z.string()), stop_grace_period: z.string() }),
  }),
});
const { attendant } = Compose.parse(parse(read('deploy/compose.yaml'))).services;
const { attendant: oneOfSeveral, postgres } = Several.parse(parse(read('deploy/compose.several.yaml'))).services;
const [docker, unit] = [read('deploy/Dockerfile'), read('deploy/attendant.service')];

const environmentOf = (lines: string) => [...lines.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name);
const OF_OTHERS = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_MMAP_THRESHOLD_'];
const minutes = (text: string | undefined) => Number(/^(\d+) ?m/.exec(text ?? '')?.[1]);

it('sets only what the server knows', () => {
  const known = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name);
  const set = [
    ...Object.keys(attendant.environment),
    ...Object.keys(oneOfSeveral.environment),
    ...environmentOf(docker.slice(docker.lastIndexOf('\nENV ')).split('\n', 2).join('\n')),
    ...environmentOf(/^Environment=(.*)$/m.exec(unit)?.[1] ?? ''),
  ];
  expect(set).toContain('DATA_DIR');
  expect(set.filter((name) => !known.includes(name) && !OF_OTHERS.includes(name))).toEqual([]);
});

it('starts it as `npm start` does', () => {
  const [, ...flags] = /runNode\(\['([^']+)', '([^']+)'/.exec(read('tools/start.mjs')) ?? [];
  expect(flags).toHaveLength(2);
  expect(docker).toContain(`CMD ["node", "${flags.join('", "')}"]`);
  expect(unit).toContain(`ExecStart=/usr/bin/node ${flags.join(' ')}\n`);
});

it('waits for running calls before it kills', () => {
  const most = Number(attendant.environment.DRAIN_S) / 60 + 1.5;
  expect(minutes(attendant.stop_grace_period)).toBeGreaterThan(most);
  expect(oneOfSeveral.environment.DRAIN_S).toBe(attendant.environment.DRAIN_S);
  expect(oneOfSeveral.stop_grace_period).toBe(attendant.stop_grace_period);
  expect(minutes(/^TimeoutStopSec=(.*)$/m.exec(unit)?.[1])).toBeGreaterThan(most);
});

it('alerts by figures that are counted', () => {
  const counted = [...read('server/src/metrics.ts').matchAll(/name: '(attendant_\w+)'/g)].map(([, name = '']) => name);
  const gauges = [...read('server/src/metrics.ts').matchAll(/gauge\('(\w+)'/g)].map(
    ([, name = '']) => `attendant_${name}`,
  );
  const used = [...read('deploy/alerts.yaml').matchAll(/attendant_[a-z_]+/g)].map(([name]) =>
    name.replace(/_(count|bucket|sum)$/, ''),
  );
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !counted.includes(name) && !gauges.includes(name))).toEqual([]);
});

describe('several servers', () => {
  const [door, pooler] = [read('deploy/haproxy.cfg'), read('deploy/pgbouncer.ini')];
  const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);

  it('reach the database by the pooler, and past it for what stays on its connection', () => {
    const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_PREPARE } = oneOfSeveral.environment;
    expect(pooler).toContain('pool_mode = transaction');
    expect(DATABASE_URL).toContain(`@pgbouncer:${number(pooler, /listen_port = (\d+)/)}/`);
    expect(DATABASE_DIRECT_URL).toContain('@postgres/');
    expect(DATABASE_PREPARE).toBe('off');
  });

  it('have the limit of a statement that the server sets, and connections enough', () => {
    const limit = number(read('server/src/database/open.ts').replaceAll('_000', '000'), /STATEMENT_TIMEOUT_MS = (\d+)/);
    expect(pooler).toContain(`set statement_timeout = ${limit}`);
    expect(pooler).toMatch(/ignore_startup_parameters = .*statement_timeout/);
    const most = number(postgres.command.join(' '), /max_connections=(\d+)/);
    const servers = number(door, /server-template attendant (\d+)/);
    expect(most).toBeGreaterThan(number(pooler, /default_pool_size = (\d+)/) + 10 * servers);
  });

  it('go on answering until the door has looked at them', () => {
    const looks = number(door, /check inter (\d+)ms fall 1/) + 1_000 * number(door, /timeout check (\d+)s/);
    expect(1_000 * Number(oneOfSeveral.environment.LEAVE_S)).toBeGreaterThan(looks);
    expect(door).toContain('option httpchk GET /ready');
  });

  it('are trusted to know every proxy in front', () => {
    expect(oneOfSeveral.environment.TRUST_PROXY).toBe('2');
    expect(door).toContain('option forwardfor');
  });
});
