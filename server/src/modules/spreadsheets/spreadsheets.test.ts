import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { leaveBehind } from '../../testing/left-behind.ts';
import { playRights } from '../../testing/scenario.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  await leaveBehind(app, cast.agentId, { phone: '+17185550101', words: '=1+1' });
});

const DAYS = 'start_date=2026-01-01&end_date=2030-12-31';
const sheet = async (list: string, days = DAYS) => {
  const url = `/api/agent/${cast.agentId}/spreadsheets/${list}?${days}`;
  const { headers, text } = await app.ask('GET', url, { as: cast.tokens.viewer });
  const { data } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  return { name: headers['content-disposition'], rows: data };
};

describe('a list for a spreadsheet', () => {
  it('of conversations says what came of each', async () => {
    const { name, rows } = await sheet('conversations');
    expect(name).toBe('attachment; filename="conversations-2026-01-01-to-2030-12-31.csv"');
    expect(rows).toMatchObject([{ phone: "'+17185550101", duration_seconds: '75', type: 'voice' }]);
    expect(rows[0]?.outcome).toMatch(/rdered \$21\.50/);
  });

  it('of orders adds up to the cent', async () => {
    const { rows } = await sheet('orders');
    expect(rows).toMatchObject([{ customer: "'=1+1", items: '1 Large Pepperoni', total: '21.50' }]);
    const { body } = await app.ask('GET', `/api/agent/${cast.agentId}/orders/statistics?${DAYS}`, {
      as: cast.tokens.viewer,
    });
    expect(rows.reduce((sum, { total }) => sum + Number(total), 0)).toBe(body.total_revenue);
  });

  it('of what was sold has money as money is written', async () => {
    for (const list of ['sales-by-day', 'sales-by-dish', 'sales-by-hour']) {
      const { rows } = await sheet(list);
      expect(rows.length).toBeGreaterThan(0);
      for (const { revenue } of rows) expect(revenue).toMatch(/^\d+\.\d\d$/);
    }
  });

  it('of bookings and of call-backs has the times of the business', async () => {
    expect((await sheet('bookings')).rows).toMatchObject([{ starts_at: '2027-01-04 10:00', status: 'booked' }]);
    expect((await sheet('callbacks')).rows).toMatchObject([{ kind: 'message', message: "'=1+1", done_at: '' }]);
  });

  it('has what came in those days only', async () => {
    for (const list of ['conversations', 'orders', 'bookings', 'callbacks'])
      expect((await sheet(list, 'start_date=2026-01-01&end_date=2026-01-02')).rows).toEqual([]);
  });
});

describe('rights', () => {
  const url = '/api/agent/{agent}/spreadsheets/orders';
  playRights({ method: 'GET', url }, [401, 404, 200, 200, 200, 200], () => ({ app, cast }));
});
