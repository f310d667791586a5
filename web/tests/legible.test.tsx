import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AGENT, CALL, COUNTED, KITCHEN, MARGHERITA, OKAFOR, ORDER, TABLE_FOR_TWO } from './sample.ts';
import { open } from './screen.tsx';
import { list } from './server.ts';

/** What is read at a glance is not cut, and what lies beyond an edge is seen to be there. */

const HOME = `/app/agents/${AGENT.id}`;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const isWhole = (element: Element): boolean =>
  element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + 1;

afterEach(() => page.viewport(1440, 900));

describe('a week of three people', () => {
  const persons = ['Doctor Okafor', 'Doctor Hale', 'Mei Chen'].map((name, at) => ({
    ...OKAFOR,
    id: `00000000-0000-4000-8000-00000000020${at}`,
    name,
  }));
  // On a Wednesday, all three at the same time.
  const appointments = persons.map(({ id, name }, at) => ({
    ...TABLE_FOR_TWO,
    id: `00000000-0000-4000-8000-00000000030${at}`,
    starts_at: '2026-11-25T15:00:00.000Z',
    ends_at: '2026-11-25T15:30:00.000Z',
    customer_name: ['Ana Silva', 'Bartholomew Featherstonehaugh', 'Grace Okonkwo'][at],
    person_id: id,
    person_name: name,
  }));
  const answers = {
    'GET /agent/:id/persons': persons,
    'GET /agent/:id/availability': { slots: [], date: '2026-11-25' },
    'GET /agent/:id/appointments': list(...appointments),
  };
  const openWeek = async (width: number) => {
    await page.viewport(width, 900);
    await open(`${HOME}/bookings`, { answers });
    await button('Week').click();
    await page.getByLabelText('Jump to date').fill('2026-11-25');
  };

  it.each([768, 1024, 1440])('says of each its time, whose it is and with whom, on %i pixels', async (width) => {
    await openWeek(width);
    const day = page.getByRole('region', { name: 'Wednesday, November 25' });
    await expect.element(day.getByRole('button', { name: /^10:00 AM/ }).nth(2)).toBeVisible();
    const cards = day.getByRole('button', { name: /^10:00 AM/ }).elements();
    const said = cards.map((card) => card.textContent);
    expect(appointments.filter((one, at) => !said[at]?.startsWith(`10:00 AM ${one.customer_name}`))).toEqual([]);
    expect(appointments.filter((one, at) => !said[at]?.includes(one.person_name))).toEqual([]);
    expect(cards.filter((card) => !isWhole(card))).toEqual([]);
    const tops = cards.map((card) => card.getBoundingClientRect());
    expect(tops.slice(1).filter(({ top }, at) => top < (tops[at]?.bottom ?? 0))).toEqual([]);
  });

  it('keeps all its days on the page, those that are closed as strips', async () => {
    await openWeek(1024);
    const saturday = page.getByRole('region', { name: 'Saturday, November 28' });
    await expect.element(saturday.getByText('Closed')).toBeVisible();
    const box = saturday.element().getBoundingClientRect();
    const wednesday = page.getByRole('region', { name: 'Wednesday, November 25' }).element().getBoundingClientRect();
    expect(box.right).toBeLessThanOrEqual(1024);
    expect(box.width).toBeLessThan(wednesday.width / 2);
  });
});

