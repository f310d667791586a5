import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { SpeechParts } from '../../modules/calls/index.ts';
import { type TestApp, testApp } from '../app.ts';
import { enrol } from '../cast.ts';

/** A business of its own for one conversation: what others change is not seen by it. */
export interface Shop {
  agentId: string;
  url: string;
  token: string;
  /** What Telnyx signs with. */
  telnyx: KeyObject;
  sellOut(item: string): Promise<void>;
}

export interface House {
  app: TestApp;
  /** Where the server is reached, as it signs. */
  url: string;
  /** What carriers sign with. */
  carrierToken: string;
  telnyx: KeyObject;
  /** The owner's. */
  token: string;
}

/** A server that can be rung, with these ears and this voice. */
export async function openHouse(speech: SpeechParts, log?: Logger): Promise<House> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { publicKey, privateKey: telnyx } = generateKeyPairSync('ed25519');
  const TELNYX_PUBLIC_KEY = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');
  const carriers = { TWILIO_AUTH_TOKEN: '', TELNYX_PUBLIC_KEY };
  const environment = { PORT: String(port), PUBLIC_URL: url, ...carriers, ...configuredModel() };
  const app = await testApp({ speech, environment, ...(log && { log }) });
  const carrierToken = readFileSync(join(app.dataDir, 'secrets', 'twilio-auth-token'), 'utf8').trim();
  const { token } = await enrol(app, 'Rosa Marchetti');
  return { app, url, carrierToken, telnyx, token };
}

/** With SETS=all the model that the shell names answers, as it would in the product; else the built-in assistant. */
function configuredModel(): Record<string, string> {
  if (process.env.SETS !== 'all') return {};
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value && name.startsWith('LLM_') ? [[name, value]] : [])),
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** What the shop has. */
export interface Stock {
  /** A CSV file of the repository. */
  menu?: string | undefined;
  /** Words of a file that was uploaded. */
  knows?: string | undefined;
}

export async function openShop(house: House, agent: object, settings: object, { menu, knows }: Stock): Promise<Shop> {
  const { app, token, url, carrierToken, telnyx } = house;
  const ask = async (method: 'POST' | 'PATCH', path: string, body: unknown, headers = {}) => {
    const answer = await app.ask(method, path, { as: token, body, headers });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer;
  };
  const { id } = (await ask('POST', '/api/agents', pick(agent, 'name', 'business_name', 'greeting'))).body as {
    id: string;
  };
  for (const changes of [omit(agent, 'name', 'business_name', 'greeting'), settings])
    await ask('PATCH', `/api/agent/${id}/settings`, await merged(house, id, changes));
  if (menu) await importMenu(house, id, menu);
  if (knows) await teach(house, id, knows);
  return {
    agentId: id,
    url,
    token: carrierToken,
    telnyx,
    async sellOut(item) {
      await app.database.db
        .updateTable('menu_items')
        .set({ available: false })
        .where('agent_id', '=', id)
        .where('name', '=', item)
        .execute();
    },
  };
}

/** Of the transfer settings a script names only what it changes. */
async function merged({ app, token }: House, id: string, settings: object): Promise<object> {
  if (!('transfer_settings' in settings)) return settings;
  const { body } = await app.ask('GET', `/api/agent/${id}/settings`, { as: token });
  const now = (body as { transfer_settings: { rules: object; businessHours: object } }).transfer_settings;
  const wanted = settings.transfer_settings as { rules?: object; businessHours?: object };
  const transfer_settings = {
    ...now,
    ...wanted,
    rules: { ...now.rules, ...wanted.rules },
    businessHours: { ...now.businessHours, ...wanted.businessHours },
  };
  return { ...settings, transfer_settings };
}

async function importMenu({ url, token }: House, id: string, file: string): Promise<void> {
  const csv = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
  const form = new FormData();
  form.append('file', new File([csv], 'menu.csv', { type: 'text/csv' }));
  const answer = await fetch(`${url}/api/agent/${id}/menu/upload-csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`The menu was not taken: ${await answer.text()}`);
}

async function teach({ app, url, token }: House, id: string, words: string): Promise<void> {
  const form = new FormData();
  form.append('file', new File([words], 'house-rules.txt', { type: 'text/plain' }));
  form.append('label', 'House rules');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/agent/${id}/datasets`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`The file was not taken: ${await answer.text()}`);
  const read = () => app.database.db.selectFrom('datasets').select('status').where('agent_id', '=', id);
  for (let tries = 0; tries < 100; tries++) {
    if ((await read().executeTakeFirstOrThrow()).status === 'completed') return;
    await delay(100);
  }
  throw new Error('The file was not read.');
}

const pick = (from: object, ...keys: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));
const omit = (from: object, ...keys: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key)));
