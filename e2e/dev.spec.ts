import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { WebSocket } from 'ws';
import { newOwner } from './calls.ts';
import { launch, stop } from './start-server.ts';

const PORT = 3927;
const baseUrl = `http://localhost:${PORT}`;

/** A developer's server, from the sources: whatever is at the printed address, and nothing anywhere else. */
test('one address has the pages, the API, the sockets, and follows edits', async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'attendant-dev-'));
  const server = await launch(dataDir, PORT, { LOG_LEVEL: 'warn' }, 'dev');
  try {
    const hears = said(page, '[vite] connected');
    await page.goto(baseUrl);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hears;
    const follows = said(page, '[vite] hot updated');
    utimesSync('web/src/site/home/Hero.tsx', new Date(), new Date());
    await follows;

    const owner = await newOwner('dev@example.com', baseUrl);
    await page.goto(`${baseUrl}/signin`);
    await page.getByLabel('Email').fill('dev@example.com');
    await page.getByLabel('Password', { exact: true }).fill('brick oven at dusk');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('No agents yet')).toBeVisible();

    const { id } = await owner.api.agents.create({ name: 'Front Desk' });
    const events = await owner.api.calls.events({ id });
    const ticket = await owner.api.calls.talk({ id });
    expect(await firstWord(ticket)).toMatchObject({ type: 'started', conversation_id: ticket.conversation_id });
    expect(await events.next()).toMatchObject({ value: { noun: 'conversations', agent_id: id } });
    await events.return();
  } finally {
    await stop(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
});

const said = (page: Page, words: string) =>
  page.waitForEvent('console', { predicate: (message) => message.text().includes(words), timeout: 60_000 });

/** What the socket of a conversation answers to its ticket. */
const firstWord = ({ socket_path, token }: { socket_path: string; token: string }) =>
  new Promise<unknown>((resolve, reject) => {
    const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}${socket_path}`, { origin: baseUrl });
    socket.on('open', () => socket.send(JSON.stringify({ type: 'start', token })));
    socket.on('error', reject);
    socket.once('message', (data: Buffer) => {
      resolve(JSON.parse(data.toString()));
      socket.close();
    });
  });
