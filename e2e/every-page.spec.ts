import { weekWith } from '@attendant/contract/testing/weeks';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { newOwner, type Owner, openPizzeria } from './calls.ts';
import { anew, enter, expectAccessible, PASSWORD, toSection } from './house.ts';
import { mailedLink } from './mails.ts';
import { BASE_URL, LISTED_ADMINS } from './start-server.ts';
import { texts } from './texts.ts';

/** Everybody can use every page, with rows and without: at a desk in the dark, and on a phone in the light. */

test.use({ actionTimeout: 15_000, navigationTimeout: 30_000, contextOptions: { reducedMotion: 'reduce' } });

const TABS = ['Overview', 'Conversations', 'Reports', 'Call-backs', 'Orders', 'Menu', 'Bookings', 'Memories'] as const;
/** What opens over a page. */
const WINDOWS: Readonly<Partial<Record<string, readonly (string | RegExp)[]>>> = {
  Overview: [/^\w{3} \d+ – \w{3} \d+$/, 'Deactivate', /^Search or jump to/],
  Orders: ['New order', 'Busy mode', 'Order settings', 'Dan'],
  Menu: ['Order of categories', /^Edit Lemon Soda/, /^Delete Lemon Soda/],
  Bookings: ['New appointment', 'Find', 'Waiting', 'Calendar feed'],
  Memories: ['Upload File', 'Edit memory', 'Delete memory'],
  'People and Services': ['Add Service', /^Edit Doctor Okafor/],
};
const OPEN = '[role=dialog], [role=alertdialog], [role=menu]';

test('an owner with rows can use every page of an agent', async ({ page }) => {
  const { owner, id } = await rosa(page);
  await fill(owner, id);
  await page.goto(`${BASE_URL}/app/agents/${id}`);
  for (const tab of TABS) await look(page, tab, tabOf(page, tab));
  await tabOf(page, 'Conversations').click();
  await look(page, 'thread', page.getByRole('link', { name: /^View conversation/ }).first());
});

test('and every page of its settings', async ({ page }) => {
  const { owner, id } = await rosa(page);
  await Promise.all([
    owner.api.persons.create({ id, name: 'Doctor Okafor' }),
    owner.api.services.create({ id, name: 'Crown', minutes: 60, price: 980 }),
    owner.api.members.invite({ id, email: 'dan@everypage.example', role: 'kitchen' }),
  ]);
  await page.goto(`${BASE_URL}/app/agents/${id}/settings`);
  for (const section of await sectionsOf(page)) {
    await toSection(page, section);
    await look(page, section);
  }
  await look(page, 'agents', page.getByRole('link', { name: 'All Agents', exact: true }));
});

test('an owner without any can', async ({ page }) => {
  const email = anew('nora@everypage.example');
  const { api } = await newOwner(email);
  const { id } = await api.agents.create({ name: 'Front Desk', greeting: 'Hello, how can I help you?' });
  await api.agents.update({ id, ordering_enabled: true, booking_enabled: true });
  await enter(page, email, `/app/agents/${id}/settings/staff`);
  await look(page, 'no people');
  for (const tab of TABS) await look(page, `${tab}, empty`, tabOf(page, tab));
});

test('an administrator can use every page', async ({ page }, { retry }) => {
  const email = retry === 0 ? LISTED_ADMINS.ada : LISTED_ADMINS.ida;
  const owner = await newOwner(email);
  const id = await openPizzeria(owner);
  await owner.api.leads.create({
    businessName: 'Harbor Dental',
    contactPerson: 'Maria Gale',
    email: 'maria@everypage.example',
    phone: '(718) 555-0147',
    calculatorData: { staffCost: 3000, missedCalls: 10, callValue: 50 },
  });
  const oobCode = new URL(await mailedLink(email, 'mode=verifyEmail')).searchParams.get('oobCode');
  await page.request.post(`${BASE_URL}/api/identity/verify-email`, { data: { oobCode, password: PASSWORD } });
  await enter(page, email, `/admin/agent/${id}`);
  await look(page, 'an agent of others');
  await look(page, 'their conversations', page.getByRole('link', { name: 'Conversations' }));
  await look(page, 'dashboard', page.getByRole('link', { name: 'Back' }));
  for (const name of ['Health', 'Usage', 'Audit log', 'Leads', 'Page views']) {
    await look(page, name, page.getByRole('link', { name, exact: true }));
  }
});

async function rosa(page: Page) {
  const email = anew('rosa@everypage.example');
  const owner = await newOwner(email);
  const id = await openPizzeria(owner);
  await owner.api.agents.update({ id, booking_enabled: true });
  await enter(page, email, '/app/agents');
  return { owner, id };
}

/** One of each kind of row. */
async function fill({ api }: Owner, id: string): Promise<void> {
  // Wherever it is about ten in the morning, of a business that is always open: there is time left today.
  const ahead = ((46 - new Date().getUTCHours()) % 24) - 12;
  const timezone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  await api.agents.update({ id, timezone, business_week: weekWith({ each: '00:00-00:00' }) });
  const person = await api.persons.create({ id, name: 'Doctor Okafor' });
  const service = await api.services.create({ id, name: 'Crown', minutes: 60, price: 980, person_ids: [person.id] });
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date());
  const { slots } = await api.bookings.availability({ id, date, service_id: service.id });
  const starts_at = slots[0]?.starts_at ?? '';
  const order_items = [{ name: 'Margherita', price: 14, quantity: 2, note: 'no basil' }];
  const special_request = 'Cut it into squares, the sauce on the side';
  await Promise.all([
    api.orders.create({ id, customer_name: 'Dan', order_items, allergies: 'peanuts', special_request }),
    api.memories.create({ id, content: 'We deliver within two miles for $3.' }),
    api.bookings.create({ id, starts_at, customer_name: 'Priya Nair', service_id: service.id }),
    texts(id, '+17185550172', 'My pizza was cold and nobody said sorry.', 'Dan', 'yes'),
    texts(id, '+16465550119', 'a large margherita please', "that's all", 'Mia', 'yes'),
  ]);
}

const tabOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Agent' }).getByRole('link', { name: new RegExp(`^${name}`) });

/** Those that there are, by what their links say. */
async function sectionsOf(page: Page): Promise<string[]> {
  const sections = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await expect(sections.first()).toBeVisible();
  return sections.allInnerTexts();
}

/** The page that a link leads to, or the one that is there: what opens over it, and how it is on a phone. */
async function look(page: Page, screen: string, link?: Locator): Promise<void> {
  const main = page.locator('main:not([data-left])');
  if (link) {
    await page.locator('main').evaluate("(left) => { left.dataset.left = ''; }");
    await link.click();
  }
  await expect(main.locator('h1, h2, h3').first()).toBeVisible();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate("document.documentElement.dataset.theme = 'dark'");
  await expectAccessible(page, `${screen}, at a desk in the dark`);
  for (const name of WINDOWS[screen] ?? []) await lookInto(page, screen, name);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate("document.documentElement.dataset.theme = 'light'");
  await expectAccessible(page, `${screen}, on a phone in the light`);
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** By keys alone: what opens can be used by everybody, goes with Escape and gives the focus back to what opened it. */
async function lookInto(page: Page, screen: string, name: string | RegExp): Promise<void> {
  const opener = page.getByRole('button', { name, exact: true }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(OPEN).first()).toBeVisible();
  await expectAccessible(page, `${screen}, ${name}`, OPEN);
  await page.keyboard.press('Escape');
  await expect(page.locator(OPEN)).toHaveCount(0);
  await expect(opener, `the focus is back at ${name}`).toBeFocused();
}
