import { MENU_FLAGS } from '@attendant/contract/constants';
import type { MenuImport, MenuPreview } from '@attendant/contract/menu';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { SEED } from '../../../../tools/seed.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';
import { readMenuCsv } from './csv.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

const CSV = `name,description,category,price,prep_time,notes,flags,available,allergens
Large Margherita,"Tomato, mozzarella, basil",Pizza,19.50,15,,popular;special,true,gluten;milk
Small Margherita,,Pizza,14,,,,true,gluten;milk
Garlic Knots,,Sides,"$8.00",,,,true,gluten
`;

function send<Answer>(path: string, text: string | Uint8Array, name = 'menu.csv') {
  const form = new FormData();
  form.append('file', new File([typeof text === 'string' ? text : new Uint8Array(text)], name, { type: 'text/csv' }));
  return fetch(`${app.url}/api/agent/${cast.agentId}/menu/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cast.tokens.owner}` },
    body: form,
  }).then(async (answer) => ({ status: answer.status, body: (await answer.json()) as Answer }));
}
const upload = (text: string | Uint8Array) => send<MenuImport>('upload-csv', text);
const preview = (text: string) => send<MenuPreview>('preview-csv', text);
const list = async (query = '') =>
  (await app.ask('GET', `/api/agent/${cast.agentId}/menu-items${query}`, { as: cast.tokens.owner })).body.items;

describe('importing a menu', () => {
  it('adds new items and changes known ones by category and name', async () => {
    expect(await upload(CSV)).toEqual({ status: 200, body: { created: 3, updated: 0, skipped: 0, errors: [] } });
    expect(await upload('\uFEFFName,Category,Price\r\nlarge margherita,PIZZA,20\r\n')).toMatchObject({
      body: { created: 0, updated: 1 },
    });
    const [margherita] = (await list('?search=large')) as unknown[];
    // What the file has no column for stays as it is.
    expect(margherita).toMatchObject({ name: 'large margherita', price: 20, allergens: 'gluten, milk' });
    // A category keeps its spelling, for what is new in it as well.
    await upload('name,category,price\nCalzone,pizza,13\n');
    expect(await list('?search=calzone')).toMatchObject([{ category: 'Pizza' }]);
    expect(margherita).toMatchObject({ category: 'Pizza' });
    await upload(CSV);
    expect(await list('?flags=popular,special')).toMatchObject([
      { name: 'Large Margherita', allergens: 'gluten, milk' },
    ]);
    expect(await list('?category=Sides')).toMatchObject([{ name: 'Garlic Knots', price: 8 }]);
  });

  it('takes only a .csv file', async () => {
    for (const path of ['preview-csv', 'upload-csv'])
      expect(await send(path, CSV, 'menu.xlsx')).toMatchObject({
        status: 422,
        body: { errors: { file: 'Only .csv files can be imported.' } },
      });
    expect((await send('preview-csv', CSV, 'MENU.CSV')).status).toBe(200);
  });

  it('keeps the good rows and names the bad ones', async () => {
    const answer = await upload(
      'name,category,price\nCannoli,Dessert,4.50\n,Dessert,3\nTiramisu,Dessert,-2\nTiramisu,Dessert,NaN\n',
    );
    expect(answer.body).toMatchObject({ created: 1, skipped: 3 });
    expect(answer.body.errors).toMatchObject([
      { row: 3, column: 'name', message: 'Name is required' },
      { row: 4, column: 'price', message: 'Price must be a number like 12.50' },
      { row: 5, column: 'price' },
    ]);
    expect(await list('?category=Dessert')).toHaveLength(1);
  });

  it.each([
    ['a file without the columns', 'a,b\n1,2', "The file has no column 'name', 'category', 'price'."],
    [
      'a file that is no text',
      Uint8Array.of(0xff, 0xfe, 0x41, 0x00),
      'The file is not UTF-8 text. Save it as CSV and try again.',
    ],
  ])('refuses %s', async (_name, text, message) => {
    expect(await upload(text)).toMatchObject({ status: 422, body: { message } });
  });

  it('refuses what is too large before reading it', async () => {
    const answer = await upload(`name,category,price\n${'x'.repeat(4 * 1024 * 1024)}`);
    expect(answer.status).toBe(413);
  });

  it('gives the menu back as it was imported, formulas disarmed', async () => {
    await upload('name,category,price,description,notes\n"=1+1, special",Pizza,5,"says ""hi""","-5 degrees"\n');
    const file = await app.ask('GET', `/api/agent/${cast.agentId}/menu/download-csv`, { as: cast.tokens.viewer });
    expect(file.headers['content-disposition']).toBe('attachment; filename="menu.csv"');
    expect(file.text).toContain(`"'=1+1, special"`);
    const before = await list();
    expect(await upload(file.text)).toMatchObject({ body: { created: 0, errors: [] } });
    const strip = (items: Record<string, unknown>[]) => items.map(({ updated_at: _, ...item }) => item);
    expect(strip(await list())).toEqual(strip(before));
  });
});

