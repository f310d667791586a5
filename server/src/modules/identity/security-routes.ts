import { signedIn } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { type Deps, inTransaction } from './deps.ts';
import {
  authenticatorState,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
} from './proof/authenticator.ts';
import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  signInByPasskey,
} from './proof/passkeys.ts';
import { endOneSession, endOtherSessions, listSessions } from './sessions/list.ts';

/** Handlers of contract.sessions, contract.passkeys and contract.authenticator. */
export function securityRoutes(deps: Deps) {
  const { sessions, passkeys, authenticator } = endpoints;
  return {
    sessions: {
      list: sessions.list.handler(({ context }) => listSessions(deps.db, signedIn(context))),
      end: sessions.end.handler(({ input, context }) =>
        inTransaction(deps, (tx) => endOneSession(tx, signedIn(context), input.id)),
      ),
      endOthers: sessions.endOthers.handler(({ context }) =>
        inTransaction(deps, (tx) => endOtherSessions(tx, signedIn(context))),
      ),
    },
    passkeys: {
      list: passkeys.list.handler(({ context }) => listPasskeys(deps.db, signedIn(context))),
      begin: passkeys.begin.handler(({ input, context }) =>
        inTransaction(deps, (tx) => beginPasskey(tx, deps, signedIn(context), input.id_token)),
      ),
      add: passkeys.add.handler(({ input, context }) =>
        inTransaction(deps, (tx) => addPasskey(tx, deps, signedIn(context), input)),
      ),
      remove: passkeys.remove.handler(({ input, context }) =>
        inTransaction(deps, (tx) => removePasskey(tx, deps, signedIn(context), input.id)),
      ),
      ask: passkeys.ask.handler(async ({ context }) => {
        await deps.limits.count('passkey-address', context.ip);
        return inTransaction(deps, (tx) => askForPasskey(tx, deps));
      }),
      signIn: passkeys.signIn.handler(({ input }) =>
        inTransaction(deps, (tx) => signInByPasskey(tx, deps, input.credential)),
      ),
    },
    authenticator: {
      state: authenticator.state.handler(({ context }) => authenticatorState(deps.db, signedIn(context))),
      begin: authenticator.begin.handler(({ input, context }) =>
        inTransaction(deps, (tx) => beginAuthenticator(tx, deps, signedIn(context), input.id_token)),
      ),
      confirm: authenticator.confirm.handler(({ input, context }) =>
        confirmAuthenticator(deps, signedIn(context), input.code),
      ),
      remove: authenticator.remove.handler(({ input, context }) =>
        inTransaction(deps, (tx) => removeAuthenticator(tx, deps, signedIn(context), input.id_token)),
      ),
    },
  };
}
