import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';

// One for all projects and workers of a run (tools/seed.ts).
process.env.SEED ??= String(randomInt(1_000_000));
const env = { SEED: process.env.SEED };

const project = (name: string, more: object = {}) => ({
  test: { name, environment: 'node' as const, env, include: [`${name}/**/*.test.ts`], ...more },
});

export default defineConfig({
  test: {
    reporters: ['default', './tools/summary-reporter.ts'],
    projects: [
      project('contract'),
      project('voice'),
      project('dialogue'),
      project('server', { globalSetup: ['./server/src/testing/cluster.ts'] }),
      project('bench', { include: ['bench/language/**/*.test.ts'], globalSetup: ['./server/src/testing/cluster.ts'] }),
      project('tools'),
      project('web'),
    ],
  },
});
