import { readFileSync } from 'node:fs';
import type { MenuItem } from '@attendant/contract/menu';
import type { MenuDraft } from '@attendant/contract/menu/draft';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';
import { loadFacts } from '../calls/assistant/facts.ts';
import { pdfOf } from '../datasets/reading/testing/documents.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const on = () => ({ app, cast });

async function read(file: File, kinds?: string) {
  const form = new FormData();
  form.append('file', file);
  if (kinds !== undefined) form.append('kinds', kinds);
  const answer = await fetch(`${app.url}/api/agent/${cast.agentId}/menu/read`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cast.tokens.owner}` },
    body: form,
  });
  return { status: answer.status, body: (await answer.json()) as MenuDraft & { errors?: unknown } };
}
const text = (content: string, name = 'pasted.txt') => new File([content], name);
const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  app.ask(method, `/api/agent/${cast.agentId}${path}`, { as: cast.tokens.owner, body });
const items = async (): Promise<MenuItem[]> => (await ask('GET', '/menu-items')).body.items as MenuItem[];
const dish = (name: string, category: string, price: number) => ({ name, category, price });

describe('a menu that somebody brings', () => {
  it('is read from a pasted text, and nothing is written', async () => {
    const page = readFileSync(new URL('./reading/pasted/pizzeria-page.txt', import.meta.url), 'utf8');
    const before = (await items()).length;
    const { body } = await read(text(page));
    expect(body.rows).toHaveLength(6);
    expect(body.rows[0]).toMatchObject({ name: 'Margherita', category: 'Our Pizzas', price: 14 });
    expect(await items()).toHaveLength(before);
  });

  it('is read from a PDF', async () => {
    const { body } = await read(new File([new Uint8Array(pdfOf('Caesar Salad $9.95'))], 'menu.pdf'));
    expect(body.rows).toMatchObject([{ name: 'Caesar Salad', price: 9.95 }]);
  });

  it('is read from any table, with columns that are guessed or told', async () => {
    const table = 'Artikel;Rubrik;Preis\nCurrywurst;Grill;"7,90 €"\nCola;Getränke;2,50\n';
    const guessed = await read(text(table, 'export.csv'));
    expect(guessed.body.columns.map(({ kind }) => kind)).toEqual(['name', 'category', 'price']);
    expect(guessed.body.rows).toMatchObject([{ name: 'Currywurst', category: 'Grill', price: 7.9 }, { price: 2.5 }]);
    const told = await read(text(table, 'export.csv'), 'name,notes,price');
    expect(told.body.rows[0]).toMatchObject({ category: 'Menu', notes: 'Grill' });
    const headless = await read(
      text('Coke\t2.50\tDrinks\nSprite\t2.50\tDrinks\nGyro\t9\tPitas\nFries\t4\tSides\n', 'a.tsv'),
    );
    expect(headless.body.columns.map(({ kind }) => kind)).toEqual(['name', 'price', 'category']);
    expect(headless.body.rows).toHaveLength(4);
  });

  it('is refused in words when it cannot be read', async () => {
    expect(await read(text('x', 'photo.png'))).toMatchObject({
      status: 422,
      body: { errors: { file: 'Bring a PDF, a CSV or a text.' } },
    });
    expect((await read(new File(['no pdf'], 'menu.pdf'))).status).toBe(422);
  });

  playRights(
    { method: 'POST', url: '/api/agent/{agent}/menu/rows', body: { add: [], change: [] } },
    [401, 404, 403, 200, 200, 200],
    on,
  );
});

describe('what was reviewed', () => {
  it('is saved whole: new dishes, other prices, and categories in the order they came', async () => {
    const [soda] =
      (await ask('POST', '/menu/rows', { add: [dish('Soda', 'Zero', 3), dish('Bread', 'Also', 2)], change: [] }))
        .status === 200
        ? (await items()).filter(({ name }) => name === 'Soda')
        : [];
    expect((await ask('GET', '/menu/categories')).body.slice(-2)).toEqual(['Zero', 'Also']);
    const saved = await ask('POST', '/menu/rows', {
      add: [dish('Water', 'zero', 1)],
      change: [{ item_id: soda?.id, price: 3.5, updated_at: soda?.updated_at }],
    });
    expect(saved.body).toEqual({ created: 1, updated: 1 });
    expect((await items()).filter(({ category }) => category === 'Zero')).toMatchObject([
      { name: 'Soda', price: 3.5 },
      { name: 'Water' },
    ]);
  });

  it('is not saved at all when a part of it cannot be', async () => {
    const before = await items();
    const taken = await ask('POST', '/menu/rows', {
      add: [dish('Pie', 'Sweets', 5), dish('soda', 'ZERO', 9)],
      change: [],
    });
    expect(taken).toMatchObject({ status: 409, body: { message: 'soda already stands in Zero.' } });
    const stale = await ask('POST', '/menu/rows', {
      add: [dish('Pie', 'Sweets', 5)],
      change: [{ item_id: before[0]?.id, price: 1, updated_at: '2020-01-01T00:00:00.000Z' }],
    });
    expect(stale.status).toBe(409);
    expect(await items()).toEqual(before);
    expect((await ask('POST', '/menu/rows', { add: [dish('', 'Sweets', 5)], change: [] })).body).toMatchObject({
      errors: { 'add.0.name': 'Name is required' },
    });
  });
});

describe('the order of the categories', () => {
  it('is kept, and obeyed by lists, the file and the agent', async () => {
    const before = (await ask('GET', '/menu/categories')).body as string[];
    const wanted = before.toReversed();
    expect((await ask('PUT', '/menu/categories', { categories: wanted })).body).toEqual(wanted);
    const listed = [...new Set((await items()).map(({ category }) => category))];
    expect(listed).toEqual(wanted);
    const facts = await loadFacts(app.database.db, { agentId: cast.agentId, callerPhone: null, channel: 'voice' });
    expect([...new Set(facts.menu.map(({ category }) => category))]).toEqual(wanted);
    // What nobody has placed comes behind.
    await ask('POST', '/menu-items', { name: 'Anchovies', category: 'Aardvarks', price: 2 });
    expect((await ask('GET', '/menu/categories')).body).toEqual([...wanted, 'Aardvarks']);
  });
});

describe('sold out until tomorrow', () => {
  it('is obeyed by the agent and by orders, and ends by itself', async () => {
    const [one] = await items();
    const id = one?.id ?? '';
    const off = await ask('PUT', `/menu-items/${id}/toggle-availability`, { until: 'tomorrow' });
    expect(off.body).toMatchObject({ available: false });
    expect(new Date(off.body.sold_out_until).getTime()).toBeGreaterThan(Date.now());
    const known = async () => {
      const facts = await loadFacts(app.database.db, { agentId: cast.agentId, callerPhone: null, channel: 'voice' });
      return facts.menu.find((item) => item.id === id)?.available;
    };
    const order = { customer_name: 'Dan', customer_phone: '', order_items: [{ menu_item_id: id, quantity: 1 }] };
    expect(await known()).toBe(false);
    expect((await ask('POST', '/orders', order)).status).toBe(422);
    // The moment comes.
    await app.database.db.updateTable('menu_items').set({ sold_out_until: new Date() }).where('id', '=', id).execute();
    expect((await items()).find((item) => item.id === id)).toMatchObject({ available: true, sold_out_until: null });
    expect(await known()).toBe(true);
    expect((await ask('GET', '/menu-items?available=false')).body.items).toEqual([]);
    // Another change of it does not take it back off.
    expect((await ask('PUT', `/menu-items/${id}`, { price: 5 })).body).toMatchObject({ available: true });
    expect((await ask('POST', '/orders', order)).status).toBe(201);
    // Pressed once more it is sold out until somebody says so.
    expect((await ask('PUT', `/menu-items/${id}/toggle-availability`, {})).body).toMatchObject({
      available: false,
      sold_out_until: null,
    });
    await ask('PUT', `/menu-items/${id}/toggle-availability`, { available: true });
  });
});
