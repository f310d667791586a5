import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, systemBrowser } from './tools/testing/browser.ts';

const browser = systemBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 1,
  fullyParallel: false,
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
