import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

let app: TestApp;
const leaving = new AbortController();
beforeAll(async () => {
  app = await testApp({ environment: { TRUST_PROXY: '1' } });
});
afterAll(() => leaving.abort());

/** What came of so many at once; null: the connection was cut, or nothing came until now. */
async function from(address: string, times: number) {
  const headers = { 'x-forwarded-for': address };
  const answers = Array.from({ length: times }, () => fetch(`${app.url}/nowhere`, { headers, signal: leaving.signal }));
  return Promise.all(answers.map((answer) => answer.catch(() => null)));
}
const refused = (answers: Awaited<ReturnType<typeof from>>) => answers.filter((one) => one?.status === 429);

describe('a flood from one address', () => {
  // So many that a busy machine, too, hears more than 300 within a second.
  it('is refused, later than it asks, with a time; nobody else is', async () => {
    const began = performance.now();
    const [flood, others, own] = await Promise.all([
      from('10.1.2.3', 900),
      from('10.1.2.4', 50),
      from('127.0.0.1', 300),
    ]);
    expect(refused(flood).length).toBeGreaterThan(100);
    expect(performance.now() - began).toBeGreaterThan(1_000);
    expect(refused(flood)[0]?.headers.get('retry-after')).toBe('1');
    expect(refused(flood)[0]?.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await refused(flood)[0]?.json()).toMatchObject({
      code: 'too-many-requests',
      request_id: expect.any(String),
    });
    expect([refused(others), refused(own)]).toEqual([[], []]);
  });

  it('that goes on has little of the next second', async () => {
    await from('10.1.2.5', 450);
    const next = await from('10.1.2.5', 450);
    expect(next.filter((one) => one?.status === 404).length).toBeLessThan(450 - 200);
  });

  it('of very many is cut without a word, and the server goes on', async () => {
    const flood = await from('10.1.2.6', 1_500);
    expect(flood.filter((one) => one === null).length).toBeGreaterThan(50);
    expect((await from('10.1.2.7', 1))[0]?.status).toBe(404);
  });

  it('is told from its proxy by the settings alone', async () => {
    const headers = { 'x-forwarded-for': '10.9.9.9, 10.1.2.8' };
    const flood = await Promise.all(Array.from({ length: 450 }, () => fetch(`${app.url}/nowhere`, { headers })));
    expect(flood.some(({ status }) => status === 429)).toBe(true);
    expect(refused(await from('10.9.9.9', 20))).toEqual([]);
  });
});