describe('a preview', () => {
  it('tells what would be created, changed and refused, and writes nothing', async () => {
    await upload(CSV);
    const before = await list();
    const { status, body } = await preview(
      `${CSV.replace('14,', '15,')}Spumoni,,Dessert,6,,,,,\nZeppole,,Dessert,cheap,,,,,\n`,
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      created: 1,
      updated: 1,
      unchanged: 2,
      skipped: 1,
      errors: [{ row: 6, column: 'price', message: 'Price must be a number like 12.50' }],
      rows: [
        { name: 'Small Margherita', category: 'Pizza', change: 'updated', columns: ['price'] },
        { name: 'Spumoni', category: 'Dessert', change: 'created', columns: [] },
      ],
    });
    expect(await list()).toEqual(before);
  });

  playRights(
    { method: 'POST', url: '/api/agent/{agent}/menu/preview-csv', body: {} },
    [401, 404, 403, 422, 422, 422],
    () => ({ app, cast }),
  );
});

describe('a file that is not as it should be', () => {
  const good = 'Cannoli,Dessert,4.50';
  it.each([
    ['blank lines between', `name,category,price\n\n${good}\n\n,,\n,Dessert,1\n`, [[6, 'name']]],
    ['an open quotation mark', `name,category,price\n"Tira,Dessert,8\n${good}\n`, [[2, '']]],
    ['a mark in the middle', `name,category,price\n"Tira" misu,Dessert,8\n${good}\n`, [[2, '']]],
    ['more cells than columns', `name,category,price\nTiramisu,with, rum,Dessert,8\n${good}\n`, [[2, '']]],
    ['fewer cells', `name,category,price\nTiramisu\n${good}\n`, [[2, 'category']]],
    ['a column of its own', `name,category,price,colour\n${good},red\n`, [[1, 'colour']]],
    ['a column twice', `name,category,price,price\n${good},9\n`, [[1, 'price']]],
    ['a strange flag', `name,category,price,flags\nTiramisu,Dessert,8,tasty\n${good},\n`, [[2, 'flags']]],
    ['a strange availability', `name,category,price,available\nX,Dessert,8,maybe\n${good},yes\n`, [[2, 'available']]],
    ['half a minute', `name,category,price,prep_time\nX,Dessert,8,0.5\n${good},\n`, [[2, 'prep_time']]],
    [
      'options nobody can read',
      `name,category,price,options\nX,Dessert,8,large or small\n${good},\n`,
      [[2, 'options']],
    ],
    ['semicolons', `name;category;price\n;Dessert;8\nCannoli;Dessert;4.50\n`, [[2, 'name']]],
  ])('keeps the good row and names the other: %s', (_what, text, errors) => {
    for (const file of [text, text.replaceAll('\n', '\r\n'), `\uFEFF${text}`]) {
      const read = readMenuCsv(new TextEncoder().encode(file));
      expect(read.items.filter(({ name }) => name === 'Cannoli')).toMatchObject([{ category: 'Dessert', price: 4.5 }]);
      expect(read.errors.map(({ row, column }) => [row, column])).toEqual(errors);
    }
  });

  it('is read whatever it holds, or refused as a whole', () => {
    const piece = fc.oneof(fc.constantFrom(',', '"', '\n', '\r\n', ';', '=', "'", '\\', '|', good), fc.string());
    const file = fc.array(piece, { maxLength: 40 }).map((pieces) => `name,category,price\n${pieces.join('')}`);
    fc.assert(
      fc.property(file, (text) => {
        const { items, errors } = readMenuCsv(new TextEncoder().encode(text));
        expect(items.every(({ name, category }) => name !== '' && category !== '')).toBe(true);
        expect(errors.every(({ row, message }) => row >= 1 && message !== '')).toBe(true);
      }),
      { numRuns: 500, seed: SEED },
    );
  });

  it('of 2 MB is read at once', async () => {
    const rows = Array.from({ length: 40_000 }, (_, at) => `Dish ${at},Everything,${(at % 90) + 1}.50`);
    const text = `name,category,price\n${rows.join('\n')}`.slice(0, 1_900_000);
    // By its own CPU, in microseconds: others on the machine are not its fault.
    const began = process.cpuUsage();
    expect(readMenuCsv(new TextEncoder().encode(text)).items.length).toBeGreaterThan(39_000);
    expect(process.cpuUsage(began).user).toBeLessThan(3_000_000);
  });
});

