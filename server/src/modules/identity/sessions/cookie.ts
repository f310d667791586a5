import type { RequestContext } from '../../../http/context.ts';
import { SESSION_DAYS } from './tokens.ts';

/** Carries the refresh token of "remember me" from one tab to the next; no script can read it. */
const COOKIE = 'attendant_refresh';
const PATH = '/api/auth';

export function setCookie({ reply }: RequestContext, token: string, https: boolean): void {
  void reply.setCookie(COOKIE, token, {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
    maxAge: SESSION_DAYS * 24 * 60 * 60,
  });
}

export function clearCookie({ reply }: RequestContext, https: boolean): void {
  void reply.clearCookie(COOKIE, { path: PATH, httpOnly: true, sameSite: 'lax', secure: https });
}

export const cookieToken = ({ request }: RequestContext): string | undefined => request.cookies[COOKIE];

/** A header that only our own page can add: another site's form sends the cookie, but never this. */
export const isOurPage = ({ request }: RequestContext): boolean =>
  request.headers['x-attendant'] === 'refresh' || request.headers['x-attendant'] === 'page';
