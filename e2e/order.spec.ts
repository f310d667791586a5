import { expect, test } from '@playwright/test';
import { anew, createAgent, expectAccessible, openBeside, signUp, toSection, toTop } from './house.ts';
import { BASE_URL } from './start-server.ts';

/** The main job, as a new owner does it: from signing up to a spoken-for order on the board. */
test('what is typed to the agent becomes an order on the board', async ({ page }) => {
  const email = anew('rosa@salsbrickoven.com');
  await signUp(page, { name: 'Rosa Marchetti', email });
  await expect(page.getByText('No agents yet')).toBeVisible();
  await expectAccessible(page, 'agents, empty');

  const id = await createAgent(page, "Sal's Order Line", "Sal's Brick Oven, what can I get started for you?");
  await page.goto(`${BASE_URL}/app/agents/${id}/settings`);
  await page.getByLabel('Business Name').fill("Sal's Brick Oven");
  await toSection(page, 'Features');
  await page.getByRole('switch', { name: 'Take orders' }).click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles('tools/seed/sals-menu.csv');
  await page.getByRole('button', { name: 'Import 30 items' }).click();
  await expect(page.getByRole('heading', { name: '30 items' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  const board = await openBeside(page);
  await board.goto(`${BASE_URL}/app/agents/${id}/orders`);
  await expect(board.getByText('No orders').first()).toBeVisible();

  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('button', { name: /start|try it/i }).click();
  const words = page.getByRole('log');
  await expect(words).toContainText('what can I get started for you');
  const say = async (text: string, answer: RegExp) => {
    await page.getByRole('textbox').last().fill(text);
    await page.keyboard.press('Enter');
    await expect(words).toContainText(answer);
  };
  await say("Hi, I'd like one small Margherita and an order of garlic knots", /Garlic Knots/);
  await say('make that a large margherita, no, two smalls', /two small Margherita/i);
  await say("that's all", /name/i);
  await say('Dan', /phone number/);
  await say('718 555 0172', /\$36\.00/);
  await toTop(page);
  await expectAccessible(page, 'overview, talking');
  await say('yes', /Your order is in: 2 Margherita, small; and 1 Garlic Knots\. The total is \$36\.00/);

  const ticket = board.getByRole('article').filter({ hasText: 'Dan' });
  await expect(ticket).toContainText('Margherita, small', { timeout: 1_500 });
  await expect(ticket).toContainText('$36.00');
  await ticket.getByRole('button', { name: /forward/i }).click();
  await expect(
    board
      .getByRole('region', { name: /In Progress/ })
      .or(board.locator('section', { hasText: 'In Progress' }))
      .first(),
  ).toContainText('Dan');

  await page.getByRole('button', { name: 'Hang up' }).click();
  await page.getByRole('link', { name: 'Conversations', exact: true }).click();
  await page
    .getByRole('link', { name: /^View conversation/ })
    .first()
    .click();
  await expect(page.getByText(/Conversation #[0-9a-f]{8}/)).toBeVisible();
  await expect(page.getByText('make that a large margherita, no, two smalls')).toBeVisible();
});
