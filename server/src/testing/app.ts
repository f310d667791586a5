import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeActivity, fakeSpeechToText, fakeTextToSpeech } from '@attendant/voice/testing';
import type { InjectOptions } from 'fastify';
import { type Logger, pino } from 'pino';
import { type App, startApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { connect } from '../database/open.ts';
import type { SpeechParts } from '../modules/calls/index.ts';
import { testDatabase } from './database.ts';
import { atEnd } from './ends.ts';

/** Ears and a voice for tests in which nobody has to understand a word. */
export const someSpeech: SpeechParts = {
  ready: async () => ({ toText: fakeSpeechToText(), toSpeech: fakeTextToSpeech(), activity: fakeActivity() }),
  close: async () => undefined,
};

/** Conversations of tests are typed, unless a test brings ears and a voice. */
const noSpeech: SpeechParts = { ready: async () => null, close: async () => undefined };

export interface TestApp extends App {
  readonly dataDir: string;
  readonly token: string;
  readonly url: string;
  /** One request, as JSON. */
  ask(method: InjectOptions['method'], url: string, options?: Ask): Promise<Answer>;
}

interface Ask {
  /** An access token. */
  as?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  // What the tests read is what they assert on.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  text: string;
  headers: Record<string, unknown>;
}

export const TEST_TOKEN = 'a-token-that-only-tests-know';

/**
 * The whole server on a database and a folder of its own (or on those of the server `beside` it), listening on a port of
 * this machine, until the test file ends.
 */
export async function testApp(
  options: { speech?: SpeechParts; environment?: Record<string, string>; beside?: TestApp; log?: Logger } = {},
): Promise<TestApp> {
  const { beside } = options;
  const dataDir = beside?.dataDir ?? mkdtempSync(join(tmpdir(), 'attendant-app-'));
  const database = beside ? await connect(beside.database.connection) : await testDatabase();
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    DRAIN_S: '0',
    TWILIO_AUTH_TOKEN: TEST_TOKEN,
    PUBLIC_URL: 'http://localhost',
    // Tests are in more of a hurry than people.
    API_LIMIT: '100000',
    TAKE_BACK_S: '0',
    ...options.environment,
  });
  const log = options.log ?? pino({ level: 'silent' });
  const app = await startApp(config, log, { database, speech: options.speech ?? noSpeech });
  atEnd(async () => {
    await app.close();
    if (!beside) rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    ...app,
    dataDir,
    token: TEST_TOKEN,
    url: `http://127.0.0.1:${portOf(app)}`,
    async ask(method, url, { as, body, headers } = {}) {
      const answer = await app.server.inject({
        method,
        url,
        headers: { ...(as && { authorization: `Bearer ${as}` }), ...headers },
        ...(body !== undefined && { payload: body as InjectOptions['payload'] }),
      });
      const json = /json/.test(String(answer.headers['content-type']));
      return {
        status: answer.statusCode,
        body: json ? answer.json() : null,
        text: answer.body,
        headers: answer.headers,
      };
    },
  };
}

function portOf({ server }: App): number {
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
