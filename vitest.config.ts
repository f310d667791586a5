import { defineConfig } from 'vitest/config';

const project = (name: string, more: object = {}) => ({
  test: { name, environment: 'node' as const, include: [`${name}/**/*.test.ts`], ...more },
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
