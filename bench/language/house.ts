import { readFileSync } from 'node:fs';
import { weekWith } from '@attendant/contract/testing/weeks';
import { type App, startApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import type { Database, Db } from '../../server/src/database/open.ts';
import { openLog } from '../../server/src/log.ts';
import { type AssistantParts, openModels } from '../../server/src/modules/calls/index.ts';
import { itemsOf, type MenuRow } from '../../server/src/modules/menu/index.ts';
import { BUSINESSES, type Business } from './businesses.ts';
import {
  CALLS_AFIELD,
  CALLS_BEYOND,
  CALLS_ELSEWHERE,
  CALLS_FURTHER,
  CALLS_ORDINARY,
  OWN_CALLS,
  shopsOf,
} from './calls/call.ts';
import type { Ears } from './ears.ts';

/** The businesses that the sets ring, in one database, each with its own menu, hours and notes. */
export interface House {
  parts: AssistantParts;
  /** Who answers, as the table names it. */
  answering: string;
  shop(name: string): Shop;
  /** Callers speak, and are heard by these; without, they type. */
  ears?: Ears;
}

export interface Shop {
  agentId: string;
  tenantId: string;
  timezone: string;
  menu: readonly MenuRow[];
  business: Business;
}

/**
 * Opens every business on this database as an owner does, then closes the server: from then on nothing runs but the
 * conversations. `environment` may name a language model; without one the built-in assistant answers.
 */
export async function openHouse(
  database: Database,
  environment: Record<string, string | undefined>,
  businesses: Readonly<Record<string, Business>> = {
    ...BUSINESSES,
    ...shopsOf(OWN_CALLS),
    ...shopsOf(CALLS_ELSEWHERE),
    ...shopsOf(CALLS_FURTHER),
    ...shopsOf(CALLS_BEYOND),
    ...shopsOf(CALLS_AFIELD),
    ...shopsOf(CALLS_ORDINARY),
  },
): Promise<House> {
  await hasten(database);
  const config = readConfig(environment);
  const log = openLog(config.logLevel);
  const app = await startApp(config, log, {
    database: { ...database, close: async () => undefined },
    speech: NO_SPEECH,
  });
  const ask = asker(app);
  const account = { email: 'rosa@example.com', password: 'brick oven at dusk' };
  await ask('POST', '/api/auth/users', { ...account, name: 'Rosa Marchetti' });
  const { access_token: token = '' } = await ask('POST', '/api/auth/login', account);
  const open = new Map<string, Shop>();
  for (const [name, business] of Object.entries(businesses))
    open.set(name, await openShop(app, database.db, token, business));
  await app.close();
  return {
    parts: {
      db: database.db,
      models: await openModels(config),
      log,
      post: {
        queue: async () => undefined,
        deliver: async () => 0,
        forget: async () => undefined,
        close: () => undefined,
      },
      publicUrl: config.publicUrl,
    },
    answering: config.model?.model ?? 'built-in assistant',
    shop(name) {
      const shop = open.get(name);
      if (!shop) throw new Error(`${name} was not opened.`);
      return shop;
    },
  };
}

/** What is forgotten after each case need not survive a power cut. */
async function hasten({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select quote_ident(current_database()) as name');
  await pool.query(`alter database ${rows[0]?.name ?? ''} set synchronous_commit = off`);
}

const NO_SPEECH = { ready: async () => null, close: async () => undefined };

async function openShop(app: App, db: Db, token: string, business: Business): Promise<Shop> {
  const ask = asker(app);
  const { id: agentId = '' } = await ask(
    'POST',
    '/api/agents',
    { name: `${business.name} line`.slice(0, 50), business_name: business.name, timezone: TIMEZONE },
    token,
  );
  await ask('PATCH', `/api/agent/${agentId}/settings`, business.settings, token);
  if (!('business_hours' in business.settings)) await openAlways(db, agentId);
  if (business.menu) await importMenu(app, agentId, token, business.menu);
  const notes = business.notes ?? [];
  if (notes.length > 0) {
    const rows = notes.map((content) => ({ agent_id: agentId, content, memory_type: 'fact' }));
    await db.insertInto('memories').values(rows).execute();
  }
  const agent = await db.selectFrom('agents').select('tenant_id').where('id', '=', agentId).executeTakeFirstOrThrow();
  const menu = await itemsOf(db, agentId).selectAll().execute();
  return { agentId, tenantId: agent.tenant_id, timezone: TIMEZONE, menu, business };
}

const TIMEZONE = 'America/New_York';

/** What comes of an order must not depend on the hour of the run. */
async function openAlways(db: Db, agentId: string): Promise<void> {
  const business_week = JSON.stringify(weekWith({ each: '00:00-00:00' }));
  await db.updateTable('agents').set({ business_week }).where('id', '=', agentId).execute();
}

async function importMenu(app: App, agentId: string, token: string, file: string): Promise<void> {
  const csv = readFileSync(new URL(file, new URL('./menus/', import.meta.url)), 'utf8');
  const form = new FormData();
  form.append('file', new File([csv], 'menu.csv', { type: 'text/csv' }));
  const encoded = new Response(form);
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/agent/${agentId}/menu/upload-csv`,
    headers: { authorization: `Bearer ${token}`, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const { errors } = answer.json<{ errors?: unknown[] }>();
  if (answer.statusCode !== 200 || errors?.length) throw new Error(`${file} was not taken: ${answer.body}`);
}

const asker = (app: App) => async (method: 'POST' | 'PATCH', url: string, payload: object, token?: string) => {
  const answer = await app.server.inject({
    method,
    url,
    payload,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (answer.statusCode >= 400) throw new Error(`${method} ${url}: ${answer.body}`);
  return answer.json<{ id?: string; access_token?: string }>();
};
