import { EmailAddress } from '@attendant/contract/identity';
import { browserWire, relayWire, telnyxWire, twilioWire } from '@attendant/voice';
import { XMLValidator } from 'fast-xml-parser';
import { beforeAll, expect, it, vi } from 'vitest';
import { safeParse } from 'zod/mini';
import { SEED } from '../../tools/seed.ts';
import { Problem } from './http/problem.ts';
import { connectRelay, messageTwiml, sayAndHangUp } from './modules/calls/carrier/twiml.ts';
import { checkArchive } from './modules/datasets/reading/archive.ts';
import { contentOf } from './modules/datasets/reading/content.ts';
import { docxOf, pdfOf } from './modules/datasets/reading/testing/documents.ts';
import { readMenuCsv } from './modules/menu/csv.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { assembleCast, type Cast } from './testing/cast.ts';
import { mutate, randomOf } from './testing/mutate.ts';

/** Whatever reads what strangers send is fed with what is nearly right: FUZZ_S seconds in all, from SEED on. */
const SECONDS = Number(process.env.FUZZ_S ?? 8);
const SLOW_MS = 4_000;
const HUNG_MS = 10_000;
const GROWN_MB = 250;

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  // The reader of PDF tells all it sees.
  for (const how of ['log', 'warn'] as const) vi.spyOn(console, how).mockImplementation(() => undefined);
  app = await testApp();
  cast = await assembleCast(app);
});

/** A reader that never answers is named, too. */
const inTime = (work: unknown) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It never came to an end.')), HUNG_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const bytes = (text: string): Uint8Array => Buffer.from(text);
const textOf = (data: Uint8Array): string => Buffer.from(data).toString('utf8');
const CSV =
  'name,category,price,options\nMargherita,Pizza,12.50,"Size [1]: Small; Large +5.50"\n"Knots, garlic",Sides,6,\n';
const FORM =
  '--b\r\nContent-Disposition: form-data; name="label"\r\n\r\nRules\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nHello there.\r\n--b--\r\n';

interface Target {
  seeds: readonly Uint8Array[];
  /** Fails by throwing, or by answering false. */
  feed: (data: Uint8Array) => unknown;
}

const wire = (open: () => { read(message: string | Uint8Array): unknown }, ...messages: string[]): Target => ({
  seeds: messages.map(bytes),
  feed(data) {
    const line = open();
    for (const message of [messages[0] ?? '', textOf(data), data]) line.read(message);
  },
});

/** What is refused with a word of the closed list is refused as it should be. */
async function refusedOrDone(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
  }
}

const answered = async (
  method: 'POST' | 'GET',
  url: string,
  body: Uint8Array | undefined,
  headers: Record<string, string>,
) => {
  const { status, text } = await app.ask(method, url, { body: body && Buffer.from(body), headers });
  if (status >= 500) throw new Error(`${url} answered ${status}: ${text}`);
};
const header = (data: Uint8Array) => textOf(data).replace(/[^\t\x20-\x7e]/g, '');

