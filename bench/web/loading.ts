import type { Browser, Page } from '@playwright/test';
import { middle } from '../usage.ts';
import { prepare, watched } from './page.ts';
import { slowCpu, slowNetwork } from './slow.ts';

/** What opening a page for the first time costs. */
export interface Loading {
  bytes: number;
  requests: number;
  /** Largest Contentful Paint, ms. */
  lcp: number;
  /** What of long tasks lies beyond 50 ms each, ms. */
  blocked: number;
  /** Cumulative Layout Shift, all shifts that nobody's press caused. */
  shift: number;
}

const KEYS = ['bytes', 'requests', 'lcp', 'blocked', 'shift'] as const;
/** Nothing on the way for this long: the page is there. */
const QUIET_MS = 1_500;

/** Medians of `times` openings, each in a browser that has nothing yet but, where given, a session. */
export async function loadingOf(
  browser: Browser,
  url: string,
  session: readonly [string, string][],
  times: number,
): Promise<Loading> {
  const seen: Loading[] = [];
  for (let n = 0; n < times; n++) seen.push(await openOnce(browser, url, session));
  const [bytes, requests, lcp, blocked, shift] = KEYS.map((key) => middle(seen.map((one) => one[key])));
  return { bytes: bytes ?? 0, requests: requests ?? 0, lcp: lcp ?? 0, blocked: blocked ?? 0, shift: shift ?? 0 };
}

async function openOnce(browser: Browser, url: string, session: readonly [string, string][]): Promise<Loading> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await prepare(context, session);
    const page = await context.newPage();
    const devtools = await slowCpu(page);
    await slowNetwork(devtools);
    const traffic = { bytes: 0, requests: 0, open: new Set<string>(), last: performance.now() };
    devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
      // A stream never ends.
      if (type === 'EventSource' || type === 'WebSocket') return;
      traffic.requests++;
      traffic.open.add(requestId);
    });
    const ended = (requestId: string, bytes: number) => {
      traffic.bytes += bytes;
      traffic.open.delete(requestId);
      traffic.last = performance.now();
    };
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => ended(requestId, encodedDataLength));
    devtools.on('Network.loadingFailed', ({ requestId }) => ended(requestId, 0));
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    await settled(page, () => traffic.open.size === 0 && performance.now() - traffic.last > QUIET_MS);
    const { lcp, blocked, shift } = await watched(page);
    return { bytes: traffic.bytes, requests: traffic.requests, lcp, blocked, shift };
  } finally {
    await context.close();
  }
}

async function settled(page: Page, isDone: () => boolean): Promise<void> {
  const latest = performance.now() + 45_000;
  while (!isDone() && performance.now() < latest) await page.waitForTimeout(100);
}
