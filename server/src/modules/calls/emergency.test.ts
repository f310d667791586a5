import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';
import { signatureOf } from './carrier/signature.ts';

let app: TestApp;
let cast: Cast;
const on = () => ({ app, cast });
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

/** Somebody texts; the answer comes back. */
async function text(body: string): Promise<string> {
  const path = `/api/agent/${cast.agentId}/message`;
  const form = { MessageSid: `SM-${body.length}`, From: '+17185550172', To: '+17185550147', Body: body };
  const answer = await app.ask('POST', path, {
    body: new URLSearchParams(form).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signatureOf(app.token, `http://localhost${path}`, form),
    },
  });
  return /<Message>(.*)<\/Message>/s.exec(answer.text)?.[1] ?? '';
}

describe('a conversation in which danger is heard', () => {
  it('says the sentence of the business, is marked with it, and is told of as such', async () => {
    const url = `/api/agent/${cast.agentId}/emergency`;
    const changed = await app.ask('PUT', url, { as: cast.tokens.editor, body: { text: ' Ring 718 555 0199. ' } });
    expect(changed.body).toEqual({ text: 'Ring 718 555 0199.' });
    expect(await text('hello there')).not.toMatch(/911/);
    const list = () => app.ask('GET', `/api/agent/${cast.agentId}/conversations`, { as: cast.tokens.viewer });
    expect((await list()).body.items).toMatchObject([{ danger: null }]);
    expect(await text('my father has chest pain and his arm is numb')).toMatch(/911 now\. Ring 718 555 0199\./);
    const { items } = (await list()).body;
    expect(items).toMatchObject([{ danger: 'emergency' }]);
    const one = await app.ask('GET', `/api/conversations/${items[0].id}`, { as: cast.tokens.viewer });
    expect(one.body.danger).toBe('emergency');
    const mails = await app.database.db.selectFrom('mails').select('subject').where('kind', '=', 'message').execute();
    expect(mails[0]?.subject).toMatch(/^Emergency: /);
  });
});

it('a sentence that nobody could wait for is refused', async () => {
  const body = { text: 'x'.repeat(301) };
  expect((await app.ask('PUT', `/api/agent/${cast.agentId}/emergency`, { as: cast.tokens.editor, body })).status).toBe(
    422,
  );
});

describe('rights', () => {
  playRights({ method: 'GET', url: '/api/agent/{agent}/emergency' }, [401, 404, 200, 200, 200, 200], on);
  const body = { text: '' };
  playRights({ method: 'PUT', url: '/api/agent/{agent}/emergency', body }, [401, 404, 403, 200, 200, 200], on);
});
