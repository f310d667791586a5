import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, systemBrowser } from './tools/testing/browser.ts';

const browser = systemBrowser();
/** Looks at tenths of a second: `npm test` lets nothing run beside it. */
const TIMED = /\/calls\.spec\.ts$/;
/** Other calls with real sound: they wait more than they work. */
const CALLS = /\/(first-evening|hand-off|killed|providers)\.spec\.ts$/;
/** Pages that are gone through beside those calls, one at a time: what is said is misheard where more is at work. */
const BESIDE = /\/(?!calls\.)[a-d][\w-]*\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Who waits for a page leaves the core to another. Each brings its own people, so that none meets another.
  workers: 3,
  fullyParallel: false,
  projects: [
    { name: 'timed', testMatch: TIMED, workers: 1 },
    { name: 'calls', testMatch: CALLS, workers: 1 },
    { name: 'beside', testMatch: BESIDE, workers: 1 },
    { name: 'pages', testIgnore: [TIMED, CALLS, BESIDE] },
  ],
  // Long enough for a machine at a third of its speed: what hangs is found all the same.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // Browsers on two cores now and then lose a press or a connection; a fault fails twice. Each second try is named.
  retries: 1,
  reporter: [['list'], ['./tools/testing/journey-reporter.ts']],
  globalSetup: './e2e/start-server.ts',
  use: {
    // Of the second try: the first would pay for what is thrown away, and a fault fails twice.
    trace: 'on-first-retry',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: BROWSER_FLAGS,
    },
  },
});
