import { randomInt } from 'node:crypto';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { LOADED, MOCKED } from './tools/testing/apart.ts';
import { BROWSER_FLAGS, systemBrowser } from './tools/testing/browser.ts';
import { LongFirst } from './tools/testing/long-first.ts';
import { appPlugins } from './web/plugins.ts';

// One for all projects and workers of a run (tools/seed.ts).
process.env.SEED ??= String(randomInt(1_000_000));
const env = { SEED: process.env.SEED };

/** What hangs is told; what is only slow beside others is no fault. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

const project = (name: string, more: object = {}) => ({
  test: { name, environment: 'node' as const, env, include: [`${name}/**/*.test.ts`], ...PATIENT, ...more },
});

/** Nothing of theirs outlives a test file: files share what they have loaded. */
const SHARED = { isolate: false };

/** Node runs them as it runs the server, without a word of it being rewritten before. */
const NATIVE = { experimental: { viteModuleRunner: false } };

const but = (...files: string[]) => ({ exclude: [...configDefaults.exclude, ...files] });

/** They have a PostgreSQL together, and a database and a server of their own each. */
const SERVED = {
  globalSetup: ['./server/src/testing/cluster.ts'],
  setupFiles: ['./server/src/testing/each-file.ts'],
};

const browser = systemBrowser();

/** The web app's parts and screens in a real Chromium, before a server that the tests play. */
const screens = {
  plugins: appPlugins(),
  // All that the app imports is made ready at once: what is found later would load the page anew, amid a test.
  optimizeDeps: { entries: ['web/src/main.tsx', 'web/tests/*.tsx'] },
  test: {
    name: 'screens',
    include: ['web/tests/**/*.test.tsx'],
    expect: PATIENT.expect,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({ launchOptions: { ...(browser && { executablePath: browser }), args: BROWSER_FLAGS } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({
  test: {
    reporters: ['default', './tools/testing/summary-reporter.ts'],
    sequence: { sequencer: LongFirst },
    // Its own choice leaves one core to whoever watches: with two, one test file at a time.
    maxWorkers: '100%',
    projects: [
      project('contract', { ...NATIVE, ...SHARED }),
      project('client', { ...NATIVE, ...SERVED }),
      project('voice', { ...NATIVE, ...SHARED, ...but(...LOADED) }),
      project('models', { ...NATIVE, include: LOADED }),
      project('dialogue', { ...NATIVE, ...SHARED, ...but(...MOCKED) }),
      project('server', { ...NATIVE, ...SERVED, ...SHARED }),
      project('bench', { ...NATIVE, ...SERVED }),
      project('tools', { ...NATIVE, ...SHARED }),
      project('web', { ...SHARED, ...but(...MOCKED) }),
      project('mocked', { include: MOCKED }),
      screens,
    ],
  },
});