describe('a day of two people', () => {
  const names = ['Lena Fox', 'Maximiliane von Hohenlohe-Langenburg'];
  const openDay = (width: number) =>
    page.viewport(width, 900).then(() =>
      open(`${HOME}/bookings`, {
        answers: {
          'GET /agent/:id/persons': [OKAFOR],
          'GET /agent/:id/availability': { slots: [], date: '2026-11-25' },
          'GET /agent/:id/appointments': list(
            ...names.map((customer_name, at) => ({
              ...TABLE_FOR_TWO,
              id: `00000000-0000-4000-8000-00000000040${at}`,
              starts_at: `2026-11-25T1${at + 5}:00:00.000Z`,
              ends_at: `2026-11-25T1${at + 5}:${at === 0 ? 20 : 40}:00.000Z`,
              customer_name,
              person_id: OKAFOR.id,
              confirmed_at: null,
            })),
          ),
        },
      }),
    );

  it.each([390, 768])('says a name whole or shows that it is cut, on %i pixels', async (width) => {
    await openDay(width);
    await page.getByLabelText('Jump to date').fill('2026-11-25');
    const [short, long] = names.map((name) => page.getByText(name, { exact: true }));
    await expect.element(short ?? page.getByText('Lena Fox')).toBeVisible();
    const words = [short, long].map((one) => one?.element().parentElement);
    expect(words[0]?.scrollHeight).toBeLessThanOrEqual(words[0]?.clientHeight ?? 0);
    const style = getComputedStyle(words[1] ?? document.body);
    expect(Number(style.webkitLineClamp)).toBeGreaterThan(1);
  });

  it('has its controls on one line of 1440 pixels, the main one first', async () => {
    await openDay(1440);
    await expect.element(button('New appointment')).toBeVisible();
    const bar = button('New appointment').element().parentElement;
    expect(bar?.firstElementChild).toBe(button('New appointment').element());
    expect(bar?.getBoundingClientRect().height).toBeLessThan(50);
  });
});

