import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const on = () => ({ app, cast });

/** An agent of the owner's that was deleted `days` ago. */
async function deleted(days = 0, phone_number?: string): Promise<string> {
  const body = { name: 'Old Line', ...(phone_number && { business_name: "Sal's", phone_number }) };
  const { id } = (await app.ask('POST', '/api/agents', { as: cast.tokens.owner, body })).body;
  await app.ask('DELETE', `/api/agent/${id}`, { as: cast.tokens.owner });
  await sql`update agents set deleted_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
    app.database.db,
  );
  return String(id);
}
const list = async (as = cast.tokens.owner): Promise<{ id: string }[]> =>
  (await app.ask('GET', '/api/agents/deleted', { as })).body;
const restore = (id: string) => app.ask('POST', `/api/agent/${id}/restore`, { as: cast.tokens.owner });

describe('a deleted agent', () => {
  it('is gone for everybody, and comes back with all it had', async () => {
    const id = await deleted();
    expect((await app.ask('GET', `/api/agent/${id}`, { as: cast.tokens.admin })).status).toBe(404);
    expect(await list()).toContainEqual(expect.objectContaining({ id, name: 'Old Line' }));
    expect(await restore(id)).toMatchObject({ status: 200, body: { id, my_role: 'owner' } });
    expect((await app.ask('GET', `/api/agent/${id}`, { as: cast.tokens.owner })).status).toBe(200);
    expect((await restore(id)).status).toBe(404);
  });

  it('can be restored for thirty days', async () => {
    const [inTime, late] = [await deleted(29), await deleted(30)];
    const shown = (await list()).map(({ id }) => id);
    expect([shown.includes(inTime), shown.includes(late)]).toEqual([true, false]);
    expect([(await restore(inTime)).status, (await restore(late)).status]).toEqual([200, 404]);
  });

  it('comes back without a number that another agent answers by now', async () => {
    const id = await deleted(0, '7185550147');
    const body = { name: 'New Line', business_name: "Sal's", phone_number: '7185550147' };
    expect((await app.ask('POST', '/api/agents', { as: cast.tokens.owner, body })).status).toBe(201);
    expect((await restore(id)).body).toMatchObject({ phone_number: null });
  });

  it('is shown to nobody who may not restore it', async () => {
    const id = await deleted();
    const { editor } = cast.userIds;
    await app.database.db
      .insertInto('agent_members')
      .values({ agent_id: id, user_id: editor, role: 'editor' })
      .execute();
    expect(await list(cast.tokens.editor)).toEqual([]);
    expect(await list(cast.tokens.stranger)).toEqual([]);
    expect(await list(cast.tokens.admin)).toContainEqual(expect.objectContaining({ id }));
  });

  playRights(
    { method: 'POST', url: async () => `/api/agent/${await deleted()}/restore` },
    [401, 404, 404, 404, 200, 200],
    on,
  );
});
