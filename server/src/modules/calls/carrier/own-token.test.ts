import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';
import { signatureOf } from './signature.ts';

/** A server that was given no token of a carrier is not open: it has one of its own. */

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp({ environment: { TWILIO_AUTH_TOKEN: '' } });
  cast = await assembleCast(app);
});

const form = { CallSid: 'CA-own', From: '+17185550172', To: '+17185550147', CallStatus: 'ringing' };
const ring = async (path: string, signature: (url: string) => string | null) => {
  const url = `/api/agent/${cast.agentId}${path}`;
  const signed = signature(`http://localhost${url}`);
  const answer = await app.ask('POST', url, {
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(signed && { 'x-twilio-signature': signed }) },
  });
  return answer.status;
};

it.each(['/voice', '/voice/status', '/message'])('%s hears nobody who does not sign with it', async (path) => {
  expect(await ring(path, () => null)).toBe(403);
  expect(await ring(path, (url) => signatureOf('', url, form))).toBe(403);
  expect(await ring(path, (url) => signatureOf('undefined', url, form))).toBe(403);
  const { rows } = { rows: await app.database.db.selectFrom('conversations').select('id').execute() };
  expect(rows).toEqual([]);
});

it('and hears whoever does', async () => {
  const token = readFileSync(join(app.dataDir, 'secrets', 'twilio-auth-token'), 'utf8');
  expect(await ring('/voice', (url) => signatureOf(token, url, form))).toBe(200);
});
