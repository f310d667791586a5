import type { Browser, Page } from '@playwright/test';
import { prepare, watched } from './page.ts';
import { slowCpu } from './slow.ts';

/** One page that is used as an owner uses it. */
export interface Use {
  name: string;
  path: string;
  /** What is there once the page can be used. */
  ready: (page: Page) => Promise<unknown>;
  presses: (page: Page) => Promise<unknown>;
}

/** Interaction to Next Paint: the longest of few interactions, as web-vitals counts it below fifty of them. ms */
export interface Interactions {
  inp: number;
  count: number;
}

export async function interact(
  browser: Browser,
  base: string,
  one: Use,
  session: readonly [string, string][],
): Promise<Interactions> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await prepare(context, session);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(base + one.path);
    await one.ready(page);
    await slowCpu(page);
    await one.presses(page);
    // The last paint is reported a moment after it.
    await page.waitForTimeout(1_000);
    const seen = Object.values((await watched(page)).interactions);
    return { inp: Math.max(0, ...seen), count: seen.length };
  } finally {
    await context.close();
  }
}
