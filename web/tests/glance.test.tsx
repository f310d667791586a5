import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AGENT, CALL, CALLBACKS } from './sample.ts';
import { open } from './screen.tsx';
import { list } from './server.ts';

/** What is found without looking for it, and hit without aiming. */

const HOME = `/app/agents/${AGENT.id}`;

afterEach(() => page.viewport(1440, 900));

describe('a target', () => {
  /** WCAG 2.2, 2.5.8; links within a sentence are as high as its lines. */
  const LEAST = 24;

  /** As large as what a press on it hits: with its label, and with what is stretched over its surroundings. */
  function sizeOf(target: Element): number {
    const boxes = [target, target.closest('label')].flatMap((one) => (one ? [one.getBoundingClientRect()] : []));
    const [wide, high] = [Math.max(...boxes.map(({ width }) => width)), Math.max(...boxes.map(({ height }) => height))];
    const around = target.closest('label') ?? target;
    const stretched = getComputedStyle(around, '::after');
    const isStretched = stretched.content !== 'none' && stretched.position === 'absolute';
    const and = (side: string) => (isStretched ? Number.parseFloat(side) || 0 : 0);
    return Math.min(Math.max(wide, and(stretched.width)), Math.max(high, and(stretched.height)));
  }

  it.each([
    'overview',
    'conversations',
    `conversations?conversation=${CALL.id}`,
    'callbacks',
    'orders',
    'menu',
    'memories',
    'settings',
  ])('of the page %s is at least 24 px in both directions', async (path) => {
    await open(`${HOME}/${path}`, { answers: { 'GET /agent/:id/callbacks': list(...CALLBACKS) } });
    const find = () =>
      [...document.querySelectorAll('#main :is(a, button, input, select, summary)')].filter(
        (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('p'),
      );
    await expect.poll(() => find().length).toBeGreaterThan(0);
    // What comes by and by.
    await new Promise((resolve) => setTimeout(resolve, 400));
    const targets = find();
    const small = targets.filter((one) => sizeOf(one) < LEAST);
    expect(small.map((one) => `${one.tagName} ${one.ariaLabel ?? one.textContent}`)).toEqual([]);
  });
});

it('a new agent can be tried on the first screen of a phone', async () => {
  await page.viewport(390, 844);
  await open(`${HOME}/overview`, { answers: { 'GET /agent/:id/conversations': list() } });
  await expect.element(page.getByText('Nobody called or wrote this week.')).toBeVisible();
  const start = page.getByRole('button', { name: 'Start conversation' });
  await expect.element(start).toBeVisible();
  expect(start.element().getBoundingClientRect().bottom).toBeLessThan(844);
});

it.each([
  ['Dan', CALL.caller_phone, 'Dan'],
  ['', '+17185550199', '+1 (718) 555-0199'],
  ['', '', 'Typed conversation'],
])('a conversation with %s %s says below its title who it was with', async (caller_name, caller_phone, said) => {
  const call = { ...CALL, caller_name, caller_phone, conversation_type: 'message' };
  await open(`${HOME}/conversations?conversation=${CALL.id}`, { answers: { [`GET /conversations/${CALL.id}`]: call } });
  const title = page.getByRole('heading', { name: `Conversation #${CALL.id.slice(0, 8)}` });
  await expect.element(title).toBeVisible();
  await expect.poll(() => title.element().nextElementSibling?.textContent).toBe(said);
});

it('conversations are narrowed in one row on a tablet', async () => {
  await page.viewport(1024, 768);
  await open(`${HOME}/conversations`);
  await expect.element(page.getByLabelText('Outcome')).toBeVisible();
  const tops = [...document.querySelectorAll('search > *')].map((one) => Math.round(one.getBoundingClientRect().top));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
});

it('public holidays that are waited for have their place', async () => {
  const never = () => new Promise<object>(() => undefined);
  await open(`${HOME}/settings/hours`, { answers: { 'GET /agent/:id/holidays': never } });
  await page.getByRole('button', { name: 'Pick public holidays' }).click();
  const waiting = page.getByRole('dialog', { name: 'Public holidays' }).getByText('Loading the holidays');
  await expect.element(waiting).toBeInTheDocument();
  expect(waiting.element().parentElement?.getBoundingClientRect().height).toBeGreaterThan(300);
});

it('figures of organisations end below each other, head and all', async () => {
  const used = { owner_emails: ['rosa@pizza.example'], agents: 1, call_minutes: 12.5, messages: 3, used: [], cost: 4 };
  const organisations = [
    { ...used, tenant_id: AGENT.tenant_id, tenant_name: 'Rosa', calls: 1_204 },
    { ...used, tenant_id: AGENT.id, tenant_name: 'Nino', calls: 7 },
  ];
  const answers = { 'GET /admin/usage': { month: '2026-11', priced: true, organisations } };
  await open('/admin/usage', { answers, person: { global_role: 'admin' } });
  await expect.element(page.getByRole('cell', { name: '1,204' })).toBeVisible();
  const endOf = (of: Element) => {
    const range = document.createRange();
    range.selectNodeContents(of);
    return Math.round(range.getBoundingClientRect().right);
  };
  const column = [page.getByRole('columnheader', { name: 'Calls' }), page.getByRole('cell', { name: '1,204' })];
  const ends = [...column, page.getByRole('cell', { name: '7', exact: true })].map((one) => endOf(one.element()));
  expect(new Set(ends).size).toBe(1);
});
