import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Dataset, Passage } from '@attendant/contract/datasets';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFiles } from '../../files/files.ts';
import { type Answer, type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';
import { readDataset } from './jobs.ts';
import { ReaderKilled } from './reading/reader.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const on = () => ({ app, cast });
const RULES = 'There is a coat check by the door.\n\nThe side entrance on Vernon opens after nine.';

async function upload(fields: {
  file?: [name: string, content: string | Uint8Array<ArrayBuffer>];
  label?: string;
  columns?: string;
}) {
  const form = new FormData();
  if (fields.file) form.set('file', new File([fields.file[1]], fields.file[0]));
  if (fields.label !== undefined) form.set('label', fields.label);
  if (fields.columns !== undefined) form.set('columns', fields.columns);
  return send(form);
}
async function send(form: FormData, as: string | undefined = cast.tokens.editor): Promise<Answer> {
  const request = new Response(form);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const body = Buffer.from(await request.arrayBuffer());
  return app.ask('POST', `/api/agent/${cast.agentId}/datasets`, { as, body, headers });
}
const one = async (id: string): Promise<Dataset> =>
  (await app.ask('GET', `/api/agent/${cast.agentId}/datasets/${id}`, { as: cast.tokens.viewer })).body;
async function read(fields: Parameters<typeof upload>[0]): Promise<Dataset> {
  const { body } = await upload({ label: 'House rules', ...fields });
  await expect.poll(async () => (await one(body.id)).status).toMatch(/completed|error/);
  return one(body.id);
}
const remove = (id: string) =>
  app.ask('DELETE', `/api/agent/${cast.agentId}/datasets/${id}`, { as: cast.tokens.editor });
async function find(question: string): Promise<string[]> {
  const url = `/api/agent/${cast.agentId}/passages?question=${encodeURIComponent(question)}`;
  return (await app.ask('GET', url, { as: cast.tokens.viewer })).body.map(({ content }: Passage) => content);
}
const filesOnDisk = () =>
  readdirSync(join(app.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((file) => file.isFile());

describe('an upload', () => {
  it('is read by a job, and then found', async () => {
    const { status, body } = await upload({ file: ['rules.md', RULES], label: ' House rules ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ label: 'House rules', file_name: 'rules.md', status: 'processing', passage_count: 0 });
    await expect.poll(async () => (await one(body.id)).status).toBe('completed');
    expect(await one(body.id)).toMatchObject({ passage_count: 2, row_count: null, error: null });
    expect(await find('Where can I check my coat?')).toEqual(['There is a coat check by the door.']);
    expect(await find('entrances')).toEqual(['The side entrance on Vernon opens after nine.']);
    expect(await find('parking')).toEqual([]);
    await remove(body.id);
  });

  it.each([
    ['no file', { label: 'x' }, 422, 'No file provided for dataset upload'],
    ['no label', { file: ['a.txt', 'a'] as [string, string] }, 422, 'Dataset label is required'],
    ['a blank label', { file: ['a.txt', 'a'] as [string, string], label: '  ' }, 422, 'Dataset label is required'],
    [
      'another type',
      { file: ['a.exe', 'a'] as [string, string], label: 'x' },
      415,
      'This type of file is not accepted.',
    ],
    [
      'a column that is not there',
      { file: ['a.csv', 'Name,Phone\nAna,1\n'] as [string, string], label: 'x', columns: 'Name, Fax' },
      422,
      'Unknown column: Fax',
    ],
  ])('with %s is refused', async (_why, fields, status, message) => {
    expect(await upload(fields)).toMatchObject({ status, body: { message } });
  });

  it('of more than 25 MB is refused', async () => {
    const big = new Uint8Array(25 * 1024 * 1024 + 1);
    expect(await upload({ file: ['a.txt', big], label: 'x' })).toMatchObject({ status: 413 });
    const bigger = new Uint8Array(27 * 1024 * 1024);
    expect(await upload({ file: ['a.txt', bigger], label: 'x' })).toMatchObject({ status: 413 });
  });

  it('that breaks off on the way leaves nothing', async () => {
    const before = filesOnDisk().length;
    const form = new FormData();
    form.set('label', 'Half a file');
    form.set('file', new File([RULES.repeat(2000)], 'half.txt'));
    const whole = new Response(form);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const headers = {
      authorization: `Bearer ${cast.tokens.editor}`,
      'content-type': whole.headers.get('content-type') ?? '',
      'content-length': bytes.length,
    };
    const sending = request(`${app.url}/api/agent/${cast.agentId}/datasets`, { method: 'POST', headers });
    const over = new Promise((resolve) => sending.on('close', resolve));
    // It is cut off on purpose.
    sending.on('error', () => undefined);
    await new Promise((resolve) => sending.write(bytes.subarray(0, bytes.length / 2), resolve));
    sending.destroy();
    await over;

    const { id } = await read({ file: ['rules.txt', RULES] });
    const { body } = await app.ask('GET', `/api/agent/${cast.agentId}/datasets`, { as: cast.tokens.viewer });
    expect(body.map((dataset: Dataset) => dataset.id)).toEqual([id]);
    expect(filesOnDisk()).toHaveLength(before + 1);
    await remove(id);
  });

  it('of a table has a passage for each row, of the columns that were chosen', async () => {
    const table = 'Name,Phone,Salary\n"Ruiz, Ana",555-0101,1\nBo,555-0102,2\n\n';
    const csv = await read({ file: ['people.csv', table], columns: 'Name,Phone' });
    expect(csv).toMatchObject({ row_count: 2, passage_count: 2, columns: ['Name', 'Phone'] });
    expect(await find('ruiz')).toEqual(['Name: Ruiz, Ana; Phone: 555-0101.']);
    const json = await read({ file: ['people.json', JSON.stringify([{ name: 'Cyrus', days: ['Monday', 'Friday'] }])] });
    expect(json).toMatchObject({ row_count: 1 });
    expect(await find('cyrus')).toEqual(['name: Cyrus; days: Monday, Friday.']);
    await Promise.all([remove(csv.id), remove(json.id)]);
  });

  it.each([
    ['empty.txt', ' \n\n ', 'No text was found in this file.'],
    ['broken.json', '{"a":', 'The file is not valid JSON.'],
    ['broken.pdf', '%PDF-1.7 nothing', 'The file could not be read.'],
    ['broken.docx', 'PK nothing', 'The file could not be read.'],
  ])('%s ends with an error that says why', async (name, content, error) => {
    const dataset = await read({ file: [name, content] });
    expect(dataset).toMatchObject({ status: 'error', error, passage_count: 0 });
    await remove(dataset.id);
  });
});

describe('a dataset that is deleted', () => {
  it('leaves nothing: no row, no passage, no file', async () => {
    const before = filesOnDisk().length;
    const { id } = await read({ file: ['rules.txt', RULES] });
    expect(filesOnDisk()).toHaveLength(before + 1);
    expect((await remove(id)).status).toBe(204);
    expect(filesOnDisk()).toHaveLength(before);
    expect(await find('coat check')).toEqual([]);
    const { db } = app.database;
    expect(await db.selectFrom('passages').selectAll().where('dataset_id', '=', id).execute()).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });
});

describe('a server that dies', () => {
  it('while it reads leaves nothing half known, and the next one reads it again', async () => {
    const { body } = await upload({ file: ['rules.txt', RULES], label: 'x' });
    const { db } = app.database;
    await expect.poll(async () => (await one(body.id)).status).toBe('completed');
    await db.updateTable('datasets').set({ status: 'indexing' }).where('id', '=', body.id).execute();
    expect(await find('coat check')).toEqual([]);
    const files = openFiles({ dataDir: app.dataDir, storageUrl: undefined });
    await readDataset({ db, files, log: pino({ level: 'silent' }) }, body.id);
    expect(await find('coat check')).toEqual(['There is a coat check by the door.']);
    expect((await one(body.id)).passage_count).toBe(2);
    await remove(body.id);
  });
});

describe('a file that kills its reader', () => {
  const killed = () => Promise.reject(new ReaderKilled('The reader of a file died.'));

  it('twice is set aside with a word to the owner; a third time is not tried', async () => {
    const { id } = await read({ file: ['rules.txt', RULES] });
    const { db } = app.database;
    await db.updateTable('datasets').set({ status: 'processing', readings: 0 }).where('id', '=', id).execute();
    const files = openFiles({ dataDir: app.dataDir, storageUrl: undefined });
    const parts = { db, files, log: pino({ level: 'silent' }) };
    await expect(readDataset(parts, id, killed)).rejects.toThrow(ReaderKilled);
    expect((await one(id)).status).toBe('processing');
    await readDataset(parts, id, killed);
    expect(await one(id)).toMatchObject({ status: 'error', error: expect.stringMatching(/^Reading this file twice/) });
    await db.updateTable('datasets').set({ status: 'processing' }).where('id', '=', id).execute();
    await readDataset(parts, id, () => expect.unreachable('It is read a third time.'));
    expect((await one(id)).status).toBe('error');
    await remove(id);
  });

  it('when its columns are looked up is refused', async () => {
    expect(await upload({ file: ['broken.json', '{"a":'], label: 'x', columns: 'Name' })).toMatchObject({
      status: 422,
      body: { message: 'The file is not valid JSON.' },
    });
  });
});

describe('who may', () => {
  const reads = [401, 404, 200, 200, 200, 200] as const;
  playRights({ method: 'GET', url: '/api/agent/{agent}/datasets' }, reads, on);
  playRights({ method: 'GET', url: '/api/agents/{agent}/passages?question=coat' }, reads, on);
  const none = '/api/agent/{agent}/datasets/7f3c1d52-0000-4000-8000-000000000000';
  playRights({ method: 'GET', url: none }, [401, 404, 404, 404, 404, 404], on);
  playRights({ method: 'DELETE', url: none }, [401, 404, 403, 404, 404, 404], on);

  it.each([
    ['anonymous', 401],
    ['stranger', 404],
    ['viewer', 403],
    ['owner', 201],
    ['admin', 201],
  ] as const)('%s uploads → %i', async (who, status) => {
    const form = new FormData();
    form.set('file', new File(['Hello there.'], 'a.txt'));
    form.set('label', 'x');
    const request = new Response(form);
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const answer = await app.ask('POST', `/api/agent/${cast.agentId}/datasets`, {
      as: cast.tokens[who],
      body: Buffer.from(await request.arrayBuffer()),
      headers,
    });
    expect(answer.status).toBe(status);
  });
});
