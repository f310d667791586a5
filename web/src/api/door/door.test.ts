import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { door } from './door.ts';
import { NETWORK_PROBLEM } from './problem.ts';

const fetching = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks for new tokens with the header that no foreign page can set', async () => {
  fetching.mockResolvedValue(Response.json({ access_token: 'new' }));
  expect(await door.refresh('old')).toEqual({ access_token: 'new' });
  const [path, init] = fetching.mock.lastCall ?? [];
  expect([path, init?.method, init?.body]).toEqual(['/api/auth/refresh', 'POST', '{"refresh_token":"old"}']);
  const headers = new Headers(init?.headers);
  expect([headers.get('x-attendant'), headers.get('accept')]).toEqual(['refresh', 'application/json']);
});

it('has nothing to say of an empty answer, and the server’s words of a refusal', async () => {
  fetching.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await door.logout('old')).toBeUndefined();
  const body = { message: 'Not this one.', code: 'auth/invalid-credential' };
  fetching.mockResolvedValueOnce(Response.json(body, { status: 401 }));
  await expect(door.me('stale')).rejects.toMatchObject({ status: 401, message: 'Not this one.', code: body.code });
});

it('names the status of a refusal without words', async () => {
  fetching.mockResolvedValueOnce(new Response('', { status: 502 }));
  await expect(door.me('good')).rejects.toMatchObject({ status: 502, message: 'HTTP error! status: 502' });
});

it.each([
  ['a desk', false, 30_000],
  ['a phone', true, 60_000],
])('waits on %s for so long and no longer', async (_where, coarse, ms) => {
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  fetching.mockImplementation((_path, init) => Promise.reject(init?.signal?.reason));
  await expect(door.sendLink('rosa@salsbrickoven.example')).rejects.toThrow(NETWORK_PROBLEM);
  expect(timeout).toHaveBeenCalledWith(ms);
});
