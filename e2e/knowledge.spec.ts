import { expect, type Page, test } from '@playwright/test';
import { anew, createAgent, expectAccessible, openBeside, signUp } from './house.ts';
import { BASE_URL } from './start-server.ts';

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

async function choose(page: Page, chosen: ReturnType<typeof file>, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Upload File' }).click();
  const form = page.getByRole('dialog', { name: 'Upload File' });
  await form.getByLabel('File', { exact: true }).setInputFiles(chosen);
  await form.getByLabel('Label').fill(label);
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
}

/** A file is answered from in a running conversation, until it is deleted; the gap it leaves is closed by a correction. */
test('what stands in a file is known, cited, forgotten, and corrected', async ({ page }) => {
  const email = anew('nora@harbordental.com');
  await signUp(page, { name: 'Nora Harbor', email });
  const id = await createAgent(page, 'Harbor Dental', 'Harbor Dental, how can I help you?');
  await page.getByRole('button', { name: 'Start conversation' }).click();
  const bubbles = page.getByRole('log').locator('> *');
  await expect(bubbles).toHaveCount(1);
  const ask = async (lines: number, answer: RegExp) => {
    await page.getByRole('textbox').last().fill('Is there a coat check?');
    await page.keyboard.press('Enter');
    await expect(bubbles).toHaveCount(lines);
    await expect(bubbles.last()).toContainText(answer);
  };
  await ask(3, /^(?!.*by the door)/s);

  const files = await openBeside(page);
  await files.goto(`${BASE_URL}/app/agents/${id}/memory`);
  await files.getByRole('button', { name: 'Upload File' }).click();
  await files.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(files.getByText('No file provided for dataset upload')).toBeVisible();
  await expect(files.getByText('Dataset label is required')).toBeVisible();
  await files.keyboard.press('Escape');
  await choose(
    files,
    file('rules.txt', 'There is a coat check by the door.\n\nThe lift is out of order.'),
    'House rules',
  );
  await expect(files.getByRole('list', { name: 'Uploads' })).toContainText('Completed');
  await expect(files.getByRole('list', { name: 'Files' })).toContainText('2 passages');
  await files.getByLabel('Ask as a caller would').fill('where can I check my coat');
  await expect(files.getByText('There is a coat check by the door.')).toBeVisible();
  await expectAccessible(files, 'files');
  await ask(5, /There is a coat check by the door\./);

  await files.getByRole('button', { name: 'Delete House rules' }).click();
  await files.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(files.getByText('No files yet')).toBeVisible();
  await ask(7, /^(?!.*by the door)/s);

  await page.getByRole('button', { name: 'Hang up' }).click();
  await page.getByRole('link', { name: 'View conversation' }).click();
  await page.getByRole('button', { name: 'That was wrong' }).last().click();
  const form = page.getByRole('dialog', { name: 'That was wrong' });
  await form.getByLabel('What is right').fill('There is a coat check by the stairs.');
  await form.getByRole('button', { name: 'Try it' }).click();
  await expect(form.getByText('Would say now')).toBeVisible();
  await expect(form.getByText(/^Would say now.*by the stairs/)).toBeVisible();
  await expectAccessible(page, 'correction');
  await form.getByRole('button', { name: 'Save Correction' }).click();
  await expect(form).toBeHidden();
  await files.reload();
  await expect(files.getByRole('row', { name: /by the stairs/ })).toContainText('High');

  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Earlier tests' })).toBeVisible();
});

/** Twenty-five megabytes on a slow line: true bytes, a pause, another start, and in the end nothing left behind. */
test('an upload is paused, started again and cancelled', async ({ page, context }) => {
  const email = anew('slow@harbordental.com');
  await signUp(page, { name: 'Slow Line', email });
  const id = await createAgent(page, 'Harbor Dental', 'Harbor Dental, how can I help you?');
  await page.goto(`${BASE_URL}/app/agents/${id}/memory`);
  const network = await context.newCDPSession(page);
  const slow = { offline: false, latency: 20, downloadThroughput: 2_000_000, uploadThroughput: 1_500_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  const text = `${'A sentence of some words for a very long file. '.repeat(14)}\n\n`
    .repeat(39_000)
    .slice(0, 25 * 1024 * 1024);
  await choose(page, file('long.txt', text), 'Long file');
  const row = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(row).toContainText(/Uploading, [\d.]+ MB of 24\.\d MB, [\d.]+ (KB|MB)\/s, \d+ s left/);
  await page.getByRole('button', { name: 'Pause Long file' }).click();
  await expect(row).toContainText('The upload starts again from the beginning.');
  await page.getByRole('button', { name: 'Resume Long file' }).click();
  await expect(row).toContainText(/Uploading, [\d.]+ (B|KB|MB) of 24/);
  await page.getByRole('button', { name: 'Cancel Long file' }).click();
  await expect(row).toContainText('Upload cancelled by user');
  await expect(page.getByText('No files yet')).toBeVisible();

  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1, downloadThroughput: -1 });
  await choose(page, file('broken.json', '{"a":'), 'Broken');
  await expect(row.first()).toContainText('The file is not valid JSON.');
  await expect(page.getByRole('button', { name: 'Retry Broken' })).toBeVisible();
});
