import type { Page } from '@playwright/test';
import type { Use } from './interactions.ts';

/** What a route may cost when it is opened for the first time; where nothing stands, it is told and not judged. */
export interface Route {
  path: string;
  isPublic?: true;
  kBMost?: number;
  requestsMost?: number;
}
/** Blocking time in ms, and layout shift, on every route. */
export const BLOCKED_MOST = 200;
export const SHIFT_MOST = 0.02;
export const INP_MOST = 200;

export const routesOf = (id: string): Route[] => [
  { path: '/', isPublic: true, kBMost: 80, requestsMost: 12 },
  { path: '/pricing', isPublic: true, kBMost: 80 },
  { path: '/signin', isPublic: true, kBMost: 80 },
  { path: '/app/agents', kBMost: 125 },
  ...['overview', 'conversations', 'callbacks', 'orders', 'menu', 'bookings', 'memory', 'reports', 'settings'].map(
    (page) => ({ path: `/app/agents/${id}/${page}` }),
  ),
];

const DAY_MS = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Busy pages: 500 open orders, 10,000 dishes, a thread of 300 messages, 5,000 conversations. */
export const usesOf = (id: string, thread: string): Use[] => [
  {
    name: 'board of 500 orders',
    path: `/app/agents/${id}/orders`,
    ready: (page) => page.getByRole('article').first().waitFor(),
    presses: moveFive,
  },
  {
    name: 'menu of 10,000 dishes',
    path: `/app/agents/${id}/menu`,
    ready: (page) =>
      page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .waitFor(),
    presses: async (page) => {
      await page.getByLabel('Search menu').pressSequentially('dish 7', { delay: 120 });
      await page.getByLabel('Search menu').clear();
      await page
        .getByRole('checkbox', { name: /^Select Dish/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Clear Selection' }).click();
    },
  },
  {
    name: 'thread of 300 messages',
    path: `/app/agents/${id}/conversations?conversation=${thread}`,
    ready: (page) => page.getByRole('log', { name: 'Messages' }).waitFor(),
    presses: async (page) => {
      await page.getByRole('log', { name: 'Messages' }).click();
      for (let n = 0; n < 5; n++) await page.keyboard.press('PageUp');
      for (let n = 0; n < 5; n++) await page.keyboard.press('Tab');
    },
  },
  {
    name: 'table of 5,000 conversations',
    path: `/app/agents/${id}/conversations?start=${dayBefore(16)}&end=${dayBefore(0)}`,
    ready: (page) => page.getByRole('row').nth(5).waitFor(),
    presses: async (page) => {
      for (let n = 0; n < 5; n++) await page.keyboard.press('PageDown');
      await page.getByLabel('Search what was said').pressSequentially('gluten', { delay: 120 });
    },
  },
];

async function moveFive(page: Page): Promise<void> {
  for (let n = 0; n < 5; n++) {
    await page
      .getByRole('button', { name: /^Move .* forward to/ })
      .first()
      .click();
    await page.waitForTimeout(400);
  }
}
