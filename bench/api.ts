/**
 * The API beside a bare server: `npm run bench:api [-- WORD …] [--rounds N] [--ms N] [--json FILE]`. Both answer the same
 * out of the same database, in short turns one after the other, so that what else the machine does falls on both.
 * Questions are named by a word of theirs.
 */
import { deepStrictEqual } from 'node:assert';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { questionsOf } from './api/asks.ts';
import { answerOf, ask } from './api/load.ts';
import { type Figures, HEAD, rowOf, summed, type Turn } from './api/report.ts';
import { openServers, type Server } from './api/servers.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    ms: { type: 'string', default: '600' },
    json: { type: 'string' },
  },
});
const CONNECTIONS = 8;
const WARM_MS = 1_500;
const PORT = Number(process.env.BENCH_PORT ?? 3980);

const servers = await openServers(PORT);
const { product, bare, databaseMs } = servers;

async function turn(server: Server, next: Parameters<typeof ask>[0], ms: number): Promise<Turn> {
  const [began, cpu, database] = [performance.now(), server.cpuMs(), databaseMs()];
  const answers = await ask(next, server, { connections: CONNECTIONS, ms });
  const us = (spentMs: number) => (spentMs * 1_000) / answers;
  return {
    rate: (answers / (performance.now() - began)) * 1_000,
    serverUs: us(server.cpuMs() - cpu),
    databaseUs: us(databaseMs() - database),
  };
}

try {
  const questions = questionsOf(servers.seeded).filter(
    ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
  );
  for (const { next, same } of questions) {
    if (same) deepStrictEqual(await answerOf(next(), bare), await answerOf(next(), product));
    for (const server of [product, bare]) await turn(server, next, WARM_MS);
  }
  const turns = questions.map(() => ({ product: [] as Turn[], bare: [] as Turn[] }));
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [at, { next }] of questions.entries()) {
      for (const who of ['product', 'bare'] as const)
        turns[at]?.[who].push(await turn(servers[who], next, Number(values.ms)));
    }
  }
  const figures = questions.flatMap(({ name, goal }, at): Figures[] => {
    const both = turns[at];
    return both ? [{ name, goal, ...summed(both.product, both.bare) }] : [];
  });
  console.log([HEAD, ...figures.map(rowOf)].join('\n'));
  if (values.json) writeFileSync(values.json, JSON.stringify(figures, null, 1));
} finally {
  await servers.close();
}
