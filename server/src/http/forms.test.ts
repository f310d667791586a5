import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { assembleCast, type Cast } from '../testing/cast.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const path = () => `/api/agent/${cast.agentId}/datasets`;
const waiting = () => readdirSync(join(app.dataDir, 'uploads'));

function formOf(...files: [name: string, content: string | Uint8Array<ArrayBuffer>][]): FormData {
  const form = new FormData();
  for (const [name, content] of files) form.append('file', new File([content], name));
  form.set('label', 'House rules');
  return form;
}
async function send(form: FormData, as: string | undefined, headers: Record<string, string> = {}) {
  const whole = new Response(form);
  const body = Buffer.from(await whole.arrayBuffer());
  const type = whole.headers.get('content-type') ?? '';
  return app.ask('POST', path(), { as, body, headers: { 'content-type': type, ...headers } });
}

/** Bytes that a stranger sends on a socket of their own, 1 MB at a time, for as long as the server takes them. */
function push(authorization: string, megabytes: number): Promise<{ status: number; taken: number }> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    let [status, taken] = [0, 0];
    const chunk = Buffer.alloc(1024 * 1024, 'a');
    const more = () => {
      if (status > 0 || taken >= megabytes) return;
      taken++;
      socket.write(chunk, more);
    };
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      status ||= Number(/^HTTP\/1.1 (\d+)/.exec(data.toString())?.[1]);
      socket.destroy();
    });
    socket.on('close', () => resolve({ status, taken }));
    socket.write(
      `POST ${path()} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${megabytes * 1024 * 1024}\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`,
      more,
    );
  });
}

describe('somebody without a session', () => {
  it('is refused before a file is read: 40 sockets of 25 MB take no memory', async ({ task }) => {
    const before = process.memoryUsage.rss();
    const answers = await Promise.all(Array.from({ length: 40 }, () => push('Bearer x', 25)));
    const grown = Math.round((process.memoryUsage.rss() - before) / 1024 / 1024);
    Object.assign(task.meta, { figure: `40 sockets: ${grown} MB more` });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(grown).toBeLessThan(120);
    await expect.poll(waiting).toEqual([]);
  });

  it('with a viewer’s session neither', async () => {
    expect((await push(`Bearer ${cast.tokens.viewer}`, 25)).status).toBe(403);
    expect((await push(`Bearer ${cast.tokens.stranger}`, 25)).status).toBe(404);
  });
});

describe('a form', () => {
  it('of somebody who may leaves nothing behind but what was kept', async () => {
    const { status, body } = await send(
      formOf(['Menü für Gäste 🍕.txt', 'There is a coat check.']),
      cast.tokens.editor,
    );
    expect([status, body.file_name]).toEqual([201, 'Menü für Gäste 🍕.txt']);
    await expect.poll(waiting).toEqual([]);
  });

  it.each([
    ['six files', formOf(...Array.from({ length: 6 }, (_, at) => [`${at}.txt`, 'a'] as [string, string])), 413],
    ['a field of 100 KB', formOf(['a'.repeat(10), 'a']), 413],
  ])('with %s is refused', async (what, form, status) => {
    if (what.includes('field')) form.set('label', 'a'.repeat(100_000));
    expect((await send(form, cast.tokens.editor)).status).toBe(status);
    await expect.poll(waiting).toEqual([]);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['that breaks off', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="file"; fil'],
    [
      'whose last part has no end',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="label"\r\n\r\nRules\r\n--b\r\nConten-Disposition: form-data; name="fi.b--\r\nere.\r\n--b--\r\nere.\r\n--b--\r\n--\r\n',
    ],
    ['that holds nothing', 'multipart/form-data; boundary=b', ''],
  ])(
    '%s is refused',
    async (_what, type, body) => {
      const answer = await app.ask('POST', path(), {
        as: cast.tokens.editor,
        body: Buffer.from(body),
        headers: { 'content-type': type },
      });
      expect([400, 422]).toContain(answer.status);
      expect(answer.body.request_id).toBeTruthy();
    },
    15_000,
  );

  it('where no file belongs holds words only', async () => {
    const form = new FormData();
    form.set('email', 'a'.repeat(70_000));
    const whole = new Response(form);
    const body = Buffer.from(await whole.arrayBuffer());
    const headers = { 'content-type': whole.headers.get('content-type') ?? '' };
    expect((await app.ask('POST', '/api/leads', { body, headers })).status).toBe(413);
  });
});
