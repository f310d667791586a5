import type { LoginAnswer, Profile } from '@attendant/contract/identity';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from './fake-storage.ts';
import { Problem } from './problem.ts';
import {
  EXPIRED_EVENT,
  type Expiry,
  Session,
  type SessionCalls,
  SIGNED_OUT_EVENT,
  type Tabs,
  type Word,
} from './session.ts';
import { SessionStore } from './session-store.ts';

const HOUR = 3_600_000;
const rosa: Profile = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'rosa@salsbrickoven.com',
  name: 'Rosa Marchetti',
  phone_number: null,
  is_admin: false,
  is_superadmin: false,
  global_role: 'user',
  firebase_uid: 'u1',
  email_verified: true,
  has_password: true,
  photo_url: null,
  trial_ends_at: null,
  tenants: [{ id: 'sal', name: 'Sal’s Brick Oven', role: 'owner' }],
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
};
const tokens = (n: number) => ({
  access_token: `access-${n}`,
  refresh_token: `refresh-${n}`,
  token_type: 'bearer' as const,
  expires_in: 3600,
});
const login: LoginAnswer = { ...rosa, ...tokens(1) };

/** One browser tab with its storages, a server that counts its tokens, and what the other tabs were told. */
function tab({ kept = {}, browser = {} }: { kept?: Record<string, string>; browser?: Record<string, string> } = {}) {
  const storages = { tab: fakeStorage(kept), browser: fakeStorage(browser) };
  let issued = 1;
  const calls = {
    refresh: vi.fn<SessionCalls['refresh']>(async () => tokens(++issued)),
    me: vi.fn<SessionCalls['me']>(async () => rosa),
    logout: vi.fn<SessionCalls['logout']>(async () => undefined),
  };
  const told: Word[] = [];
  const tabs: Tabs = { postMessage: (word) => void told.push(word), onmessage: null };
  const session = new Session(new SessionStore(storages.tab, storages.browser), calls, tabs);
  return { session, calls, tabs, told, ...storages };
}
const stored = { auth_token: 'access-1', refresh_token: 'refresh-1', user_profile: JSON.stringify(rosa) };
const events: string[] = [];
const note = (event: Event) => events.push(event.type + ((event as CustomEvent<Expiry | null>).detail?.message ?? ''));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  const target = new EventTarget();
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
  target.addEventListener(EXPIRED_EVENT, note);
  target.addEventListener(SIGNED_OUT_EVENT, note);
  events.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('restoring', () => {
  it.each([
    [{}, 'No authentication token found'],
    [{ auth_token: 'a' }, 'No valid user profile found in session storage'],
    [{ auth_token: 'a', user_profile: '{broken' }, 'No valid user profile found in session storage'],
    [{ auth_token: 'a', user_profile: '{"id":"1"}' }, 'Invalid session data'],
  ])('%o gives %s and clears', async (kept, error) => {
    const { session, tab: storage } = tab({ kept });
    await session.start();
    expect(session.state).toMatchObject({ isAuthenticated: false, isLoading: false, error });
    expect(storage.length).toBe(0);
  });

  it('shows what is stored at once and asks the server afterwards', async () => {
    const { session, calls } = tab({ kept: { ...stored, auth_token_expires_at: String(1_000_000 + HOUR) } });
    calls.me.mockResolvedValue({ ...rosa, name: 'Rosa M.' });
    await session.start();
    expect(session.state.user?.name).toBe('Rosa Marchetti');
    await expect.poll(() => session.state.user?.name).toBe('Rosa M.');
  });

  it('uses the cookie in a new tab of a browser that was asked to remember', async () => {
    const { session, calls } = tab({ browser: { remember: 'true' } });
    await session.start();
    expect(calls.refresh).toHaveBeenCalledWith();
    expect(session.state).toMatchObject({ isAuthenticated: true, token: 'access-2' });
  });

  it('forgets a cookie that is refused, keeps it when nobody answers', async () => {
    const refused = tab({ browser: { remember: 'true' } });
    refused.calls.refresh.mockRejectedValue(new Problem('no', 401));
    await refused.session.start();
    expect(refused.browser.getItem('remember')).toBeNull();
    const offline = tab({ browser: { remember: 'true' } });
    offline.calls.refresh.mockRejectedValue(new Problem('no network', 0));
    await offline.session.start();
    expect(offline.session.state.isAuthenticated).toBe(false);
    expect(offline.browser.getItem('remember')).toBe('true');
  });
});

