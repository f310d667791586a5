import { createServer } from 'node:http';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';
import { atEnd } from '../../../testing/ends.ts';

interface Asked {
  path: string | undefined;
  authorization: string | undefined;
  form: Record<string, string>;
}

/** A carrier that writes down what it is asked to send; `answers` are its next status codes, 201 after them. */
export function textCarrier() {
  const asked: Asked[] = [];
  const answers: number[] = [];
  const carrier = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
      asked.push({ path: request.url, authorization: request.headers.authorization, form });
      response.writeHead(answers.shift() ?? 201, { 'content-type': 'application/json' }).end('{"sid":"SM1"}');
    });
  });
  atEnd(async () => carrier.close());
  return { asked, answers, carrier };
}

/** A business whose number is that carrier's. */
export async function businessBy(
  { carrier }: ReturnType<typeof textCarrier>,
  more: Record<string, string> = {},
): Promise<{ app: TestApp; cast: Cast }> {
  await new Promise<void>((resolve) => carrier.listen(0, '127.0.0.1', resolve));
  const address = carrier.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const app = await testApp({
    environment: { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_API_URL: `http://127.0.0.1:${port}`, ...more },
  });
  const cast = await assembleCast(app);
  await app.database.db
    .updateTable('agents')
    .set({ phone_number: '+17185550147' })
    .where('id', '=', cast.agentId)
    .execute();
  return { app, cast };
}
