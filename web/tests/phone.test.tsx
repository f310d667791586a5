import { afterAll, beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AGENT, CALL } from './sample.ts';
import { open } from './screen.tsx';

const HOME = `/app/agents/${AGENT.id}`;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (element: Element) => element.getBoundingClientRect();

beforeAll(() => page.viewport(390, 844));
afterAll(() => page.viewport(1440, 900));

it('what narrows the conversations is one row, opens below it, and stays seen when it is set', async () => {
  const { asked } = await open(`${HOME}/conversations`);
  const search = page.getByRole('searchbox', { name: 'Search what was said' });
  await expect.element(search).toBeVisible();
  expect(box(search.element().closest('search') as Element).height).toBeLessThan(50);
  await expect.element(page.getByLabelText('Outcome')).not.toBeVisible();
  await button('Filters').click();
  await expect.element(button('Filters')).toHaveAttribute('aria-expanded', 'true');
  await page.getByLabelText('Outcome').click();
  await page.getByRole('listbox').getByRole('option', { name: 'Ordered' }).click();
  await expect.poll(() => asked('GET /agent/:id/conversations').at(-1)?.search.get('outcome')).toBe('ordered');
  await button('Filters, 1 set').click();
  await expect.element(button('Without Ordered')).toBeVisible();
  await button('Without Ordered').click();
  await expect.element(button('Without Ordered')).not.toBeInTheDocument();
  await expect.element(button('Filters')).toBeVisible();
});

it.each(['overview', 'conversations', 'orders', 'reports'])('the days of %s are chosen in one row', async (path) => {
  await open(`${HOME}/${path}`);
  const days = page.getByRole('button', { name: / – / });
  await expect.element(days).toBeVisible();
  expect(box(days.element().parentElement as Element).height).toBeLessThan(50);
  await days.click();
  const dialog = page.getByRole('dialog', { name: 'Days to show' });
  await expect.element(dialog.getByRole('button', { name: 'Show' })).toBeVisible();
  const show = () => box(dialog.getByRole('button', { name: 'Show' }).element()).bottom;
  await expect.poll(() => show() <= Math.min(844, box(dialog.element()).bottom)).toBe(true);
  await dialog.getByRole('button', { name: 'Yesterday' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
});

it('the board begins in the upper half, and the days of the calendar take two rows of controls', async () => {
  const answers = { 'GET /agent/:id/availability': { slots: [], date: '2026-11-23' } };
  await open(`${HOME}/orders`);
  const ticket = page.getByRole('article').first();
  await expect.element(ticket).toBeVisible();
  expect(box(ticket.element()).top).toBeLessThan(520);
  await expect.element(button('New order')).toBeVisible();
  await expect.element(button('Maximize')).toBeVisible();
  const tops = ['New order', 'All day', 'Busy mode', 'Maximize'].map((name) => box(button(name).element()).top);
  expect(new Set(tops).size).toBe(1);
  await open(`${HOME}/bookings`, { answers });
  await expect.element(button('Week')).toBeVisible();
  expect(box(page.getByRole('toolbar', { name: 'Days' }).element().parentElement as Element).height).toBeLessThan(110);
  await button('More').click();
  await page.getByRole('menuitem', { name: 'Find' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Find appointment' })).toBeVisible();
});

it('somebody who waits for a time that is free leaves the calendar two rows of controls', async () => {
  const fit = { starts_at: '2026-11-24T14:00:00.000Z', person_id: null, person_name: null };
  const waits = { id: crypto.randomUUID(), agent_id: AGENT.id, customer_name: 'Hugo Lane', customer_phone: '', fit };
  await open(`${HOME}/bookings`, {
    answers: {
      'GET /agent/:id/availability': { slots: [], date: '2026-11-23' },
      'GET /agent/:id/waiting-list': Array.from({ length: 12 }, () => waits),
    },
  });
  await expect.element(button('Waiting (12), free time')).toBeVisible();
  expect(box(page.getByRole('toolbar', { name: 'Days' }).element().parentElement as Element).height).toBeLessThan(110);
});

it('the overview answers in one screen: what waits, money and the latest calls', async () => {
  const calls = Array.from({ length: 5 }, (_, at) => ({ ...CALL, id: crypto.randomUUID(), caller_name: `Dan ${at}` }));
  const answers = { 'GET /agent/:id/conversations': { items: calls, total: 5, limit: 5, offset: 0 } };
  for (const [width, height, last] of [
    [390, 844, 'Dan 1'],
    [1440, 900, 'Dan 4'],
  ] as const) {
    await page.viewport(width, height);
    await open(`${HOME}/overview`, { answers });
    await expect.element(page.getByText(last)).toBeVisible();
    await expect.element(page.getByText('Revenue')).toBeVisible();
    // The code of the panel to talk with it comes after the page.
    await expect.element(button('Start conversation')).toBeVisible();
    expect(box(page.getByText(last).element()).bottom, `${width}`).toBeLessThan(height);
    expect(box(page.getByText('Revenue').element()).bottom).toBeLessThan(height);
  }
  await page.viewport(390, 844);
});
