import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AGENT, LESSON, MARGHERITA, ORDER } from './sample.ts';
import { open } from './screen.tsx';
import { refusal } from './server.ts';

const HOME = `/app/agents/${AGENT.id}`;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const CONFLICT = () => refusal(409, 'This was changed by someone else.', { code: 'conflict' });
const MEANWHILE = /Somebody else changed this meanwhile/;

describe('the sign-in', () => {
  it('says what was refused, and keeps the address', async () => {
    const answers = { 'POST /identity/sign-in': () => refusal(401, 'Wrong', { code: 'auth/wrong-password' }) };
    const { asked } = await open('/signin', { answers, signedIn: false });
    await page.getByLabelText('Email').fill('rosa@pizza.example');
    await page.getByLabelText('Password', { exact: true }).fill('not this one');
    await button('Sign In').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByLabelText('Email')).toHaveValue('rosa@pizza.example');
    await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('');
    expect(asked('POST /identity/sign-in')).toHaveLength(1);
  });

  it('is where a page behind it leads who is not signed in', async () => {
    const { path } = await open(`${HOME}/orders`, { signedIn: false });
    await expect.element(button('Sign In')).toBeVisible();
    expect(path()).toBe('/signin');
  });
});

describe('a new account', () => {
  it('has nothing wrong where nobody has been yet', async () => {
    await open('/signup', { signedIn: false });
    await page.getByLabelText('Password', { exact: true }).fill('brick oven at dusk');
    await userEvent.tab();
    await page.getByLabelText('Confirm Password').fill('brick oven at d');
    await expect.element(page.getByText('Please confirm your password')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabelText('Password', { exact: true }).fill('brick oven at d');
    await expect.element(page.getByText('Passwords do not match')).not.toBeInTheDocument();
  });
});

describe('the list of agents', () => {
  it('shows each agent, and finds by what is typed', async () => {
    const { asked } = await open('/app/agents');
    await expect.element(page.getByRole('link', { name: AGENT.name })).toBeVisible();
    await page.getByRole('searchbox').fill('night');
    await expect.poll(() => asked('GET /agents').at(-1)?.search.get('search')).toBe('night');
  });

  it('says why it cannot be had, and tries again', async () => {
    let isBroken = true;
    const answers = { 'GET /agents': () => (isBroken ? refusal(400, 'Out of paper') : Response.json([])) };
    await open('/app/agents', { answers });
    await expect.element(page.getByText('Out of paper')).toBeVisible();
    isBroken = false;
    await button('Try Again').click();
    await expect.element(page.getByText('No agents yet')).toBeVisible();
  });
});

describe('a new agent', () => {
  it('is sent when it has a name, and opened', async () => {
    const { asked, path } = await open('/app/agents/create', { answers: { 'POST /agents': AGENT } });
    await page.getByLabelText('Agent Name').fill('N');
    await userEvent.tab();
    await expect.element(page.getByText('Agent name must be at least 2 characters')).toBeVisible();
    // What is too long is said, and never cut.
    await page.getByLabelText(/^Business Name/).fill('Doctors Okafor, Hale and Delgado, Family Medicine of Brooklyn');
    await userEvent.tab();
    await expect.element(page.getByText('Business name must be 50 characters or less')).toBeVisible();
    await page.getByLabelText(/^Business Name/).fill('');
    await page.getByLabelText('Agent Name').fill(AGENT.name);
    await button('Create Agent').click();
    await expect.poll(() => asked('POST /agents')[0]?.body).toMatchObject({ name: AGENT.name });
    await expect.poll(path).toContain(AGENT.id);
  });
});

describe('the order board', () => {
  const MOVE = `PUT /orders/${ORDER.id}`;

  it('shows a move at once, and takes it back when it is refused', async () => {
    let answer: (response: Response) => void = () => undefined;
    const answers = { [MOVE]: () => new Promise<Response>((resolve) => (answer = resolve)) };
    const { asked } = await open(`${HOME}/orders`, { answers });
    await button('Move Dan forward to In Progress').click();
    await expect.element(button('Move Dan forward to Ready')).toBeVisible();
    await expect.poll(() => asked(MOVE)[0]?.body).toMatchObject({ status: 'in_progress' });
    answer(refusal(400, 'The kitchen is closed'));
    await expect.element(button('Move Dan forward to In Progress')).toBeVisible();
    await expect.element(page.getByText('The kitchen is closed')).toBeVisible();
  });

  it('keeps what was typed into a ticket that somebody else has changed', async () => {
    await open(`${HOME}/orders`, { answers: { [`GET /orders/${ORDER.id}`]: ORDER, [MOVE]: CONFLICT } });
    await button('Dan').click();
    await button('Edit').click();
    await page.getByRole('dialog').getByLabelText('Name').fill('Daniel');
    await button('Save Changes').click();
    await expect.element(page.getByText(MEANWHILE)).toBeVisible();
    await expect.element(page.getByRole('dialog').getByLabelText('Name')).toHaveValue('Daniel');
  });
});

describe('the kitchen', () => {
  it.each(['{Enter}', '{Escape}'])('is left by %s, and the focus is where it was', async (key) => {
    await open(`${HOME}/orders`);
    await button('Maximize').click();
    await expect.element(button('Minimize')).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(button('Maximize')).toHaveFocus();
  });
});

describe('the menu', () => {
  it('adds an item only when nothing is missing', async () => {
    const { asked } = await open(`${HOME}/menu`, { answers: { 'POST /agent/:id/menu-items': MARGHERITA } });
    await button('Add Item').first().click();
    const form = dialog('Add Item');
    await form.getByRole('button', { name: 'Add Item' }).click();
    await expect.element(form.getByText('Name is required')).toBeVisible();
    expect(asked('POST /agent/:id/menu-items')).toHaveLength(0);
    await form.getByLabelText('Name', { exact: true }).fill('Stromboli');
    await form.getByLabelText('Category').fill('Pizza');
    await form.getByLabelText('Price ($)').fill('11.5');
    await form.getByRole('button', { name: 'Add Item' }).click();
    await expect.poll(() => asked('POST /agent/:id/menu-items')[0]?.body).toMatchObject({ price: 11.5 });
    await expect.element(form).not.toBeInTheDocument();
  });

  it('says of a file that is no table why it is not read', async () => {
    const { asked } = await open(`${HOME}/menu`);
    await expect.element(button('Import Menu')).toBeVisible();
    await userEvent.upload(page.getByLabelText('CSV file'), new File(['Margherita'], 'menu.txt'));
    await expect.element(page.getByText('Only .csv files can be imported.')).toBeVisible();
    expect(asked('POST /agent/:id/menu/preview-csv')).toHaveLength(0);
  });

  it('changes several at once, and nothing before something is chosen', async () => {
    const bulk = 'POST /agent/:id/menu-items/bulk-update';
    const { asked } = await open(`${HOME}/menu`, { answers: { [bulk]: { updated: 1 } } });
    await page.getByRole('checkbox', { name: 'Select Margherita' }).click();
    await button('Bulk Edit').click();
    await expect.element(button('Save Changes')).toBeDisabled();
    await page.getByRole('switch', { name: 'Change category' }).click();
    await page.getByLabelText('New category').fill('Specials');
    await button('Save Changes').click();
    await expect.poll(() => asked(bulk)[0]?.body).toMatchObject({ updates: { category: 'Specials' } });
  });
});

describe('a pasted menu', () => {
  const SAVE = 'POST /agent/:id/menu/rows';
  const row = (name: string, price: number | null, problem: string | null = null) => ({
    ...MARGHERITA,
    line: 1,
    name,
    price,
    problem,
  });

  it('saves as many dishes as it says, and keeps in the list what needs something', async () => {
    const rows = [row('Calzone', 13), row('Wings', null), row('Stromboli', 14), row('Knots', 5, 'Two lists of sizes')];
    const { asked, path } = await open(`${HOME}/menu/import`, {
      answers: {
        'POST /agent/:id/menu/read': { rows, left_out: [], columns: [] },
        [SAVE]: ({ body }: { body: unknown }) => ({ created: (body as { add: [] }).add.length, updated: 0 }),
      },
    });
    await page.getByLabelText('Paste your menu').fill('Calzone 13');
    await button('Read the Menu').click();
    await button('2 need something').click();
    await expect.element(page.getByLabelText('Price of Wings')).toHaveFocus();
    await button('Save 2 dishes').click();
    await expect.element(page.getByRole('heading', { name: '2 dishes left' })).toBeVisible();
    expect(asked(SAVE)[0]?.body).toMatchObject({ add: [{ name: 'Calzone' }, { name: 'Stromboli' }], change: [] });
    await expect.element(page.getByLabelText('Name of Calzone')).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Price of Wings')).toHaveFocus();
    await page.getByLabelText('Price of Wings').fill('9.95');
    await button('Save 1 dish').click();
    await expect.element(page.getByRole('heading', { name: '1 dish left' })).toBeVisible();
    await expect.element(button('Save without choices')).toHaveFocus();
    await page.getByRole('checkbox', { name: 'Take Knots' }).click();
    await button('Done').click();
    await expect.poll(path).toBe(`${HOME}/menu`);
  });
});

describe('the memories', () => {
  it('ask before what was typed is lost', async () => {
    const { asked } = await open(`${HOME}/memories`);
    await button('New Memory').click();
    await dialog('Create New Memory').getByLabelText('Lesson').fill('We deliver for $3.');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
    await button('Cancel').last().click();
    await expect.element(dialog('Create New Memory').getByLabelText('Lesson')).toHaveValue('We deliver for $3.');
    expect(asked('POST /agent/:id/memories')).toHaveLength(0);
  });

  it('are deleted after a question that quotes them', async () => {
    const removal = `DELETE /agent/memories/${LESSON.id}`;
    const answers = { [removal]: () => new Response(null, { status: 204 }) };
    const { asked } = await open(`${HOME}/memories`, { answers });
    await button('Delete memory').click();
    await expect.element(page.getByRole('alertdialog').getByText(new RegExp(LESSON.content))).toBeVisible();
    await button('Delete').click();
    await expect.poll(() => asked(removal)).toHaveLength(1);
  });
});

describe('an address that leads nowhere', () => {
  const lone = { ...AGENT, booking_enabled: false };

  it.each([
    ['/settings/nonsense', '/settings'],
    ['/settings/staff', '/settings'],
    ['/edit/reminders', '/edit'],
    ['/settings#hours', '/settings/hours'],
    ['/bookings', '/overview'],
  ])('of an agent, %s, leads to %s', async (from, to) => {
    const { path } = await open(`${HOME}${from}`, { answers: { 'GET /agent/:id': lone } });
    await expect.poll(path).toBe(`${HOME}${to}`);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
