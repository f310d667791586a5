import { describe, expect, it } from 'vitest';
import { fakeStorage } from './fake-storage.ts';
import { isSafeRedirect, rememberRedirect, takeRedirect } from './redirect.ts';

describe('the path to return to after signing in', () => {
  it.each(['/', '/app/agents', '/app/agents/1/orders?max=1#top', '/admin/dashboard', '/signin-help'])(
    'may be %s',
    (path) => expect(isSafeRedirect(path)).toBe(true),
  );

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/app\\..\\x',
    'https://evil.example/app',
    'javascript:alert(1)',
    'app/agents',
    '',
    '/\t/evil.example',
    '/signin',
    '/signin?reason=expired',
    '/signup/',
    '/admin/signin',
  ])('may not be %j', (path) => expect(isSafeRedirect(path)).toBe(false));

  it('is handed out once', () => {
    const storage = fakeStorage();
    rememberRedirect('/app/agents/1/orders', storage);
    expect(takeRedirect(storage)).toBe('/app/agents/1/orders');
    expect(takeRedirect(storage)).toBeNull();
  });

  it('is dropped when somebody else has put a bad one there', () => {
    const storage = fakeStorage({ post_auth_redirect: '//evil.example' });
    expect(takeRedirect(storage)).toBeNull();
    expect(storage.getItem('post_auth_redirect')).toBeNull();
  });
});
