import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AGENT, CALL, CALLBACKS, COLD_PIZZA, FIGURES, ORDER, SETUP, WAITING } from './sample.ts';
import { open } from './screen.tsx';
import { refusal } from './server.ts';

/** What an owner looks at first: home, the conversations and who waits to be called back. */

const SOMEBODY = ['7f3c1d52-5b1e-4c1a-9d3e-2f6a1b0c9d81', '7f3c1d52-5b1e-4c1a-9d3e-2f6a1b0c9d82'];
const HOME = `/app/agents/${AGENT.id}`;
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('the overview', () => {
  const part = (region: string, text: string | RegExp) => page.getByRole('region', { name: region }).getByText(text);

  it('shows the figures of the period, and who they are made of', async () => {
    await open(HOME);
    await expect.element(part('Conversations', 'Total conversations')).toBeVisible();
    await expect.element(part('Period information', '1 day')).toBeVisible();
    await expect.element(part('Agent status', /English/)).toBeVisible();
    await expect.element(part('Callers', 'Returning callers')).toBeVisible();
    for (const [label, figure] of [
      ['Revenue', '$81.50'],
      ['Orders', '3'],
      ['Bookings', '2'],
      ['Total duration', '11m'],
      ['Voice duration', '11m'],
      ['Unique callers', '10'],
    ] as const) {
      await expect.element(part('Key figures', label)).toBeVisible();
      await expect.element(part('Key figures', figure).first()).toBeVisible();
    }
  });

  it('leads to what waits for a person, and to the latest calls', async () => {
    const { path } = await open(HOME);
    const waits = page.getByRole('navigation', { name: 'Waits for you' });
    await expect.element(waits.getByRole('link', { name: /3 Call-backs/ })).toBeVisible();
    await expect.element(waits.getByRole('link', { name: /2 New orders/ })).toBeVisible();
    await expect.element(part('Latest calls', 'Ordered $24.00')).toBeVisible();
    await waits.getByRole('link', { name: /1 Complaint/ }).click();
    await expect.poll(path).toBe(`${HOME}/callbacks`);
  });

  it('says the next step of a new agent, and what to send whoever runs the server', async () => {
    const webhooks = { voice_url: 'https://v', message_url: 'https://m', status_url: 'https://s' };
    await open(HOME, { answers: { 'GET /agent/:id/webhooks': webhooks } });
    await expect.element(page.getByText(/^Next: set your hours/)).toBeVisible();
    await button('3 of 5 steps done').click();
    await expect.element(page.getByText(/ask whoever runs it/)).toBeVisible();
    await expect.element(page.getByText(/please set PUBLIC_URL .* TWILIO_AUTH_TOKEN .*https:\/\/v/)).toBeVisible();
  });

  it('tells an administrator what the server lacks', async () => {
    const answers = { 'GET /agent/:id/webhooks': { voice_url: 'https://v', message_url: '', status_url: '' } };
    await open(HOME, { answers, person: { global_role: 'admin' } });
    await button('3 of 5 steps done').click();
    await expect.element(page.getByText(/set PUBLIC_URL to an address/)).toBeVisible();
    await expect.element(page.getByText('Voice webhook').first()).toBeVisible();
  });

  it('keeps every place while it waits: nothing jumps', async () => {
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += 'value' in entry ? Number(entry.value) : 0;
    });
    observer.observe({ type: 'layout-shift' });
    const slow = (answer: object, ms: number) => () =>
      new Promise<object>((resolve) => setTimeout(() => resolve(answer), ms));
    await open(HOME, {
      answers: {
        'GET /agent/:id/statistics': slow(FIGURES, 150),
        'GET /agent/:id/waiting': slow(WAITING, 250),
        'GET /agent/:id/setup': slow(SETUP, 350),
        'GET /agent/:id/conversations': slow({ items: [CALL], total: 1, limit: 5, offset: 0 }, 450),
      },
    });
    await expect.element(page.getByText(/^Next: set your hours/)).toBeVisible();
    await expect.element(part('Latest calls', 'Ordered $24.00')).toBeVisible();
    observer.disconnect();
    expect(shift).toBeLessThan(0.02);
  });

  it('says of an agent that is not there that it is not', async () => {
    await open(HOME, { answers: { 'GET /agent/:id': () => refusal(404, 'Agent not found') } });
    await expect.element(page.getByRole('heading', { name: 'Agent Not Found' })).toBeVisible();
  });
});

