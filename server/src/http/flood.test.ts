import { expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';

it('refuses a flood from one address, and nobody else', async () => {
  const app = await testApp({ environment: { TRUST_PROXY: '1' } });
  const from = async (address: string, times: number) => {
    const headers = { 'x-forwarded-for': address };
    const all = await Promise.all(Array.from({ length: times }, () => app.ask('GET', '/nowhere', { headers })));
    return all.filter(({ status }) => status === 429);
  };
  const refused = await from('10.1.2.3', 450);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers['retry-after']).toBe('1');
  expect(await from('10.1.2.4', 50)).toEqual([]);
  expect(await from('127.0.0.1', 450)).toEqual([]);
});
