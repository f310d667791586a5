import type { Db, Tx } from '../../../database/open.ts';
import type { RequestContext } from '../../../http/context.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { isOurPage } from '../sessions/cookie.ts';
import { findCode, issueCode } from './codes.ts';

/** Tells the browser that made an account from the one that opens its mail. No script can read it. */
const COOKIE = 'attendant_made';
const PATH = '/api/identity';
const DAYS = 30;

/**
 * Remembers in the browser that an account was made there. Only for our own page: another site could send this
 * browser's form with a password that it knows.
 */
export async function rememberMaker(deps: Deps, context: RequestContext, account: { uid: string; email: string }) {
  if (!isOurPage(context)) return;
  const { code } = await inTransaction(deps, (tx) =>
    issueCode(tx, { purpose: 'MADE_HERE', email: account.email, identityUid: account.uid }),
  );
  void context.reply.setCookie(COOKIE, code, {
    path: PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: deps.config.publicUrl.startsWith('https:'),
    maxAge: DAYS * 24 * 60 * 60,
  });
}

/** Whether the request comes from the browser that made this account. */
export async function isMadeHere(db: Db | Tx, { request }: RequestContext, uid: string | null): Promise<boolean> {
  const code = request.cookies[COOKIE];
  if (!code || !uid) return false;
  const row = await findCode(db, code, ['MADE_HERE']).catch(() => null);
  return row?.identity_uid === uid;
}