describe('the conversations', () => {
  it('lead from a row to what was said', async () => {
    await open(`${HOME}/conversations`);
    await page.getByRole('link', { name: CALL.id.slice(0, 8) }).click();
    await expect.element(page.getByText('Two Margheritas, please.')).toBeVisible();
    await expect.element(page.getByText('Dan ordered two Margheritas.')).toBeVisible();
  });

  it('say who called and what came of it, and are found by it', async () => {
    const { asked } = await open(`${HOME}/conversations`);
    const row = page.getByRole('row', { name: /Dan Ordered \$24\.00/ });
    await expect.element(row.getByText('+1 (718) 555-0199')).toBeVisible();
    await page.getByLabelText('Outcome').selectOptions('Complaint');
    await expect.poll(() => asked('GET /agent/:id/conversations').at(-1)?.search.get('outcome')).toBe('complaint');
  });

  it.each([360, 768, 1024, 1079])('have no columns in each other at %i px', async (width) => {
    await page.viewport(width, 800);
    await open(`${HOME}/conversations`);
    await expect.element(page.getByText('Ordered $24.00')).toBeVisible();
    await expect.element(page.getByText(CALL.id.slice(0, 8))).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.viewport(1440, 900);
  });

  it('say when none is found', async () => {
    const none = { items: [], total: 0, limit: 100, offset: 0 };
    await open(`${HOME}/conversations`, { answers: { 'GET /agent/:id/conversations': none } });
    await expect.element(page.getByText('No conversations found')).toBeVisible();
  });
});

describe('the call-backs', () => {
  const answers = { 'GET /agent/:id/callbacks': { items: CALLBACKS, total: 3, limit: 200, offset: 0 } };
  const one = (name: RegExp | string) => page.getByRole('listitem').filter({ hasText: name });

  it('list each caller once, with what they want, their number and how often they called', async () => {
    await open(`${HOME}/callbacks`, { answers });
    await expect.element(page.getByRole('heading', { name: '2 callers wait' })).toBeVisible();
    await page.getByRole('button', { name: 'Complaints' }).click();
    await expect.element(page.getByRole('heading', { name: '1 complaint waits' })).toBeVisible();
    await page.getByRole('button', { name: 'Waiting' }).click();
    const dan = one('Dan');
    await expect.element(dan.getByText('My pizza was cold')).toBeVisible();
    await expect.element(dan.getByText('Complaint')).toBeVisible();
    await expect.element(dan.getByText(/called twice/)).toBeVisible();
    await expect.element(dan.getByRole('link', { name: /^Call Dan/ })).toHaveAttribute('href', 'tel:+17185550199');
  });

  it('settle all that a caller left at once, and take it back', async () => {
    const settled: string[] = [];
    const put = ({ path, body }: { path: string; body: unknown }) => {
      settled.push(`${path.slice(-3)} ${JSON.stringify(body)}`);
      const found = CALLBACKS.find(({ id }) => path.endsWith(id));
      return { ...found, done_at: '2026-11-21T17:00:00.000Z' };
    };
    const puts = Object.fromEntries(CALLBACKS.map(({ id }) => [`PUT /agent/:id/callbacks/${id}`, put]));
    const done = CALLBACKS.map((each) =>
      each.caller_phone ? { ...each, done_at: '2026-11-21T17:00:00.000Z', done_by: 'Rosa' } : each,
    );
    const list = () => ({ ...answers['GET /agent/:id/callbacks'], ...(settled.length > 0 && { items: done }) });
    await open(`${HOME}/callbacks`, { answers: { ...puts, 'GET /agent/:id/callbacks': list } });
    await expect.element(button('Done: Dan')).toBeVisible();
    button('Done: Dan').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: '1 caller waits' })).toBeVisible();
    await expect.element(button('Undo: Dan')).toHaveFocus();
    expect(settled.toSorted()).toEqual(['101 {"done":true}', '102 {"done":true}']);
    await button('Undo: Dan').click();
    await expect.poll(() => settled.length).toBe(4);
  });

  it('are given to one of the people of the agent', async () => {
    const people = ['Rosa Marchetti', 'Marco Bellini'].map((name, at) => ({
      user_id: SOMEBODY[at],
      id: SOMEBODY[at],
      email: 'x@pizza.example',
      name,
      role: 'owner',
      status: 'active',
      created_at: ORDER.created_at,
      expires_at: null,
    }));
    const put = `PUT /agent/:id/callbacks/${COLD_PIZZA.id}`;
    const { asked } = await open(`${HOME}/callbacks`, {
      answers: { ...answers, 'GET /agent/:id/users': people, [put]: COLD_PIZZA },
    });
    await page.getByLabelText('Who calls Dan back').click();
    await page.getByRole('listbox').getByRole('option', { name: 'Marco Bellini' }).click();
    await expect.poll(() => asked(put)[0]?.body).toEqual({ assigned_to: SOMEBODY[1] });
  });
});
