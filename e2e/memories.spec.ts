import { expect, test } from '@playwright/test';
import { anew, createAgent, expectAccessible, openBeside, signUp } from './house.ts';
import { BASE_URL } from './start-server.ts';

/** What the owner writes down in one window, a caller hears in another, until it is switched off or deleted. */
test('what is remembered is answered, in the middle of a conversation', async ({ page }) => {
  const email = anew('june@harbordental.com');
  await signUp(page, { name: 'June Park', email });
  const id = await createAgent(page, 'Harbor Dental', 'Harbor Dental, how can I help you?');

  await page.getByRole('button', { name: /start|try it/i }).click();
  const words = page.getByRole('log');
  await expect(words).toContainText('how can I help you');
  const bubbles = words.locator('> *');
  let lines = 1;
  const ask = async (knows: boolean) => {
    await page.getByRole('textbox').last().fill('Do you deliver?');
    await page.keyboard.press('Enter');
    lines += 2;
    await expect(bubbles).toHaveCount(lines);
    await expect(bubbles.last()).toContainText(
      knows ? 'We deliver within two miles for $3.' : /don't have anything about delivery here/,
    );
  };
  await ask(false);

  const memories = await openBeside(page);
  await memories.goto(`${BASE_URL}/app/agents/${id}/memories`);
  await memories.waitForURL('**/memory');
  await expect(memories.getByText('No memories found')).toBeVisible();
  await memories.getByRole('button', { name: 'New Memory' }).click();
  const form = memories.getByRole('dialog', { name: 'Create New Memory' });
  await form.getByRole('button', { name: 'Create Memory' }).click();
  await expect(form.getByText('Content is required')).toBeVisible();
  await form.getByLabel('Lesson').fill('We deliver within two miles for $3.');
  await form.getByLabel('Type').selectOption('Fact');
  await expectAccessible(memories, 'new memory');
  await form.getByRole('button', { name: 'Create Memory' }).dblclick();
  const row = memories.getByRole('row', { name: /two miles/ });
  await expect(row).toContainText('Medium');
  await ask(true);

  await row.getByRole('button', { name: 'Edit memory' }).click();
  await memories.getByRole('switch', { name: 'Use this memory on calls' }).click();
  await memories.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row).toContainText('Inactive');
  await ask(false);

  await row.getByRole('button', { name: 'Delete memory' }).click();
  await expect(memories.getByRole('alertdialog')).toContainText('“We deliver within two miles for $3.”');
  await memories.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(memories.getByText('No memories found')).toBeVisible();
  await ask(false);
});
