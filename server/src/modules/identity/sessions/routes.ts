import { noteAccount } from '../../../audit.ts';
import type { RequestContext } from '../../../http/context.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { problem } from '../../../http/problem.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { login } from '../sign-in.ts';
import { clearCookie, cookieToken, isOurPage, setCookie } from './cookie.ts';
import { deviceOf } from './device.ts';
import { refresh } from './refresh.ts';
import { endSession, sessionOf } from './sessions.ts';

export function sessionRoutes(deps: Deps) {
  const { auth } = endpoints;
  const https = deps.config.publicUrl.startsWith('https:');
  return {
    login: auth.login.handler(async ({ input, context }) => {
      const { answer, cookie } = await login(deps, input, { ip: context.ip, device: deviceOf(context, https) });
      if (cookie) setCookie(context, cookie, https);
      // Another account may have been remembered here; the next tab must not open it.
      else if (cookieToken(context)) clearCookie(context, https);
      return answer;
    }),
    refresh: auth.refresh.handler(async ({ input, context }) => {
      const token = input.refresh_token ?? (isOurPage(context) ? cookieToken(context) : undefined);
      const from = input.refresh_token === undefined ? 'cookie' : 'body';
      // Refused outside the transaction: that a session was ended must be kept.
      const fresh = token && (await inTransaction(deps, (tx) => refresh(tx, token, from)));
      if (!fresh) {
        if (token && from === 'cookie') clearCookie(context, https);
        throw problem('unauthenticated');
      }
      if (fresh.cookie) setCookie(context, fresh.cookie, https);
      return fresh.tokens;
    }),
    logout: auth.logout.handler(async ({ input, context }) => {
      const tokens = [input.refresh_token, bearer(context), cookieToken(context)].filter(
        (token) => token !== undefined,
      );
      await inTransaction(deps, async (tx) => {
        for (const token of tokens) {
          const session = await sessionOf(tx, token);
          if (!session) continue;
          await endSession(tx, session.id, 'signed out');
          await noteAccount(tx, 'session.ended', session.user_id);
        }
      });
      clearCookie(context, https);
    }),
  };
}

const bearer = ({ request }: RequestContext): string | undefined =>
  /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
