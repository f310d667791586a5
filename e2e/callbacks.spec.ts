import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openVoice } from '../tools/line/voice.ts';
import { closedCall, newOwner, openPizzeria, ring } from './calls.ts';
import { anew, enter, look } from './house.ts';

/** An angry caller, and the owner who calls back. */

const DAN = '+17185550172';
const MIA = '+16465550119';

test('a complaint is found, heard and called back in under a minute', async ({ page }) => {
  const email = anew('angry@example.com');
  const owner = await newOwner(email);
  const id = await openPizzeria(owner);
  const { defaults: _, ...retention } = await owner.api.retention.get({ id });
  await owner.api.retention.change({ ...retention, id, recording: 'always' });
  const voice = await openVoice();
  await ring(id, { from: MIA, steps: [{ kind: 'hangup' }] });
  const lines = ['My pizza was cold and nobody said sorry.', 'My name is Dan.'];
  const steps = lines.map(async (text) => ({ kind: 'say' as const, text, pcm: await voice.speak(text) }));
  await ring(id, { from: DAN, steps: await Promise.all(steps) });
  await voice.close();
  await closedCall(owner, id, DAN);

  await enter(page, email, `/app/agents/${id}/overview`);
  const began = Date.now();
  const waits = page.getByRole('navigation', { name: 'Waits for you' });
  await expect(waits.getByRole('link', { name: '2 Call-backs' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Latest calls' }).getByText('Complaint, no call-back yet'),
  ).toBeVisible();
  await look(page, 'home');
  await waits.getByRole('link', { name: '1 Complaint' }).click();
  const caller = page.getByRole('listitem').filter({ hasText: '0172' });
  await expect(caller).toContainText(/pizza was cold/i);
  await caller.getByRole('link', { name: /^Open the conversation/ }).click();
  await page.getByRole('button', { name: 'Play all' }).click();
  await expect(page.getByRole('button', { name: 'Pause all' })).toBeVisible();
  await page.getByRole('link', { name: /^Call-backs/ }).click();
  await expect(page.getByRole('heading', { name: '2 callers wait' })).toBeVisible();
  await expect(caller.getByRole('link', { name: /^Call / })).toHaveAttribute('href', `tel:${DAN}`);
  await caller.getByRole('button', { name: /^Done/ }).click();
  await expect(page.getByRole('heading', { name: '1 caller waits' })).toBeVisible();
  expect(Date.now() - began).toBeLessThan(60_000);

  await page.getByRole('link', { name: 'Conversations', exact: true }).click();
  await expect(page.getByRole('row', { name: /Complaint, called back.*0172/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /0119.*Missed/ })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('"Complaint, called back"');
});
