import { connect } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

/** One request behind another, told apart by nobody in between: it is never answered. */

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const HIDDEN = 'GET /api/identity/password-policy HTTP/1.1\r\nHost: localhost\r\n\r\n';
const head = (...headers: string[]) =>
  ['POST /api/leads HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers, '', ''].join('\r\n');

/** The statuses of all answers that came before the connection was silent or closed. */
async function answersTo(bytes: string): Promise<number[]> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  let text = '';
  await new Promise<void>((resolve) => {
    socket.setTimeout(500, resolve);
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('close', () => resolve());
    socket.on('error', () => resolve());
    socket.write(bytes);
  });
  socket.destroy();
  return [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
}

it.each([
  ['a length and chunks', `${head('Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n${HIDDEN}`],
  [
    'chunks and a length',
    `${head('Transfer-Encoding: chunked', `Content-Length: ${HIDDEN.length + 5}`)}0\r\n\r\n${HIDDEN}`,
  ],
  ['two lengths', `${head('Content-Length: 0', 'Content-Length: 5')}12345${HIDDEN}`],
  ['two lengths in one', `${head('Content-Length: 0, 5')}12345${HIDDEN}`],
  ['a length with a sign', `${head('Content-Length: +0')}${HIDDEN}`],
  ['a negative length', `${head('Content-Length: -1')}${HIDDEN}`],
  ['a length in hexadecimal', `${head('Content-Length: 0x0')}${HIDDEN}`],
  ['chunks of another name', `${head('Transfer-Encoding: xchunked')}0\r\n\r\n${HIDDEN}`],
  ['chunks that are not last', `${head('Transfer-Encoding: chunked, identity')}0\r\n\r\n${HIDDEN}`],
  ['a blank before the colon', `${head('Transfer-Encoding : chunked', 'Content-Length: 5')}0\r\n\r\n${HIDDEN}`],
  ['a header on two lines', `${head('Transfer-Encoding:\r\n chunked', 'Content-Length: 5')}0\r\n\r\n${HIDDEN}`],
  ['a chunk without a size', `${head('Transfer-Encoding: chunked')}\r\nabc\r\n0\r\n\r\n${HIDDEN}`],
  ['a chunk that is larger than it says', `${head('Transfer-Encoding: chunked')}1\r\nabc\r\n0\r\n\r\n${HIDDEN}`],
  ['line feeds alone', `${head('Content-Length: 0').replaceAll('\r\n', '\n')}${HIDDEN}`],
  ['a line feed in a header', `${head('X-A: b\nContent-Length: 0')}${HIDDEN}`],
  ['a carriage return in a header', `${head('X-A: b\rTransfer-Encoding: chunked')}${HIDDEN}`],
  ['NUL in a header', `${head('X-A: b\0c')}${HIDDEN}`],
])('%s', async (_name, bytes) => {
  const answers = await answersTo(bytes);
  expect(answers.filter((status) => status < 400)).toEqual([]);
  expect(answers.length).toBeLessThanOrEqual(1);
});

it('two requests that are told apart are both answered', async () => {
  const body = '{}';
  expect(await answersTo(`${head('Transfer-Encoding: chunked')}2\r\n{}\r\n0\r\n\r\n${HIDDEN}`)).toEqual([422, 200]);
  expect(await answersTo(`${head(`Content-Length: ${body.length}`)}${body}${HIDDEN}`)).toEqual([422, 200]);
});

it.each(['TRACE', 'CONNECT', 'PROPFIND', 'DEBUG'])('%s is no method here', async (method) => {
  const answers = await answersTo(`${method} /api/agents HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  expect(answers.every((status) => [400, 404, 405, 501].includes(status))).toBe(true);
});
