import type { MenuItem } from '@attendant/contract/menu';
import type { Order } from '@attendant/contract/orders';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { numbers } from '../tools/line/numbers.ts';
import { newOwner, type Owner, openPizzeria } from './calls.ts';
import { anew, signIn } from './house.ts';
import { BASE_URL } from './start-server.ts';

const STATUSES = ['new', 'in_progress', 'ready', 'completed'] as const;
const STEPS = 200;
const EMAIL = anew('together@example.com');

/** Two screens and a caller's orders at once: however it goes, all of them end with what the database has. */
test('two screens and an order line at work together end with the same board', async ({ browser }) => {
  const owner = await newOwner(EMAIL);
  const agentId = await openPizzeria(owner);
  const { items: menu } = await owner.api.menu.list({ id: agentId });
  const rooms = await Promise.all([browser.newContext(), browser.newContext()]);
  const boards = await Promise.all(rooms.map((room) => openBoard(room, agentId)));

  const random = numbers(20261121);
  const pick = <One>(list: readonly One[]): One | undefined => list[Math.floor(random() * list.length)];
  for (let at = 0; at < 12; at++) await order(owner, agentId, menu[at % menu.length]);
  let refused = 0;
  const act = async (): Promise<void> => {
    const dice = random();
    const item = pick(menu);
    if (dice < 0.15) return order(owner, agentId, item);
    if (dice < 0.3) return void (await owner.api.menu.toggle({ id: agentId, itemId: item?.id ?? '' }));
    if (dice < 0.6) return press(pick(boards));
    const { items } = await owner.api.orders.list({ id: agentId });
    const moved = pick(items);
    const change = { status: pick(STATUSES) ?? 'new', updated_at: moved?.updated_at ?? '' };
    await owner.api.orders.update({ id: moved?.id ?? '', ...change }).catch(() => void refused++);
  };
  for (let done = 0; done < STEPS; done += 4) await Promise.all([act(), act(), act(), act()]);

  expect(refused, 'moves that somebody else was quicker with').toBeLessThan(STEPS / 2);
  // The last presses may still be on their way; the page asks again by itself after 20 s only.
  await expect(async () => {
    const { items } = await owner.api.orders.list({ id: agentId });
    const stored = STATUSES.map((status) => [status, idsOf(items.filter((one) => one.status === status))]);
    for (const board of boards) expect(await shown(board)).toEqual(Object.fromEntries(stored));
  }).toPass({ timeout: 15_000 });
  await Promise.all(rooms.map((room) => room.close()));
});

async function openBoard(room: BrowserContext, agentId: string): Promise<Page> {
  const page = await room.newPage();
  await page.goto(`${BASE_URL}/signin`);
  await page.getByLabel('Email').fill(EMAIL);
  await signIn(page, EMAIL);
  await page.goto(`${BASE_URL}/app/agents/${agentId}/orders`);
  await expect(page.getByText('No orders').first()).toBeVisible();
  return page;
}

async function order(owner: Owner, agentId: string, item: MenuItem | undefined): Promise<void> {
  const order_items = [{ name: item?.name ?? 'Slice', price: item?.price ?? 3, quantity: 1 }];
  await owner.api.orders.create({ id: agentId, customer_name: 'Dan', order_items });
}

const idsOf = (orders: readonly Order[]): string[] => orders.map(({ id }) => id).toSorted();

/** One of the chevrons on a screen, whichever is there by then. */
async function press(board: Page | undefined): Promise<void> {
  await board?.evaluate(`{
    const chevrons = document.querySelectorAll('[data-control="forward"], [data-control="back"]');
    chevrons[Math.floor(Math.random() * chevrons.length)]?.click();
  }`);
}

/** What stands in each column. Pressed in the page itself: "Show 1 more" may go away while the mouse is on its way. */
async function shown(board: Page): Promise<unknown> {
  await board.evaluate(`[...document.querySelectorAll('section[data-column] > button')]
    .find((button) => button.textContent.startsWith('Show '))?.click()`);
  return board.evaluate(`Object.fromEntries(
    [...document.querySelectorAll('section[data-column]')].map((column) => [
      column.dataset.column,
      [...column.querySelectorAll('[data-ticket]')].map((one) => one.dataset.ticket).toSorted(),
    ]),
  )`);
}
