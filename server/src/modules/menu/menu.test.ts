import type { MenuImport } from '@attendant/contract/menu';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { play, playRights } from '../../testing/scenario.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const on = () => ({ app, cast });

const CSV = `name,description,category,price,prep_time,notes,flags,available,allergens
Large Margherita,"Tomato, mozzarella, basil",Pizza,19.50,15,,popular;special,true,gluten;milk
Small Margherita,,Pizza,14,,,,true,gluten;milk
Garlic Knots,,Sides,"$8.00",,,,true,gluten
`;

function upload(text: string | Uint8Array, as = cast.tokens.owner) {
  const form = new FormData();
  form.append(
    'file',
    new File([typeof text === 'string' ? text : new Uint8Array(text)], 'menu.csv', { type: 'text/csv' }),
  );
  return fetch(`${app.url}/api/agent/${cast.agentId}/menu/upload-csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as}` },
    body: form,
  }).then(async (answer) => ({ status: answer.status, body: (await answer.json()) as MenuImport }));
}
const list = async (query = '') =>
  (await app.ask('GET', `/api/agent/${cast.agentId}/menu-items${query}`, { as: cast.tokens.owner })).body.items;

describe('importing a menu', () => {
  it('adds new items and changes known ones by category and name', async () => {
    expect(await upload(CSV)).toEqual({ status: 200, body: { created: 3, updated: 0, skipped: 0, errors: [] } });
    expect(await upload('\uFEFFName,Category,Price\r\nlarge margherita,PIZZA,20\r\n')).toMatchObject({
      body: { created: 0, updated: 1 },
    });
    const [margherita] = (await list('?search=large')) as unknown[];
    expect(margherita).toMatchObject({ name: 'large margherita', price: 20, allergens: '' });
    await upload(CSV);
    expect(await list('?flags=popular,special')).toMatchObject([
      { name: 'Large Margherita', allergens: 'gluten, milk' },
    ]);
    expect(await list('?category=Sides')).toMatchObject([{ name: 'Garlic Knots', price: 8 }]);
  });

  it('keeps the good rows and names the bad ones', async () => {
    const answer = await upload(
      'name,category,price\nCannoli,Dessert,4.50\n,Dessert,3\nTiramisu,Dessert,-2\nTiramisu,Dessert,NaN\n',
    );
    expect(answer.body).toMatchObject({ created: 1, skipped: 3 });
    expect(answer.body.errors.map(({ row }: { row: number }) => row)).toEqual([3, 4, 5]);
    expect(await list('?category=Dessert')).toHaveLength(1);
  });

  it.each([
    ['a file without the columns', 'a,b\n1,2', "The file has no column 'name', 'category', 'price'."],
    [
      'a file that is no text',
      Uint8Array.of(0xff, 0xfe, 0x41, 0x00),
      'The file is not UTF-8 text. Save it as CSV (UTF-8) and try again.',
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

describe('items', () => {
  play(
    [
      {
        name: 'are added',
        method: 'POST',
        url: '/api/agent/{agent}/menu-items/',
        body: { name: 'Lemon Soda', category: 'Drinks', price: 4, allergens: 'none, None' },
        status: 201,
        answer: { price: 4, allergens: 'None', available: true },
      },
      {
        name: 'need a name',
        method: 'POST',
        url: '/api/agent/{agent}/menu-items',
        body: { name: ' ', category: 'Drinks', price: 4 },
        status: 422,
        answer: { errors: { name: 'Name is required' } },
      },
      {
        name: 'stand once in a category',
        method: 'POST',
        url: '/api/agent/{agent}/menu-items',
        body: { name: 'lemon soda', category: 'drinks', price: 4 },
        status: 409,
        answer: { code: 'menu-item-exists' },
      },
      {
        name: 'of no menu are not found',
        method: 'PUT',
        url: '/api/agents/{agent}/menu-items/7f3c1d52-0000-4000-8000-000000000000/',
        body: { price: 1 },
        status: 404,
      },
      {
        name: 'are asked for by name, not by a broken query',
        method: 'GET',
        url: '/api/agent/{agent}/menu-items?limit=x',
        status: 422,
      },
      {
        name: 'have categories',
        method: 'GET',
        url: '/api/agent/{agent}/menu/categories',
        status: 200,
        answer: ['Dessert', 'Drinks', 'Pizza', 'Sides'],
      },
    ],
    on,
  );

  it('sell out and come back', async () => {
    const [soda] = (await list('?category=Drinks')) as { id: string; available: boolean; updated_at: string }[];
    const toggle = () =>
      app.ask('PUT', `/api/agent/${cast.agentId}/menu-items/${soda?.id}/toggle-availability`, {
        as: cast.tokens.editor,
      });
    expect((await toggle()).body).toMatchObject({ available: false });
    expect(await list('?available=false')).toMatchObject([{ name: 'Lemon Soda' }]);
    expect((await toggle()).body).toMatchObject({ available: true });
    const stale = await app.ask('PUT', `/api/agent/${cast.agentId}/menu-items/${soda?.id}`, {
      as: cast.tokens.editor,
      body: { price: 5, updated_at: soda?.updated_at },
    });
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});

describe('who may', () => {
  playRights({ method: 'GET', url: '/api/agent/{agent}/menu-items' }, [401, 404, 200, 200, 200, 200], on);
  playRights({ method: 'GET', url: '/api/agent/{agent}/menu/csv-template' }, [401, 404, 200, 200, 200, 200], on);
  let count = 0;
  const body = () => ({ name: `Slice ${count++}`, category: 'Slices', price: 3.5 });
  playRights(
    {
      method: 'POST',
      url: '/api/agent/{agent}/menu-items',
      get body() {
        return body();
      },
    },
    [401, 404, 403, 201, 201, 201],
    on,
  );
});