describe('the board', () => {
  const request = 'No onions please, and the second one cut in eight, my father chews badly';

  it('shows the beginning of a special request, and all of it at a press', async () => {
    await open(`${HOME}/orders`, {
      answers: { 'GET /agent/:id/orders': list({ ...ORDER, special_request: request }) },
    });
    const beginning = `${request.slice(0, 50)}…`;
    const whole = button(`Special request of Dan: ${beginning}`);
    await expect.element(whole).toHaveTextContent(beginning);
    expect(isWhole(whole.element())).toBe(true);
    await whole.click();
    await expect.element(page.getByRole('dialog', { name: 'Special request' }).getByText(request)).toBeVisible();
  });

  it('says a long name whole', async () => {
    const customer_name = 'Maximiliane von Hohenlohe-Langenburg';
    await page.viewport(1024, 900);
    await open(`${HOME}/orders`, { answers: { 'GET /agent/:id/orders': list({ ...ORDER, customer_name }) } });
    await expect.element(button(customer_name)).toBeVisible();
    expect(isWhole(button(customer_name).element())).toBe(true);
  });

  it('has a long name in the kitchen on lines of its own, and says how old it is below', async () => {
    const names = ['Dan', 'Priya Raman', 'Maximiliane von Hohenlohe-Langenburg'];
    const tickets = names.map((customer_name, at) => ({
      ...ORDER,
      id: ORDER.id.slice(0, -1) + at,
      customer_name,
      fulfilment: null,
    }));
    const many = Array.from({ length: 37 }, (_, at) => ({ ...ORDER, id: ORDER.id.slice(0, -2) + (at + 10) }));
    await open(`${HOME}/orders`, { answers: { 'GET /agent/:id/orders': list(...tickets, ...many) } });
    await button('Maximize').click();
    await expect.element(button(names[2] ?? '')).toBeVisible();
    const lines = names.map((name) => {
      const element = button(name).first().element();
      return Math.round(
        element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
    });
    // 'Maximiliane von', 'Hohenlohe-', 'Langenburg'
    expect(lines).toEqual([1, 1, 3]);
    const heads = names.map(
      (name) => button(name).first().element().parentElement?.getBoundingClientRect().height ?? 0,
    );
    // No line more than of one that has its age beside it.
    expect(heads[1]).toBeLessThan((heads[0] ?? 0) + 10);
  });

  it('as a wall of few tickets goes from one side to the other', async () => {
    const six = Array.from({ length: 6 }, (_, at) => ({
      ...ORDER,
      id: ORDER.id.slice(0, -1) + at,
      customer_name: `Tom Sorensen ${at}`,
    }));
    await open(`${HOME}/orders`, { answers: { 'GET /agent/:id/orders': list(...six) } });
    await button('Maximize').click();
    await expect.element(button('Tom Sorensen 5')).toBeVisible();
    const [first, last] = [0, 5].map((at) => button(`Tom Sorensen ${at}`).element().closest('article'));
    expect(first?.getBoundingClientRect().left).toBeLessThan(40);
    expect(last?.getBoundingClientRect().right).toBeGreaterThan(1400);
  });

  it('has its four columns on a page of 900 pixels, and fades out where a narrower one cuts them', async () => {
    await page.viewport(900, 900);
    await open(`${HOME}/orders`, { answers: { 'GET /agent/:id/orders/settings': KITCHEN } });
    const completed = page.getByRole('region', { name: /^Completed/ });
    await expect.element(completed).toBeVisible();
    expect(completed.element().getBoundingClientRect().right).toBeLessThanOrEqual(900);
    const board = () => completed.element().parentElement;
    await expect.poll(() => board()?.dataset.beyond).toBe('');
    await page.viewport(768, 900);
    await expect.poll(() => board()?.dataset.beyond).toBe('after');
    board()?.scrollTo({ left: 2_000 });
    await expect.poll(() => board()?.dataset.beyond).toBe('before');
  });
});

describe('figures', () => {
  it('say what they count: what was ordered today, and what is open now', async () => {
    await open(`${HOME}/orders`);
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect.element(summary.getByText('Total Orders today')).toBeVisible();
    await expect.element(summary.getByText('Open Orders now')).toBeVisible();
    await button('Yesterday').click();
    await expect.element(summary.getByText('Total Orders yesterday')).toBeVisible();
    await expect.element(summary.getByText('Open Orders yesterday')).toBeVisible();
  });

  it('of conversations add up to those that are listed, tests and all', async () => {
    const counted = { ...COUNTED, total: 2, by_type: { voice: 2, message: 0 }, unique_callers: 1 };
    await open(`${HOME}/conversations`, {
      answers: {
        'GET /agent/:id/conversations': { items: [CALL], total: 30, limit: 100, offset: 0 },
        'GET /agent/:id/conversations/statistics': counted,
      },
    });
    await expect.element(page.getByRole('heading', { name: '30 conversations' })).toBeVisible();
    await expect.element(page.getByText(/^2 calls, 1 caller, 28 tests\./)).toBeVisible();
  });

  it('of who only books are whole beside the talk, too', async () => {
    await open(`${HOME}/overview`, { answers: { 'GET /agent/:id': { ...AGENT, ordering_enabled: false } } });
    const figures = page.getByRole('region', { name: 'Key figures' });
    await expect.element(figures.getByText('Bookings')).toBeVisible();
    const tops = () => new Set([...figures.element().children].map((one) => one.getBoundingClientRect().top)).size;
    expect(tops()).toBe(1);
    figures.element().setAttribute('style', 'width: 556px');
    expect(tops()).toBe(2);
    expect([...figures.element().querySelectorAll('p, span')].filter((one) => !isWhole(one))).toEqual([]);
  });

  it('of plans stand as those beside them do, in the words that they are advertised by', async () => {
    await open('/pricing', { signedIn: false });
    const plan = page.getByRole('radio', { name: 'Business' });
    await expect.element(plan).toBeInTheDocument();
    const card = plan.element().closest('label');
    expect(card?.textContent).toContain('$1000/month');
    const comma = [...(card?.querySelectorAll('span') ?? [])].map((one) => getComputedStyle(one, '::before').content);
    expect(comma).toContain('","');
  });

  it('of what waits name complaints first, and say that they are of now', async () => {
    await open(`${HOME}/overview`);
    const waits = page.getByRole('navigation', { name: 'Waits for you' });
    await expect.element(waits.getByRole('link').first()).toHaveTextContent('1 Complaint');
    await expect.element(waits.getByText(/now, whichever days are shown/)).toBeVisible();
  });
});

it('what a pasted menu comes to has the width of a phone', async () => {
  await page.viewport(390, 844);
  const row = { ...MARGHERITA, line: 1, problem: null };
  const rows = [row, { ...row, line: 2, name: 'Marinara', price: null, problem: 'The price cannot be read' }];
  await open(`${HOME}/menu/import`, { answers: { 'POST /agent/:id/menu/read': { rows, left_out: [], columns: [] } } });
  await page.getByLabelText('Paste your menu').fill('Margherita 12');
  await button('Read the Menu').click();
  const said = page.getByRole('region', { name: 'Save' }).getByRole('status');
  await expect.element(said).toBeVisible();
  expect(said.element().getBoundingClientRect().width).toBeGreaterThan(340);
});
