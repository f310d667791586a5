import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Calls, createAttendant } from '@attendant/client';
import type { Conversation } from '@attendant/contract/conversations';
import { expect } from '@playwright/test';
import { type CallOptions, type CallResult, placeCall } from '../tools/line/call.ts';
import { BASE_URL, cameFrom } from './start-server.ts';

/** An owner who works by the API, and the simulated line. */

export interface Owner {
  token: string;
  api: Calls;
}

export async function newOwner(email: string, baseUrl = BASE_URL): Promise<Owner> {
  const server = { baseUrl, headers: cameFrom(email) };
  const { auth } = createAttendant(server);
  const password = 'brick oven at dusk';
  await auth.signUp({ email, password, name: 'Rosa Marchetti' });
  const { access_token: token } = await auth.login({ email, password });
  return { token, api: createAttendant({ ...server, token }) };
}

export const MENU_CSV = readFileSync(new URL('../tools/seed/sals-menu.csv', import.meta.url), 'utf8');

export async function openPizzeria({ api }: Owner): Promise<string> {
  const { id } = await api.agents.create({
    name: "Sal's Order Line",
    business_name: "Sal's Brick Oven",
    greeting: "Sal's Brick Oven, what can I get started for you?",
    system_prompt: 'You take orders for pickup at a family pizzeria.',
  });
  await api.agents.update({ id, ordering_enabled: true });
  await api.menu.upload({ id, file: new File([MENU_CSV], 'menu.csv', { type: 'text/csv' }) });
  return id;
}

export const ring = (
  agentId: string,
  options: Pick<CallOptions, 'steps'> & Partial<CallOptions>,
): Promise<CallResult> =>
  placeCall({
    baseUrl: BASE_URL,
    agentId,
    token: readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'secrets', 'twilio-auth-token'), 'utf8').trim(),
    from: '+17185550172',
    to: '+17185550147',
    fast: false,
    speed: 1,
    ...options,
  });

/** The conversation of the call from this number, once it is closed: the row is, a moment after the line. */
export async function closedCall({ api }: Owner, agentId: string, from: string): Promise<Conversation> {
  let found: Conversation | undefined;
  await expect(async () => {
    const { items } = await api.conversations.list({ id: agentId });
    found = items.find(({ caller_phone }) => caller_phone === from);
    expect(found).toBeDefined();
    expect(found?.status).not.toBe('in_progress');
  }).toPass({ timeout: 40_000 });
  if (!found) throw new Error('The call left no trace.');
  return found;
}
