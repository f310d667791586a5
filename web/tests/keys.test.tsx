import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepFocus } from '../src/kit/frame/focus-heading.ts';
import { AGENT, LESSON, MARGHERITA, OKAFOR, ORDER, TABLE_FOR_TWO } from './sample.ts';
import { open } from './screen.tsx';

/** Without a mouse: where the focus is, and where Tab leads. */

const HOME = `/app/agents/${AGENT.id}`;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const slots = { slots: [], date: '2026-11-23' };

describe('Tab in an open list', () => {
  it('takes what the arrows stand on, closes the list and moves on', async () => {
    await open(`${HOME}/menu`);
    const category = page.getByLabelText('Category');
    await expect.element(category).toBeVisible();
    category.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(category).toHaveValue('Pizza');
    await expect.element(page.getByLabelText('Availability')).toHaveFocus();
  });

  it('goes back with Shift, and leaves a menu, too', async () => {
    await open(`${HOME}/orders`);
    await button('Busy mode').click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button('Sound for new orders')).toHaveFocus();
    await button('Busy mode').click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(button('All day')).toHaveFocus();
  });

  it.each(['{Enter}', ' '])(
    'begins in the first line of a menu that is opened by %s, and Escape gives it back',
    async (key) => {
      await open(`${HOME}/orders`);
      await expect.element(button('Busy mode')).toBeVisible();
      button('Busy mode').element().focus();
      await userEvent.keyboard(key);
      await expect.element(page.getByRole('menuitem', { name: '+10 minutes' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(page.getByRole('menuitem', { name: '+15 minutes' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
      await expect.element(button('Busy mode')).toHaveFocus();
    },
  );

  it('stays in the window that the list is in', async () => {
    const answers = { 'GET /agent/:id/persons': [OKAFOR], 'GET /agent/:id/availability': slots };
    await open(`${HOME}/bookings`, { answers });
    await button('New appointment').click();
    const form = dialog('New appointment');
    await expect.element(form.getByLabelText('With')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Tab}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    expect(form.element().contains(document.activeElement)).toBe(true);
    await expect.element(form.getByLabelText('With')).not.toHaveFocus();
  });
});

describe('a window with a form', () => {
  it.each([
    ['orders', 'New order', 'New order', 'Name'],
    ['orders', 'Order settings', 'Order settings', 'Amber after (minutes)'],
    ['menu', 'Add Item', 'Add Item', 'Name'],
    ['memories', 'New Memory', 'Create New Memory', 'Lesson'],
    ['bookings', 'New appointment', 'New appointment', 'Day'],
    ['bookings', 'Find', 'Find appointment', 'Name or phone number'],
    ['settings/staff', 'Add Person', 'Add Person', 'Name'],
  ])('of %s, %s, begins in its first field', async (path, act, title, field) => {
    await open(`${HOME}/${path}`, { answers: { 'GET /agent/:id/availability': slots } });
    await button(act).first().click();
    await expect.element(dialog(title).getByLabelText(field, { exact: true }).first()).toHaveFocus();
  });

  it('marks the dish that is missing as it marks a name', async () => {
    await open(`${HOME}/orders`);
    await button('New order').click();
    await dialog('New order').getByRole('button', { name: 'Place order' }).click();
    const dish = page.getByRole('combobox', { name: 'Add a dish' });
    await expect.element(dish).toHaveAttribute('aria-invalid', 'true');
    await expect.element(dish).toHaveAccessibleDescription('An order needs at least one item');
    const name = dialog('New order').getByLabelText('Name', { exact: true });
    const edge = (field: Element) => getComputedStyle(field).borderTopColor;
    await userEvent.click(dialog('New order').getByRole('heading', { name: 'New order' }));
    await expect.poll(() => edge(dish.element()) === edge(name.element())).toBe(true);
    await expect.element(dialog('New order').getByText('Optional').nth(4)).toBeVisible();
  });
});

it('a question over a window begins at its answer', async () => {
  await open(`${HOME}/bookings`, {
    answers: {
      'GET /agent/:id/availability': slots,
      'GET /agent/:id/appointments': { items: [TABLE_FOR_TWO], total: 1, limit: 1000, offset: 0 },
    },
  });
  await page.getByLabelText('Jump to date').fill(TABLE_FOR_TWO.starts_at.slice(0, 10));
  await page
    .getByRole('button', { name: new RegExp(TABLE_FOR_TWO.customer_name) })
    .first()
    .click();
  await button('Cancel Appointment').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByRole('button', { name: 'Cancel Appointment' })).toHaveFocus();
});

describe('the main action', () => {
  it.each([
    ['orders', 'New order'],
    ['menu', 'Add Item'],
    ['bookings', 'New appointment'],
  ])('of %s, %s, stands before the others of its bar', async (path, name) => {
    await open(`${HOME}/${path}`, { answers: { 'GET /agent/:id/availability': slots } });
    await expect.element(button(name).first()).toBeVisible();
    const bar = button(name).first().element().parentElement;
    expect(bar?.querySelector('button:not([disabled]), a')).toBe(button(name).first().element());
  });
});

describe('what had the focus and is gone', () => {
  it('gives it to the heading of the page that comes, also where that is loaded first', async () => {
    const loaded = Promise.withResolvers<object>();
    await open('/app/agents/create', {
      answers: { 'POST /agents': AGENT, 'GET /agent/:id': () => loaded.promise },
    });
    await page.getByLabelText('Agent Name').fill('Rosa');
    await button('Create Agent').click();
    await expect.element(page.getByText('Loading agent')).toBeInTheDocument();
    loaded.resolve(AGENT);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('leaves a document that is new at its top', async () => {
    await open(`${HOME}/overview`);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });

  it('is followed by the heading where an account has just begun', async () => {
    const none = () => new Response('[]', { headers: { 'content-type': 'application/json', 'x-total-count': '0' } });
    await open('/app/agents', { answers: { 'GET /agents': none } });
    await expect.element(page.getByRole('heading', { name: 'AI Voice Agents' })).toHaveFocus();
  });

  it.each([
    ['when the first dish has taken its place', ''],
    ['where a dialog fades for long', '* { animation-duration: 0.8s !important; }'],
  ])('is followed by the heading %s', async (_, looks) => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = looks;
    onTestFinished(() => style.remove());
    const items: object[] = [];
    await open(`${HOME}/menu`, {
      answers: {
        'GET /agent/:id/menu-items': () => ({ items: [...items], total: items.length, limit: 100, offset: 0 }),
        'POST /agent/:id/menu-items': () => {
          items.push(MARGHERITA);
          return MARGHERITA;
        },
      },
    });
    await page.getByRole('main').getByRole('button', { name: 'Add Item' }).last().click();
    const form = dialog('Add Item');
    await form.getByLabelText('Name', { exact: true }).fill('Margherita');
    await form.getByLabelText('Category').fill('Pizza');
    await form.getByLabelText('Price ($)').fill('12');
    await form.getByRole('button', { name: 'Add Item' }).click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('leaves it to a window that gives it back in the next frame', async () => {
    await open(`${HOME}/menu`);
    await expect.element(button('Add Item').first()).toBeVisible();
    const opener = button('Add Item').first().element() as HTMLElement;
    (document.activeElement as HTMLElement).blur();
    // As a window that has faded does it, which takes the focus from nobody.
    requestAnimationFrame(() => document.activeElement === document.body && opener.focus());
    keepFocus();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(document.activeElement).toBe(opener);
  });

  it('is followed by the heading when the last lesson that was proposed is approved', async () => {
    const approval = `POST /agent/memories/${LESSON.id}/approval`;
    let proposed = [{ ...LESSON, content: 'A caller asked: “Do you deliver?”' }];
    const { asked } = await open(`${HOME}/memory`, {
      answers: {
        'GET /agent/:id/memory-proposals': () => [...proposed],
        [approval]: () => {
          proposed = [];
          return LESSON;
        },
      },
    });
    await expect.element(button('Write and Approve')).toBeVisible();
    for (let at = 0; at < 60 && document.activeElement !== button('Write and Approve').element(); at++)
      await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByLabelText('Lesson', { exact: true })).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}We bring it within two miles.');
    const approve = page.getByRole('dialog').getByRole('button', { name: 'Approve' });
    for (let at = 0; at < 20 && document.activeElement !== approve.element(); at++) await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Write and Approve')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(asked(approval)).toMatchObject([{ body: { content: 'We bring it within two miles.' } }]);
  });

  it('is followed by what was read from a pasted menu', async () => {
    const read = { rows: [{ ...MARGHERITA, line: 1, problem: null }], left_out: [], columns: [] };
    await open(`${HOME}/menu/import`, { answers: { 'POST /agent/:id/menu/read': read } });
    await page.getByLabelText('Paste your menu').fill('Margherita 12');
    await button('Read the Menu').click();
    await expect.element(page.getByRole('heading', { name: '1 dish found' })).toHaveFocus();
  });
});

describe('a button after whose press there is nothing to press for', () => {
  it('keeps the focus until it is left', async () => {
    await open('/app/agents');
    await page.getByRole('searchbox', { name: 'Search agents' }).fill('zz');
    await expect.element(button('Reset')).toBeEnabled();
    button('Reset').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Reset')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Reset')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(button('Reset')).toBeDisabled();
  });

  it('hands the focus to the ticket at the end of the wall', async () => {
    await page.viewport(1024, 768);
    onTestFinished(() => page.viewport(1440, 900));
    const items = Array.from({ length: 24 }, (_, at) => ({
      ...ORDER,
      id: crypto.randomUUID(),
      customer_name: `Dan ${at}`,
    }));
    await open(`${HOME}/orders`, { answers: { 'GET /agent/:id/orders': { items, total: 24, limit: 200, offset: 0 } } });
    await button('Maximize').click();
    const more = page.getByRole('button', { name: /^\d+ more$/ });
    await expect.element(more).toBeVisible();
    more.element().focus();
    await expect
      .poll(async () => {
        if (document.activeElement === more.query()) await userEvent.keyboard('{Enter}');
        return document.activeElement?.getAttribute('data-control');
      })
      .toBe('done');
  });
});
