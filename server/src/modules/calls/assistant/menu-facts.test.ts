import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';
import { menuFacts } from './menu-facts.ts';

let app: TestApp;
let cast: Cast;
let soup = '';
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  soup = await add('Soup', 'Starters');
  await add('Pie', 'Mains');
});

async function add(name: string, category: string): Promise<string> {
  const body = { name, category, price: 5 };
  return String((await editor('POST', 'menu-items', body)).body.id);
}
const editor = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  app.ask(method, `/api/agent/${cast.agentId}/${path}`, { as: cast.tokens.editor, body });
const menu = () => menuFacts(app.database.db, cast.agentId);
const sold = async () => (await menu()).map(({ name, available }) => `${name}${available ? '' : ' (out)'}`);

it('is one and the same while nothing on it changes', async () => {
  expect(await menu()).toBe(await menu());
});

it('is told as it is after each change', async () => {
  expect(await sold()).toEqual(['Pie', 'Soup']);
  await editor('PUT', 'menu/categories', { categories: ['Starters', 'Mains'] });
  expect(await sold()).toEqual(['Soup', 'Pie']);
  await editor('PUT', `menu-items/${soup}`, { name: 'Chowder' });
  expect(await sold()).toEqual(['Chowder', 'Pie']);
  await editor('PUT', `menu-items/${soup}/toggle-availability`);
  expect(await sold()).toEqual(['Chowder (out)', 'Pie']);
  await editor('DELETE', `menu-items/${soup}`);
  expect(await sold()).toEqual(['Pie']);
});

it('what was sold out until a moment can be ordered once it is over, though nobody writes anything', async () => {
  const { db } = app.database;
  const until = (moment: Date) =>
    db.updateTable('menu_items').set({ available: false, sold_out_until: moment }).where('name', '=', 'Pie').execute();
  await until(new Date(Date.now() + 3_600_000));
  expect(await sold()).toEqual(['Pie (out)']);
  await until(new Date(Date.now() + 40));
  await expect.poll(sold).toEqual(['Pie']);
});