describe('signing in and out', () => {
  it('keeps nothing long-lived outside the tab', () => {
    const { session, tab: storage, browser } = tab();
    session.signIn(login, false);
    expect(storage.getItem('auth_token')).toBe('access-1');
    expect(storage.getItem('user_profile')).not.toContain('access-1');
    expect(browser.getItem('selected_tenant')).toBe('sal');
    expect(browser.length).toBe(1);
  });

  it('replaces a tenant that somebody else selected', () => {
    const { session, browser } = tab({ browser: { selected_tenant: 'harbor' } });
    session.signIn(login, false);
    expect(browser.getItem('selected_tenant')).toBe('sal');
  });

  it('clears the tab, revokes on the server and tells the other tabs', async () => {
    const { session, calls, told, tab: storage, browser } = tab();
    session.signIn(login, true);
    storage.setItem('selected_agent_id', 'x');
    await session.signOut();
    expect(storage.length).toBe(0);
    expect([browser.getItem('remember'), browser.getItem('selected_tenant')]).toEqual([null, 'sal']);
    expect(calls.logout).toHaveBeenCalledWith('refresh-1');
    expect(told).toEqual([{ said: 'signed-out', user: rosa.id }]);
    expect(events).toEqual([SIGNED_OUT_EVENT]);
  });

  it('follows another tab of the same person only', () => {
    const { session, tabs } = tab();
    session.signIn(login, false);
    tabs.onmessage?.(new MessageEvent('message', { data: { said: 'signed-out', user: 'another' } }));
    expect(session.state.isAuthenticated).toBe(true);
    tabs.onmessage?.(new MessageEvent('message', { data: { said: 'signed-out', user: rosa.id } }));
    expect(session.state.isAuthenticated).toBe(false);
  });

  it('expires once, however many answers say so, and forgets the tenant', () => {
    const { session, browser } = tab();
    session.signIn(login, false);
    session.expire(new Problem('Authentication expired', 401));
    session.expire(new Problem('Authentication expired', 401));
    expect(events).toEqual([`${EXPIRED_EVENT}Authentication expired`]);
    expect(browser.getItem('selected_tenant')).toBeNull();
  });
});

describe('renewing', () => {
  it('asks five minutes before the end, with the newest token', async () => {
    const { session, calls } = tab();
    session.signIn(login, false);
    await vi.advanceTimersByTimeAsync(HOUR - 5 * 60_000 - 1);
    expect(calls.refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.refresh).toHaveBeenLastCalledWith('refresh-1');
    await vi.advanceTimersByTimeAsync(55 * 60_000);
    expect(calls.refresh).toHaveBeenLastCalledWith('refresh-2');
    expect(session.state.token).toBe('access-3');
  });

  it('leaves the token to the cookie when the browser remembers', async () => {
    const { session, calls } = tab();
    session.signIn(login, true);
    await vi.advanceTimersByTimeAsync(55 * 60_000);
    expect(calls.refresh).toHaveBeenCalledWith(undefined);
  });

  it('tries again after 30 s, then 60 s, and is still signed in', async () => {
    const { session, calls } = tab();
    calls.refresh.mockRejectedValue(new Problem('down', 503));
    session.signIn(login, false);
    await vi.advanceTimersByTimeAsync(55 * 60_000);
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(calls.refresh).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.refresh).toHaveBeenCalledTimes(3);
    expect(session.state.isAuthenticated).toBe(true);
  });

  it('ends the session when the server refuses', async () => {
    const { session, calls } = tab();
    calls.refresh.mockRejectedValue(new Problem('Authentication expired', 401));
    session.signIn(login, false);
    await vi.advanceTimersByTimeAsync(55 * 60_000);
    expect(session.state.isAuthenticated).toBe(false);
    expect(events).toEqual([`${EXPIRED_EVENT}Authentication expired`]);
  });

  it('renews a token that ran out asleep before it is used, once for all who wait', async () => {
    const { session, calls } = tab({ kept: { ...stored, auth_token_expires_at: '1' } });
    await session.start();
    const got = await Promise.all([session.token(), session.token()]);
    expect(got).toEqual(['access-2', 'access-2']);
    expect(calls.refresh).toHaveBeenCalledTimes(1);
  });

  it('keeps the new tokens when the profile was renewed while they were asked for', async () => {
    const { session, calls } = tab({ kept: { ...stored, auth_token_expires_at: '1' } });
    const answer = Promise.withResolvers<ReturnType<typeof tokens>>();
    calls.refresh.mockReturnValue(answer.promise);
    calls.me.mockResolvedValue({ ...rosa, name: 'Rosa M.' });
    await session.start();
    const token = session.token();
    await expect.poll(() => session.state.user?.name).toBe('Rosa M.');
    answer.resolve(tokens(7));
    expect(await token).toBe('access-7');
    expect(session.state.user?.name).toBe('Rosa M.');
  });

  it('takes over what a duplicate of this tab has been given', () => {
    const { session, tabs } = tab();
    session.signIn(login, false);
    const data: Word = { said: 'renewed', was: 'refresh-1', tokens: tokens(9) };
    tabs.onmessage?.(new MessageEvent('message', { data }));
    expect(session.state.token).toBe('access-9');
  });
});
