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

const list = async (query = '') =>
  (await app.ask('GET', `/api/agent/${cast.agentId}/menu-items${query}`, { as: cast.tokens.owner })).body.items;

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
        answer: ['Drinks'],
      },
    ],
    on,
  );

  it('sell out and come back', async () => {
    const [soda] = (await list('?category=Drinks')) as { id: string; available: boolean; updated_at: string }[];
    const toggle = (body?: object) =>
      app.ask('PUT', `/api/agent/${cast.agentId}/menu-items/${soda?.id}/toggle-availability`, {
        as: cast.tokens.editor,
        ...(body && { body }),
      });
    expect((await toggle()).body).toMatchObject({ available: false });
    expect(await list('?available=false')).toMatchObject([{ name: 'Lemon Soda' }]);
    expect((await toggle()).body).toMatchObject({ available: true });
    // Two cooks see the last one go at the same moment.
    await Promise.all([toggle({ available: false }), toggle({ available: false })]);
    expect(await list('?available=false')).toMatchObject([{ name: 'Lemon Soda' }]);
    await toggle({ available: true });
    const stale = await app.ask('PUT', `/api/agent/${cast.agentId}/menu-items/${soda?.id}`, {
      as: cast.tokens.editor,
      body: { price: 5, updated_at: soda?.updated_at },
    });
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});

describe('several items at once', () => {
  const add = async (name: string) =>
    String(
      (
        await app.ask('POST', `/api/agent/${cast.agentId}/menu-items`, {
          as: cast.tokens.editor,
          body: { name, category: 'Specials', price: 10, flags: ['new'] },
        })
      ).body.id,
    );
  const bulk = (item_ids: string[], updates: object) =>
    app.ask('POST', `/api/agent/${cast.agentId}/menu-items/bulk-update`, {
      as: cast.tokens.editor,
      body: { item_ids, updates },
    });

  it('change together', async () => {
    const ids = [await add('Cacio e Pepe'), await add('Carbonara')];
    const done = await bulk(ids, {
      category: 'Pasta',
      add_flags: ['popular'],
      remove_flags: ['new'],
      available: false,
    });
    expect(done).toMatchObject({ status: 200, body: { updated: 2 } });
    expect(await list('?category=Pasta')).toMatchObject([
      { name: 'Cacio e Pepe', flags: ['popular'], available: false },
      { name: 'Carbonara', flags: ['popular'], available: false },
    ]);
  });

  it('stay as they are when one of them is not on this menu', async () => {
    const id = await add('Amatriciana');
    const refused = await bulk([id, '7f3c1d52-0000-4000-8000-000000000000'], { available: false });
    expect(refused.status).toBe(404);
    expect(await list('?search=Amatriciana')).toMatchObject([{ available: true }]);
  });

  it('stay as they are when the category has one of that name', async () => {
    await app.ask('POST', `/api/agent/${cast.agentId}/menu-items`, {
      as: cast.tokens.editor,
      body: { name: 'Gricia', category: 'Pasta', price: 12 },
    });
    expect(await bulk([await add('Gricia')], { category: 'Pasta' })).toMatchObject({
      status: 409,
      body: { code: 'menu-item-exists' },
    });
  });

  it('are one to 500', async () => {
    expect((await bulk([], {})).body).toMatchObject({ message: 'Select at least one item' });
    const many = Array.from({ length: 501 }, () => '7f3c1d52-0000-4000-8000-000000000000');
    expect((await bulk(many, {})).body).toMatchObject({ message: 'Select at most 500 items' });
  });
});

describe('option groups', () => {
  const pie = (option_groups: unknown) => ({
    name: `Pie ${Math.random()}`,
    category: 'Pies',
    price: 14,
    option_groups,
  });
  const size = {
    name: 'Size',
    min: 1,
    max: 1,
    choices: [
      { name: 'Small', price: 0 },
      { name: 'Large', price: 5.5 },
    ],
  };
  const add = (groups: unknown) =>
    app.ask('POST', `/api/agent/${cast.agentId}/menu-items`, { as: cast.tokens.owner, body: pie(groups) });

  it('belong to an item', async () => {
    const { status, body } = await add([size]);
    expect({ status, body }).toMatchObject({ status: 201, body: { option_groups: [{ ...size, halves: false }] } });
    const cleared = await app.ask('PUT', `/api/agent/${cast.agentId}/menu-items/${body.id}`, {
      as: cast.tokens.owner,
      body: { option_groups: [] },
    });
    expect(cleared.body.option_groups).toEqual([]);
  });

  it.each([
    ['no choice', [{ ...size, choices: [] }], 'Each option group needs a choice'],
    ['more at least than at most', [{ ...size, min: 2 }], 'The fewest choices cannot be more than the most'],
    ['too few choices', [{ ...size, min: 3, max: 3 }], 'There are fewer choices than must be chosen'],
    ['one name twice', [size, { ...size, name: 'SIZE' }], 'Option groups of one item need different names'],
    [
      'one choice twice',
      [{ ...size, choices: [...size.choices, { name: 'small', price: 1 }] }],
      'Choices of one group need different names',
    ],
  ])('are refused with %s', async (_what, groups, message) => {
    expect(await add(groups)).toMatchObject({ status: 422, body: { message } });
  });
});

describe('who may', () => {
  playRights(
    {
      method: 'POST',
      url: '/api/agent/{agent}/menu-items/bulk-update',
      body: { item_ids: ['7f3c1d52-0000-4000-8000-000000000000'], updates: {} },
    },
    [401, 404, 403, 404, 404, 404],
    on,
  );
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
