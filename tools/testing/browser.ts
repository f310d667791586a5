import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Playwright turns these off itself; the last list that Chromium is given is the one that counts. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** The list under the address bar is a web page of its own, made anew for every window: half of what a window costs. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** It needs no screen and no network of its own, and its microphone hums by itself. */
export const BROWSER_FLAGS = [
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
];

/** The system's Chromium; undefined leaves it to Playwright's own. */
export const systemBrowser = (): string | undefined => SYSTEM.find((path) => existsSync(path));

const isThere = () => systemBrowser() !== undefined || existsSync(chromium.executablePath());

/** Makes sure that a Chromium is there: the system's, else Debian's package when we may install it, else Playwright's. */
export function ensureBrowser(): void {
  if (!isThere() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    if (run('apt-get', ['update', '-qq'])) {
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']);
    }
  }
  if (!isThere()) run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (!isThere()) throw new Error('No Chromium: install one, e.g. `npx playwright install chromium`.');
}

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0;