describe('the round trip', () => {
  const words = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text && text !== '');
  const said = fc
    .stringMatching(/^[a-zé0-9#'’&.+/-][a-zé0-9 ]{0,12}$/)
    .map((text) => text.trim())
    .filter((text) => /[a-zé0-9]/.test(text));
  const aliases = fc.uniqueArray(said, { maxLength: 3, selector: (text) => text.toLowerCase() });
  const choice = fc.record({
    name: fc.oneof(words, fc.constantFrom('Ranch (2 oz)', 'Ham (also Jamon)', 'Olives +2 (out)')),
    aliases: fc.oneof(
      fc.constant(undefined),
      fc.uniqueArray(
        fc.integer().map((n) => `said ${n}`),
        { maxLength: 3 },
      ),
    ),
    available: fc.boolean(),
    price: fc.integer({ min: -999, max: 999 }).map((cents) => cents / 100),
  });
  const unlike = { selector: ({ name }: { name: string }) => name.toLowerCase() };
  const group = fc
    .record({
      name: words,
      halves: fc.boolean(),
      choices: fc.uniqueArray(choice, { minLength: 1, maxLength: 4, ...unlike }),
    })
    .chain((one) =>
      fc.record({ min: fc.nat(one.choices.length), more: fc.nat(2) }).map(({ min, more }) => ({
        ...one,
        min,
        max: Math.max(1, min + more),
      })),
    );
  const item = fc.record({
    name: words,
    aliases,
    category: words,
    description: fc.string().map((text) => text.trim()),
    price: fc.nat(9_999_999).map((cents) => cents / 100),
    flags: fc.uniqueArray(fc.constantFrom(...MENU_FLAGS)),
    available: fc.boolean(),
    option_groups: fc.uniqueArray(group, { maxLength: 3, ...unlike }),
  });

  it('loses nothing, whatever the words', async () => {
    const items = fc.sample(fc.uniqueArray(item, { minLength: 60, ...unlike }), { numRuns: 1, seed: SEED })[0] ?? [];
    for (const one of items) {
      const added = await app.ask('POST', `/api/agent/${cast.agentId}/menu-items`, {
        as: cast.tokens.owner,
        body: one,
      });
      expect(added.status).toBe(201);
    }
    const file = await app.ask('GET', `/api/agent/${cast.agentId}/menu/download-csv`, { as: cast.tokens.viewer });
    expect((await preview(file.text)).body).toMatchObject({ created: 0, updated: 0, skipped: 0, errors: [], rows: [] });
  });
});
