import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';

const WATCH = fileURLToPath(new URL('./watch.mjs', import.meta.url));

/** What `watch.mjs` keeps, in milliseconds but for `shift`. */
const Watched = z.object({
  lcp: z.number(),
  blocked: z.number(),
  shift: z.number(),
  interactions: z.record(z.string(), z.number()),
});

/** Every page of it is watched from its beginning, and signed in where a session is given. */
export async function prepare(context: BrowserContext, session: readonly [string, string][]): Promise<void> {
  await context.addInitScript((kept) => {
    for (const [key, value] of kept) sessionStorage.setItem(key, value);
  }, session);
  await context.addInitScript({ path: WATCH });
}

export const watched = async (page: Page): Promise<z.infer<typeof Watched>> =>
  Watched.parse(await page.evaluate((): unknown => Reflect.get(globalThis, 'watched')));
