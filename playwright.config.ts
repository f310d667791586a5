import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, systemBrowser } from './tools/testing/browser.ts';

const browser = systemBrowser();
/** Calls with real sound: they wait more than they work, and hear when another beside them takes their time. */
const CALLS = /\/(calls|hand-off|killed|providers)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One file of each at a time. Every journey brings its own people, so that none meets another.
  workers: 2,
  fullyParallel: false,
  projects: [
    { name: 'calls', testMatch: CALLS, workers: 1 },
    { name: 'pages', testIgnore: CALLS, workers: 1 },
  ],
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['./tools/testing/journey-reporter.ts']],
  globalSetup: './e2e/start-server.ts',
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: BROWSER_FLAGS,
    },
  },
});
