import { afterAll, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AGENT, CALL, CALLBACKS, ORDER, TABLE_FOR_TWO } from './sample.ts';
import { open } from './screen.tsx';

/** The narrowest phone, and a page on a screen at 400 %: nothing is read sideways. */

const NARROW = 320;
const HOME = `/app/agents/${AGENT.id}`;
const DOORS = ['/signin', '/signup', '/password-reset', '/admin/signin', '/admin/signup'];
const PAGES = [
  'overview conversations reports callbacks orders menu menu/import bookings memory settings edit',
  'settings/behavior settings/features settings/hours settings/transfer settings/staff settings/users',
].flatMap((some) => some.split(' '));
const slot = { starts_at: TABLE_FOR_TWO.starts_at, ends_at: TABLE_FOR_TWO.ends_at, free: 1 };
const answers = {
  'GET /agent/:id/availability': { slots: [slot], date: TABLE_FOR_TWO.starts_at.slice(0, 10) },
  'GET /agent/:id/callbacks': { items: CALLBACKS, total: 3, limit: 200, offset: 0 },
};

beforeAll(() => page.viewport(NARROW, 640));
afterAll(() => page.viewport(1440, 900));

/** How wide the page is, once it stands. */
async function widthOfPage(): Promise<number> {
  await expect.element(page.getByRole('main')).toBeVisible();
  // What comes by and by: the code of a section, the answers of the server.
  await new Promise((resolve) => setTimeout(resolve, 300));
  return document.documentElement.scrollWidth;
}

it.each(DOORS)('the door %s is as narrow as the narrowest phone', async (path) => {
  await open(path, { signedIn: false });
  expect(await widthOfPage()).toBeLessThanOrEqual(NARROW);
});

it.each(['/app/agents', '/app/agents/create', ...PAGES.map((path) => `${HOME}/${path}`)])(
  'the page %s is as narrow as the narrowest phone',
  async (path) => {
    await open(path, { answers });
    expect(await widthOfPage()).toBeLessThanOrEqual(NARROW);
  },
);

it('so is a conversation, and an agent that is waited for', async () => {
  await open(`${HOME}/conversations?conversation=${CALL.id}`, { answers });
  expect(await widthOfPage()).toBeLessThanOrEqual(NARROW);
  await open(HOME, { answers: { 'GET /agent/:id': () => new Promise<object>(() => undefined) } });
  await expect.element(page.getByText('Loading agent')).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(NARROW);
});

it('the wall of the kitchen runs to the right in itself, and takes no page with it', async () => {
  await page.viewport(768, 1024);
  const items = Array.from({ length: 40 }, (_, at) => ({
    ...ORDER,
    id: crypto.randomUUID(),
    customer_name: `Dan ${at}`,
  }));
  await open(`${HOME}/orders`, { answers: { 'GET /agent/:id/orders': { items, total: 40, limit: 200, offset: 0 } } });
  await page.getByRole('button', { name: 'Maximize' }).click();
  await expect.element(page.getByRole('button', { name: /\d+ more/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768);
  await page.viewport(NARROW, 640);
});

it('the bar of the kitchen is one row on a tablet that lies, which leaves its height to the tickets', async () => {
  await page.viewport(1024, 768);
  await open(`${HOME}/orders`);
  await page.getByRole('button', { name: 'Maximize' }).click();
  await expect.element(page.getByRole('group', { name: 'Tickets' })).toBeVisible();
  const tools = ['Minimize', 'New order', 'Order settings'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  const tops = tools.map((one) => Math.round(one.element().getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(page.getByRole('article').first().element().getBoundingClientRect().top).toBeLessThan(90);
  await page.viewport(NARROW, 640);
});

it.each([768, 900])(
  'the bar of the kitchen says whose it is on a tablet of %i that stands, in two rows',
  async (width) => {
    await page.viewport(width, 1024);
    await open(`${HOME}/orders`);
    await page.getByRole('button', { name: 'Maximize' }).click();
    await expect.element(page.getByRole('group', { name: 'Tickets' })).toBeVisible();
    const name = page.getByRole('heading', { level: 1 }).element();
    expect(name.clientWidth).toBeGreaterThan(60);
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    expect(page.getByRole('article').first().element().getBoundingClientRect().top).toBeLessThan(150);
    await page.viewport(NARROW, 640);
  },
);

it('every ticket of a rush is done where its button stands, however long it is', async () => {
  await page.viewport(1024, 768);
  const [line] = ORDER.order_items;
  const items = Array.from({ length: 24 }, (_, at) => ({
    ...ORDER,
    id: crypto.randomUUID(),
    customer_name: `Dan ${at}`,
    order_items: Array.from({ length: 1 + ((at * 5) % 19) }, () => ({ ...line, id: crypto.randomUUID() })),
  }));
  await open(`${HOME}/orders`, { answers: { 'GET /agent/:id/orders': { items, total: 24, limit: 200, offset: 0 } } });
  await page.getByRole('button', { name: 'Maximize' }).click();
  await expect.element(page.getByRole('button', { name: /\d+ more/ })).toBeVisible();
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-control="done"]')];
  expect(buttons).toHaveLength(24);
  for (const button of buttons) {
    button.scrollIntoView({ inline: 'center', block: 'nearest' });
    const ticket = button.closest('article');
    const lines = [...(ticket?.querySelectorAll('li') ?? [])];
    const { x, y, width, height } = button.getBoundingClientRect();
    expect(button.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
    const column = (of: Element | null | undefined) => of?.getBoundingClientRect().x ?? 0;
    expect(Math.abs(column(lines.at(-1)) - x)).toBeLessThan(width / 2);
    expect(Math.abs(column(lines[0]) - column(ticket?.firstElementChild))).toBeLessThan(width / 2);
    const goesOn = (ticket?.getClientRects().length ?? 0) > 1;
    expect(button.innerText).toMatch(goesOn ? /Dan \d+/ : /^\w+$/);
  }
  await page.viewport(NARROW, 640);
});

it('a table of figures ends where the title of its card begins', async () => {
  const report = {
    days: [{ day: '2026-11-24', visits: 3, views: 4 }],
    pages: [{ path: '/pricing', visits: 3, views: 4 }],
  };
  const person = { is_admin: true, global_role: 'admin' as const };
  for (const width of [NARROW, 1440]) {
    await page.viewport(width, 640);
    await open('/admin/page-views', { answers: { 'GET /admin/page-views': report }, person });
    const title = page.getByRole('heading', { name: 'Top pages' });
    await expect.element(title).toBeVisible();
    const pads = [
      title,
      page.getByRole('columnheader', { name: 'Page' }),
      page.getByRole('columnheader', { name: 'Views' }),
    ]
      .map((one) => getComputedStyle(one.element()))
      .map((style, at) => (at === 2 ? style.paddingInlineEnd : style.paddingInlineStart));
    expect(new Set(pads).size, `at ${width} px: ${pads.join(', ')}`).toBe(1);
  }
});
