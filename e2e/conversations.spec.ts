import { expect, test } from '@playwright/test';
import { rowsIn } from './archives.ts';
import { newOwner, type Owner, openPizzeria, ring } from './calls.ts';
import { anew, enter, expectAccessible } from './house.ts';
import { text, texts } from './texts.ts';

/** What the owner finds again, takes away, and has forgotten. */

const DAN = '+17185550172';
const MIA = '+16465550119';

const figuresOf = async (owner: Owner, agentId: string) => ({
  orders: await owner.api.orders.list({ id: agentId }),
  statistics: await owner.api.statistics.get({ id: agentId }),
});

test('a conversation is found by its filters, deleted, and its caller forgotten', async ({ page }) => {
  const email = anew('found@example.com');
  const owner = await newOwner(email);
  const id = await openPizzeria(owner);
  await Promise.all([
    texts(id, DAN, 'a large margherita please', "that's all", 'Dan', 'yes'),
    text(id, MIA, 'Do you have parking?'),
    ring(id, { from: MIA, steps: [{ kind: 'hangup' }] }),
  ]);
  await enter(page, email, `/app/agents/${id}/conversations`);
  const found = page.getByRole('heading', { level: 2 }).first();
  await expect(found).toHaveText('3 conversations');
  await expect(page.getByText(/^1 call, 2 texts, 2 callers\./)).toBeVisible();

  const only = async (label: string, value: string) => {
    const field = page.getByLabel(label);
    await ((await field.evaluate((one) => one.tagName)) === 'SELECT' ? field.selectOption(value) : field.fill(value));
  };
  for (const [label, value, count, empty] of [
    ['Search what was said', 'parking', '1 conversation', ''],
    ["Caller's name or number", '0119', '2 conversations', ''],
    ["Caller's name or number", 'dan', '1 conversation', ''],
    ['Outcome', 'ordered', '1 conversation', ''],
    ['Status', 'missed', '1 conversation', ''],
    ['Type', 'message', '2 conversations', ''],
  ] as const) {
    await only(label, value);
    await expect(found).toHaveText(count);
    await only(label, empty);
    await expect(found).toHaveText('3 conversations');
  }
  await only('Search what was said', 'zebra');
  await expect(page.getByText('No conversations found')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();

  await page
    .getByRole('row', { name: /0119.*Missed/ })
    .getByRole('link', { name: /^[0-9a-f]{8}$/ })
    .click();
  await page.getByRole('button', { name: 'Delete conversation' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete Conversation' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(found).toHaveText('2 conversations');

  await page
    .getByRole('row', { name: /0172/ })
    .getByRole('link', { name: /^[0-9a-f]{8}$/ })
    .click();
  await page.getByRole('button', { name: '+1 (718) 555-0172' }).click();
  const card = page.getByRole('dialog', { name: 'Dan' });
  await expect(card).toContainText('1 conversation');
  await expectAccessible(page, 'caller');
  const before = await figuresOf(owner, id);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('caller.zip');
  expect((await rowsIn(await file.path(), 'orders.json')).map(({ customer_name }) => customer_name)).toEqual(['Dan']);
  await card.getByRole('button', { name: 'Forget this caller' }).click();
  await page.getByRole('button', { name: 'Forget', exact: true }).click();
  await expect(card).toBeHidden();
  await expect(page.getByText('No messages found')).toBeVisible();
  await expect(page.getByText('0172')).toHaveCount(0);

  const after = await figuresOf(owner, id);
  expect(after.orders.items).toEqual([
    expect.objectContaining({
      customer_name: 'Forgotten caller',
      customer_phone: '',
      total_price: before.orders.items[0]?.total_price,
    }),
  ]);
  expect(after.statistics.conversations.all.current).toBe(2);
});
