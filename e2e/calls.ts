import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Conversation } from '@attendant/contract/conversations';
import { expect } from '@playwright/test';
import { type CallOptions, type CallResult, placeCall } from '../tools/line/call.ts';
import { BASE_URL, cameFrom } from './start-server.ts';

/** An owner who works by the API, and the simulated line. */

type Json = Record<string, unknown>;

export interface Owner {
  token: string;
  get<Answer>(path: string): Promise<Answer>;
  send<Answer>(method: string, path: string, body?: Json | FormData): Promise<Answer>;
}

export async function newOwner(email: string, baseUrl = BASE_URL): Promise<Owner> {
  const call = async <Answer>(
    method: string,
    path: string,
    body?: Json | FormData,
    token?: string,
  ): Promise<Answer> => {
    const form = body instanceof FormData;
    const answer = await fetch(`${baseUrl}/api${path}`, {
      method,
      headers: {
        ...cameFrom(email),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(!form && { 'content-type': 'application/json' }),
      },
      ...(body && { body: form ? body : JSON.stringify(body) }),
    });
    expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
    return (answer.status === 204 ? undefined : await answer.json()) as Answer;
  };
  const password = 'brick oven at dusk';
  await call('POST', '/auth/users', { email, password, name: 'Rosa Marchetti' });
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { email, password });
  return {
    token,
    get: (path) => call('GET', path, undefined, token),
    send: (method, path, body) => call(method, path, body, token),
  };
}

export const MENU_CSV = readFileSync(new URL('../tools/seed/sals-menu.csv', import.meta.url), 'utf8');

export async function openPizzeria(owner: Owner): Promise<string> {
  const { id } = await owner.send<{ id: string }>('POST', '/agents', {
    name: "Sal's Order Line",
    business_name: "Sal's Brick Oven",
    greeting: "Sal's Brick Oven, what can I get started for you?",
    system_prompt: 'You take orders for pickup at a family pizzeria.',
  });
  await owner.send('PATCH', `/agent/${id}`, { ordering_enabled: true });
  const form = new FormData();
  form.append('file', new File([MENU_CSV], 'menu.csv', { type: 'text/csv' }));
  await owner.send('POST', `/agent/${id}/menu/upload-csv`, form);
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
export async function closedCall(owner: Owner, agentId: string, from: string): Promise<Conversation> {
  let found: Conversation | undefined;
  await expect(async () => {
    const { items } = await owner.get<{ items: Conversation[] }>(`/agent/${agentId}/conversations`);
    found = items.find(({ caller_phone }) => caller_phone === from);
    expect(found).toBeDefined();
    expect(found?.status).not.toBe('in_progress');
  }).toPass({ timeout: 40_000 });
  if (!found) throw new Error('The call left no trace.');
  return found;
}