const TARGETS: Record<string, Target> = {
  'frames of Twilio': wire(
    twilioWire,
    '{"event":"start","sequenceNumber":"1","start":{"streamSid":"MZ1","callSid":"CA1","accountSid":"AC1","tracks":["inbound"],"customParameters":{"token":"t"},"mediaFormat":{"encoding":"audio/x-mulaw","sampleRate":8000,"channels":1}},"streamSid":"MZ1"}',
    '{"event":"media","sequenceNumber":"2","media":{"track":"inbound","chunk":"1","timestamp":"20","payload":"f39/f39/"},"streamSid":"MZ1"}',
    '{"event":"mark","mark":{"name":"m1"},"streamSid":"MZ1"}',
    '{"event":"dtmf","dtmf":{"track":"inbound_track","digit":"1"}}',
  ),
  'frames of Telnyx': wire(
    telnyxWire,
    '{"event":"start","stream_id":"s","start":{"call_control_id":"c","media_format":{"encoding":"PCMU","sample_rate":8000,"channels":1}}}',
    '{"event":"media","stream_id":"s","media":{"track":"inbound","chunk":"1","timestamp":"20","payload":"f39/"}}',
  ),
  'words of the relay': wire(
    relayWire,
    '{"type":"setup","callSid":"CA1","customParameters":{"token":"t"}}',
    '{"type":"prompt","voicePrompt":"Two pies.","lang":"en-US","last":true}',
  ),
  'messages of a browser': wire(browserWire, '{"type":"text","text":"Hi"}', '{"type":"played","mark":"a"}'),
  TwiML: {
    seeds: ['We are closed.', 'Call <us> & "ask" for Sal', 'Margherita, "Knots"'].map(bytes),
    feed(data) {
      const text = textOf(data);
      const urls = { streamUrl: 'wss://x/y', actionUrl: 'https://x/y' };
      for (const xml of [
        sayAndHangUp(text),
        messageTwiml(text),
        connectRelay({ ...urls, parameters: { token: text }, hints: [text] }),
      ]) {
        const whole = XMLValidator.validate(xml);
        if (whole !== true) throw new Error(`${whole.err.msg}: ${xml}`);
      }
    },
  },
  CSV: { seeds: [bytes(CSV)], feed: (data) => refusedOrDone(() => readMenuCsv(data)) },
  archives: {
    seeds: [docxOf('There is a coat check.')],
    async feed(data) {
      try {
        checkArchive(data);
      } catch {
        return;
      }
      await contentOf({ name: 'a.docx', bytes: data, columns: [] }).catch(() => undefined);
    },
  },
  PDF: {
    seeds: [pdfOf('There is a coat check by the door.')],
    feed: (data) => contentOf({ name: 'a.pdf', bytes: data, columns: [] }).catch(() => undefined),
  },
  forms: {
    seeds: [bytes(FORM)],
    feed: (data) =>
      answered('POST', `/api/agent/${cast.agentId}/datasets`, data, {
        authorization: `Bearer ${cast.tokens.editor}`,
        'content-type': 'multipart/form-data; boundary=b',
      }),
  },
  JSON: {
    seeds: [
      '{"businessName":"Sal","contactPerson":"Rosa","email":"rosa@example.com","phone":"(718) 555-0147","calculatorData":{"staffCost":3500,"missedCalls":15,"callValue":150}}',
      '{"content":"Parking is behind the house.","memory_type":"fact","memory_metadata":{"a":[1,null]}}',
    ].map(bytes),
    async feed(data) {
      const headers = { authorization: `Bearer ${cast.tokens.editor}`, 'content-type': 'application/json' };
      await answered('POST', '/api/leads', data, headers);
      await answered('POST', `/api/agent/${cast.agentId}/memories`, data, headers);
    },
  },
  tokens: {
    seeds: ['Bearer vZ5n1mXq0b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6q7r8', 'bearer x'].map(bytes),
    async feed(data) {
      const { status } = await app.ask('GET', '/api/auth/me', { headers: { authorization: header(data) } });
      if (status !== 401) throw new Error(`A made-up token was answered with ${status}.`);
    },
  },
  'webhooks of carriers': {
    seeds: [bytes('CallSid=CA1&From=%2B17185550172&To=%2B17185550147&CallStatus=ringing')],
    feed: (data) =>
      answered('POST', `/api/agent/${cast.agentId}/voice`, data, {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': header(data),
      }),
  },
  'addresses of mail': {
    seeds: ['rosa@example.com', "Rosa <o'hara+x@a-b.co.uk>"].map(bytes),
    feed(data) {
      const { data: email } = safeParse(EmailAddress, textOf(data));
      if (email !== undefined && /[\s\p{Cc}<>,;]|@.*@/u.test(email)) throw new Error(`${email} is no address.`);
    },
  },
};

it('what strangers send breaks nothing, holds nothing up and leaves nothing', {
  timeout: (SECONDS + 60) * 1000,
}, async ({ task }) => {
  const random = randomOf(SEED);
  const began = performance.now();
  const fed = new Map<string, { times: number; slowestMs: number }>();
  let before = 0;
  while (performance.now() - began < SECONDS * 1000) {
    for (const [name, { seeds, feed }] of Object.entries(TARGETS)) {
      const seed = seeds[random(seeds.length)] ?? bytes('');
      const data = mutate(seed, random);
      const from = performance.now();
      try {
        await inTime(feed(data));
      } catch (error) {
        throw new Error(`${name} (seed ${SEED}): ${JSON.stringify(textOf(data).slice(0, 500))}`, { cause: error });
      }
      const ms = performance.now() - from;
      const { times, slowestMs } = fed.get(name) ?? { times: 0, slowestMs: 0 };
      fed.set(name, { times: times + 1, slowestMs: Math.max(slowestMs, ms) });
    }
    // The first tenth loads what is loaded once.
    if (before === 0 && performance.now() - began > SECONDS * 100) before = process.memoryUsage.rss();
  }
  const slowest = Math.max(...[...fed.values()].map(({ slowestMs }) => slowestMs));
  const times = [...fed.values()].reduce((sum, one) => sum + one.times, 0);
  const grown = Math.round((process.memoryUsage.rss() - before) / 1024 / 1024);
  Object.assign(task.meta, {
    figure: `${times} inputs for ${fed.size} readers in ${SECONDS} s from seed ${SEED}, the slowest ${slowest.toFixed(0)} ms, ${grown} MB more`,
  });
  expect(slowest).toBeLessThan(SLOW_MS);
  expect(grown).toBeLessThan(GROWN_MB);
});

it('what is right is read by each of them', async () => {
  for (const { seeds, feed } of Object.values(TARGETS)) for (const seed of seeds) await feed(seed);
  const { items } = readMenuCsv(bytes(CSV));
  expect(items.map(({ name }) => name)).toEqual(['Margherita', 'Knots, garlic']);
  const read = await contentOf({ name: 'a.pdf', bytes: pdfOf('A coat check.'), columns: [] });
  expect(read.passages).toEqual(['A coat check.']);
});

it('the same seed brings the same inputs, and most of them are changed', () => {
  const [one, other] = [randomOf(7), randomOf(7)];
  const seed = bytes(CSV);
  const inputs = Array.from({ length: 200 }, () => mutate(seed, one));
  expect(inputs.map(textOf)).toEqual(Array.from({ length: 200 }, () => textOf(mutate(seed, other))));
  expect(inputs.filter((input) => textOf(input) !== CSV).length).toBeGreaterThan(180);
});
