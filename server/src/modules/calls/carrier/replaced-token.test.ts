import { beforeAll, expect, it } from 'vitest';
import { TEST_TOKEN, type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';
import { signatureOf } from './signature.ts';

const BEFORE = 'the token that is being replaced';
let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp({ environment: { TWILIO_AUTH_TOKEN_PREVIOUS: BEFORE } });
  cast = await assembleCast(app);
});

it.each([
  ['the token in use', TEST_TOKEN, 200],
  ['the token before it', BEFORE, 200],
  ['any other token', 'a token of somebody else', 403],
])('takes what is signed with %s', async (_what, token, status) => {
  const path = `/api/agent/${cast.agentId}/voice`;
  const form = { CallSid: `CA-${token.length}`, From: '+17185550172', To: '+17185550147', CallStatus: 'ringing' };
  const answer = await app.ask('POST', path, {
    body: new URLSearchParams(form).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signatureOf(token, `http://localhost${path}`, form),
    },
  });
  expect(answer.status).toBe(status);
});
