/** Where to go after signing in. */

/** Where administrators arrive. */
export const ADMIN_HOME = '/admin/dashboard';

/** The portal of administrators has a door of its own. */
export const signInFor = (path: string): '/signin' | '/admin/signin' =>
  /^\/admin(\/|$)/.test(path) ? '/admin/signin' : '/signin';

const KEY = 'post_auth_redirect';
const NEVER = ['/signin', '/signup', '/admin/signin', '/admin/signup'];

/** Only a path of this site, and none that would lead back to a sign-in. */
export function isSafeRedirect(path: string): boolean {
  // Browsers read a backslash as a slash and drop line breaks, both of which could make another host of it.
  if (!/^\/(?!\/)[^\\\s]*$/.test(path)) return false;
  const { pathname, origin } = new URL(path, 'http://here.invalid');
  return origin === 'http://here.invalid' && !NEVER.includes(pathname.replace(/(?<!\/)\/+$/, ''));
}

export function rememberRedirect(path: string, storage: Storage = sessionStorage): void {
  if (isSafeRedirect(path)) storage.setItem(KEY, path);
}

/** The remembered path, once. */
export function takeRedirect(storage: Storage = sessionStorage): string | null {
  const path = storage.getItem(KEY);
  storage.removeItem(KEY);
  return path && isSafeRedirect(path) ? path : null;
}
