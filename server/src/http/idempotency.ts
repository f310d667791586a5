import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { contract } from '@attendant/contract';
import type { EndpointMeta } from '@attendant/contract/endpoint';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { RequestContext } from './context.ts';
import { problem } from './problem.ts';

/**
 * The same request once more, because its answer was lost, makes nothing new: it is answered as the first time, on
 * every server, for a day. Source: draft-ietf-httpapi-idempotency-key-header-07
 */

/** Longer than any request takes: whoever was at it is gone. */
const LEFT_SECONDS = 120;
const PATIENCE_MS = 2_000;
const LOOK_MS = 50;
const UNDER_WAY = 0;
export const SWEEP_ANSWERED = 'sweep-answered-requests';
export const SWEEP_ANSWERED_HOURLY = '41 * * * *';

interface Endpoint {
  meta: EndpointMeta;
  route: { method?: string; path?: string };
}

/** Signing in and its like make sessions, whose cookies and tokens are kept nowhere. */
const makesSomething = ({ meta, route }: Endpoint): boolean =>
  (route.method ?? 'POST') === 'POST' && (meta.needs !== 'nothing' || route.path === LEADS);
const LEADS = contract.leads.create['~orpc'].route.path;

/** Does `work` unless it was done under the request's key before; null: the request has no key, or makes nothing. */
export async function onceOnly(
  endpoint: Endpoint,
  context: RequestContext,
  input: unknown,
  work: () => Promise<unknown>,
): Promise<{ answer: unknown } | null> {
  const header = context.request.headers['idempotency-key'];
  if (header === undefined || !makesSomething(endpoint)) return null;
  const seal = sealOf(keyIn(header), `${context.user?.id ?? context.ip} ${endpoint.route.path}`);
  const hash = seal.hashOf(await spelt(input));
  const before = await takeUp(context.db, seal.key, hash);
  if (before !== null) {
    void context.reply.header('idempotency-replayed', 'true');
    return { answer: before === '' ? undefined : JSON.parse(seal.open(before)) };
  }
  if (isObject(input) && endpoint.meta.once === true) input.request_id ??= seal.id;
  try {
    const answer = await work();
    if (canBeKept(answer))
      await keep(context.db, seal.key, answer === undefined ? '' : seal.close(JSON.stringify(answer)));
    else await giveUp(context.db, seal.key);
    return { answer };
  } catch (error) {
    // Nothing was made: the next one may try.
    await giveUp(context.db, seal.key);
    throw error;
  }
}

/** 1 to 255 visible characters, with the quotation marks of the draft or without. */
function keyIn(header: string | string[]): string {
  const key = typeof header === 'string' ? /^(?:"([\x20-\x7e]{1,255})"|([\x21-\x7e]{1,255}))$/.exec(header) : null;
  const found = key?.[1] ?? key?.[2];
  if (!found) throw problem('malformed', { message: 'Idempotency-Key must be one text of 1 to 255 characters.' });
  return found;
}

/** The answer that is there already, null when this request is the first. */
async function takeUp(db: Db, key: string, hash: Buffer): Promise<string | null> {
  for (const until = Date.now() + PATIENCE_MS; ; await delay(LOOK_MS)) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('answered_requests')
      .values({ scope: SCOPE, key, body_hash: hash, status: UNDER_WAY, answer: '' })
      .onConflict((oc) =>
        oc
          .columns(['scope', 'key'])
          .doUpdateSet({ created_at: sql<Date>`now()` })
          .where('answered_requests.status', '=', UNDER_WAY)
          .where('answered_requests.body_hash', '=', hash)
          .where('answered_requests.created_at', '<', sql<Date>`now() - make_interval(secs => ${LEFT_SECONDS})`),
      )
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) return null;
    const row = await db
      .selectFrom('answered_requests')
      .select(['status', 'answer', 'body_hash'])
      .where('scope', '=', SCOPE)
      .where('key', '=', key)
      .executeTakeFirst();
    if (row && !row.body_hash.equals(hash)) throw problem('key-used');
    if (row && row.status !== UNDER_WAY) return row.answer;
    if (Date.now() > until) throw problem('under-way', { retryAfterSeconds: 2 });
  }
}

const SCOPE = 'api';

const keep = (db: Db, key: string, answer: string) =>
  db
    .updateTable('answered_requests')
    .set({ status: 200, answer })
    .where('scope', '=', SCOPE)
    .where('key', '=', key)
    .execute();

const giveUp = (db: Db, key: string) =>
  db.deleteFrom('answered_requests').where('scope', '=', SCOPE).where('key', '=', key).execute();

/** What was answered to the same request before; null: nothing. For carriers, whose requests have ids of their own. */
export async function answerGiven(db: Db, scope: string, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('answered_requests')
    .select('answer')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.answer ?? null;
}

/** The first answer stays: whoever comes second with the same key is told that one. */
export async function keepAnswer(
  db: Db,
  { scope, key, body, answer }: { scope: string; key: string; body: string; answer: string },
): Promise<void> {
  const body_hash = createHash('sha256').update(body).digest();
  await db
    .insertInto('answered_requests')
    .values({ scope, key, body_hash, status: 200, answer })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Answers to carriers, too: what was texted back to somebody must not stay for ever. */
export const sweepAnswered = (db: Db) =>
  db.deleteFrom('answered_requests').where('created_at', '<', sql<Date>`now() - interval '24 hours'`).execute();

/** Whoever reads the table learns nothing: what is kept can be opened with the client's key only. */
function sealOf(key: string, whose: string) {
  const secret = createHmac('sha256', key).update(whose).digest();
  const name = createHash('sha256').update(secret).digest();
  return {
    key: name.toString('base64url'),
    id: uuidOf(name),
    hashOf: (text: string) => createHmac('sha256', secret).update(text).digest(),
    close(text: string) {
      const start = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', secret, start);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([start, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open(text: string) {
      const bytes = Buffer.from(text, 'base64');
      const cipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8');
    },
  };
}

/** RFC 9562 5.8. */
const uuidOf = (bytes: Buffer): string => {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** All that was asked for, files by what is in them. */
async function spelt(input: unknown): Promise<string> {
  const files: File[] = [];
  const text = JSON.stringify(input, (_key, value: unknown) => {
    if (!(value instanceof File)) return value;
    files.push(value);
    return { name: value.name };
  });
  const hash = createHash('sha256');
  for (const file of files) for await (const chunk of file.stream()) hash.update(chunk);
  return `${text} ${hash.digest('hex')}`;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Streams and files are not. */
const canBeKept = (answer: unknown): boolean =>
  !isObject(answer) || (!(Symbol.asyncIterator in answer) && !Object.values(answer).some((one) => one instanceof Blob));
