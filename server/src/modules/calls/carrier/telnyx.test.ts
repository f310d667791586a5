import { generateKeyPairSync, sign } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { someSpeech, type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';

/** Telnyx speaks TeXML: the same forms and answers, another signature, another media socket. */

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const KEY = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp({ speech: someSpeech, environment: { TELNYX_PUBLIC_KEY: KEY } });
  cast = await assembleCast(app);
});

const FORM = { CallSid: 'v3:call-1', From: '+17185550172', To: '+17185550147', CallStatus: 'ringing' };

async function ring(form: Record<string, string>, more: { at?: number; body?: string; rest?: string } = {}) {
  const body = new URLSearchParams(form).toString();
  const time = String(more.at ?? Math.floor(Date.now() / 1000));
  const signature = sign(null, Buffer.from(`${time}|${body}`), privateKey).toString('base64');
  const answer = await app.ask('POST', `/api/agent/${cast.agentId}/voice${more.rest ?? ''}`, {
    body: more.body ?? body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'telnyx-timestamp': time,
      'telnyx-signature-ed25519': signature,
    },
  });
  return { ...answer, xml: new XMLParser({ ignoreAttributes: false }).parse(answer.text) };
}

const streamOf = async (CallSid: string): Promise<string> =>
  (await ring({ ...FORM, CallSid })).xml.Response.Connect.Stream['@_url'];

/** Opens the media socket as Telnyx does, without a signature. */
async function connect(url: string, callSid: string) {
  const socket = new WebSocket(app.url.replace('http', 'ws') + new URL(url).pathname);
  const messages: string[] = [];
  let wake = () => undefined as void;
  socket.on('message', (data) => {
    messages.push(Buffer.from(data as Buffer).toString('utf8'));
    wake();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const media_format = { encoding: 'PCMU', sample_rate: 8000, channels: 1 };
  socket.send('{"event":"connected","version":"1.0.0"}');
  socket.send(JSON.stringify({ event: 'start', stream_id: 's1', start: { call_control_id: callSid, media_format } }));
  const hear = async () => {
    while (!messages.some((message) => message.includes('"media"')))
      await new Promise<void>((resolve) => (wake = resolve));
  };
  return { socket, closed, hear, messages };
}

describe('a call through Telnyx', () => {
  it('is connected both ways to a socket that its token opens, and heard', async () => {
    const { xml } = await ring(FORM);
    const { Stream } = xml.Response.Connect;
    expect(Stream).toMatchObject({ '@_bidirectionalMode': 'rtp', '@_bidirectionalCodec': 'PCMU' });
    const line = await connect(Stream['@_url'], FORM.CallSid);
    await line.hear();
    line.socket.send('{"event":"stop","stop":{}}');
    const find = () =>
      app.database.db
        .selectFrom('conversations')
        .select(['carrier', 'status'])
        .where('carrier_id', '=', FORM.CallSid)
        .executeTakeFirst();
    await expect.poll(find).toMatchObject({ carrier: 'telnyx', status: 'missed' });
  });

  it('is admitted once for each token, for its own call only', async () => {
    const url = await streamOf('v3:call-2');
    const other = await connect(url, 'v3:another-call');
    expect(await other.closed).toBe(1008);
    const again = await connect(url, 'v3:call-2');
    expect(await again.closed).toBe(1008);
    const made_up = await connect(url.replace(/[\w-]{43}$/, 'x'.repeat(43)), 'v3:call-2');
    expect(await made_up.closed).toBe(1008);
  });
});

describe('a request that Telnyx did not sign', () => {
  it.each<[string, Parameters<typeof ring>[1]]>([
    ['with another body', { body: 'CallSid=v3%3Aforged&From=%2B19005550100' }],
    ['sent again later', { at: Math.floor(Date.now() / 1000) - 3_600 }],
  ])('is refused %s', async (_how, more) => {
    expect((await ring({ ...FORM, CallSid: 'v3:forged' }, more)).status).toBe(403);
  });
});
