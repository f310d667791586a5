import { describe, expect, it } from 'vitest';
import { playRights } from '../../testing/scenario.ts';
import { at, clinicByText, DAY } from './testing/clinic.ts';

const { on, ask, book, answer, newPhone, sent } = clinicByText();

describe('the waiting list', () => {
  const none = '7f3c1d52-0000-4000-8000-000000000000';
  const waits = async (more: object = {}) =>
    (
      await ask('POST', '/waiting-list', {
        customer_name: 'Vera Holt',
        customer_phone: newPhone(),
        from_day: DAY,
        until_day: DAY,
        ...more,
      })
    ).body;
  const list = async (): Promise<{ id: string; fit: { starts_at: string } | null; offered_start: string | null }[]> =>
    (await ask('GET', '/waiting-list')).body;
  const full = async () => {
    for (let seat = 0; seat < 10; seat++) await book('12:00', { customer_name: `Seat ${seat}` });
  };
  const noon = { after_time: '12:00', before_time: '12:10' };

  it('says who fits when a time comes free', async () => {
    await full();
    const { id, fit } = await waits(noon);
    expect(fit).toBeNull();
    const [first] = (await ask('GET', `/appointments?start_date=${DAY}&end_date=${DAY}`)).body.items;
    await ask('DELETE', `/appointments/${first.id}`);
    expect(await list()).toMatchObject([{ id, fit: { starts_at: at(DAY, '12:00').toISOString() } }]);
    expect((await ask('DELETE', `/waiting-list/${id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('offers it by text, and Y books it; who comes later is told', async () => {
    const starts_at = at(DAY, '12:00').toISOString();
    const [vera, hugo] = [await waits(noon), await waits({ ...noon, customer_name: 'Hugo Lane' })];
    for (const { id } of [vera, hugo])
      expect((await ask('POST', `/waiting-list/${id}/offer`, { starts_at })).body).toMatchObject({
        offered_start: starts_at,
      });
    await expect.poll(() => sent().map(({ To }) => To)).toEqual([vera.customer_phone, hugo.customer_phone]);
    expect(sent()[0]?.Body).toMatch(/a time has come free, .*12:00 PM\. Reply Y/);
    expect(await answer(vera.customer_phone, 'Yes please')).toMatch(
      /^Thank you, Vera Holt\. You are booked for .*12:00 PM\.$/,
    );
    for (let seat = 0; seat < 9; seat++) await book('12:00', { customer_name: `Seat ${seat}` });
    expect(await answer(hugo.customer_phone, 'Y')).toMatch(/has just been taken\. You stay on the waiting list/);
    expect(await list()).toMatchObject([{ id: hugo.id, offered_start: null, fit: null }]);
    const { items } = (await ask('GET', `/appointments?search=Holt`)).body;
    expect(items).toMatchObject([{ customer_phone: vera.customer_phone, conversation_id: expect.any(String) }]);
    await ask('DELETE', `/waiting-list/${hugo.id}`);
  });

  it('is taken back: their Y books nothing any more', async () => {
    const one = await waits();
    await ask('POST', `/waiting-list/${one.id}/offer`, { starts_at: at(DAY, '12:00').toISOString() });
    expect((await ask('DELETE', `/waiting-list/${one.id}/offer`)).status).toBe(204);
    expect(await list()).toMatchObject([{ id: one.id, offered_start: null }]);
    expect(await answer(one.customer_phone, 'Y')).not.toMatch(/You are booked/);
    await ask('DELETE', `/waiting-list/${one.id}`);
  });

  it('is booked by hand, keeps who declines, and refuses what is not free', async () => {
    const starts_at = at(DAY, '12:00').toISOString();
    const one = await waits();
    await ask('POST', `/waiting-list/${one.id}/offer`, { starts_at });
    expect(await answer(one.customer_phone, 'n')).toMatch(/You stay on the waiting list/);
    expect(await list()).toMatchObject([{ id: one.id, offered_start: null }]);
    const night = { starts_at: at(DAY, '23:00').toISOString() };
    expect((await ask('POST', `/waiting-list/${one.id}/offer`, night)).body.code).toBe('slot-unknown');
    expect((await ask('POST', `/waiting-list/${one.id}/book`, { starts_at })).body).toMatchObject({
      customer_name: 'Vera Holt',
    });
    expect(await list()).toEqual([]);
    const silent = await waits({ customer_phone: '' });
    expect((await ask('POST', `/waiting-list/${silent.id}/offer`, { starts_at })).body.code).toBe('no-number');
    await ask('DELETE', `/waiting-list/${silent.id}`);
    expect(
      (await ask('POST', '/waiting-list', { customer_name: 'x', from_day: DAY, until_day: '2020-01-01' })).status,
    ).toBe(422);
  });

  playRights({ method: 'GET', url: '/api/agent/{agent}/waiting-list' }, [401, 404, 200, 200, 200, 200], on);
  playRights(
    { method: 'POST', url: '/api/agent/{agent}/waiting-list', body: { customer_name: '' } },
    [401, 404, 403, 422, 422, 422],
    on,
  );
  const one = `/api/agent/{agent}/waiting-list/${none}`;
  playRights({ method: 'DELETE', url: one }, [401, 404, 403, 404, 404, 404], on);
  playRights({ method: 'DELETE', url: `${one}/offer` }, [401, 404, 403, 404, 404, 404], on);
  for (const verb of ['offer', 'book'])
    playRights(
      { method: 'POST', url: `${one}/${verb}`, body: { starts_at: '2030-01-01T10:00:00Z' } },
      [401, 404, 403, 404, 404, 404],
      on,
    );
});
