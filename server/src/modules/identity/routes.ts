import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_MIN_SIGN_UP } from '@attendant/contract/constants';
import { ownProfile, signedIn } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { inviteAdmin, listAdmins, revokeAdmin, withdrawAdmin } from './admin-invitations.ts';
import { requestCode, SEND_CODE, sendCode } from './codes/links.ts';
import { rememberMaker } from './codes/made-here.ts';
import { checkCode, exchangeInvitation, signInByLink, verifyEmail } from './codes/use-links.ts';
import { type Deps, type IdentityParts, inTransaction } from './deps.ts';
import { completeSignUp } from './invitations.ts';
import { openAccountLimits } from './limits.ts';
import { changePassword, resetPassword } from './proof/change-password.ts';
import { securityRoutes } from './security-routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { reauthenticate, signInIdentity } from './sign-in.ts';
import { signUp, signUpIdentity } from './sign-up.ts';
import { SWEEP, SWEEP_DAILY, sweep } from './sweep.ts';

/** Handlers of contract.auth and contract.identity, and the module's jobs. */
export function identityRoutes(parts: IdentityParts) {
  const deps: Deps = { ...parts, limits: openAccountLimits(parts.db, parts.pool) };
  parts.jobs.work(SEND_CODE, (input) => sendCode(deps, input));
  parts.jobs.schedule(SWEEP, SWEEP_DAILY, () => sweep(parts.db));
  return {
    auth: { ...sessionRoutes(deps), ...accountRoutes(deps) },
    identity: providerRoutes(deps),
    ...securityRoutes(deps),
  };
}

function accountRoutes(deps: Deps) {
  const { auth } = endpoints;
  return {
    signUp: auth.signUp.handler(async ({ input, context }) => {
      const profile = await signUp(deps, input, context.ip);
      await rememberMaker(deps, context, { uid: profile.firebase_uid, email: profile.email });
      return profile;
    }),
    completeSignUp: auth.completeSignUp.handler(({ input, context }) =>
      inTransaction(deps, (tx) => completeSignUp(tx, signedIn(context), input)),
    ),
    me: auth.me.handler(({ context }) => ownProfile(context)),
    listAdmins: auth.listAdmins.handler(({ context }) => listAdmins(context.db)),
    inviteAdmin: auth.inviteAdmin.handler(({ input, context }) =>
      inTransaction(deps, (tx) => inviteAdmin(tx, deps, signedIn(context), input.email)),
    ),
    revokeAdmin: auth.revokeAdmin.handler(({ input, context }) =>
      inTransaction(deps, (tx) => revokeAdmin(tx, signedIn(context), input.id)),
    ),
    withdrawAdmin: auth.withdrawAdmin.handler(({ input, context }) =>
      inTransaction(deps, (tx) => withdrawAdmin(tx, signedIn(context), input.id)),
    ),
    requestPasswordReset: auth.requestPasswordReset.handler(({ input, context }) =>
      requestCode(deps, { requestType: 'PASSWORD_RESET', email: input.email, agentId: null, ip: context.ip }),
    ),
    confirmPasswordReset: auth.confirmPasswordReset.handler(({ input, context }) =>
      resetPassword(deps, context, { code: input.token, password: input.new_password, field: 'new_password' }),
    ),
  };
}

function providerRoutes(deps: Deps) {
  const { identity } = endpoints;
  return {
    signUp: identity.signUp.handler(async ({ input, context }) => {
      const made = await signUpIdentity(deps, input, context.ip);
      await rememberMaker(deps, context, made);
      return made;
    }),
    signIn: identity.signIn.handler(({ input, context }) => signInIdentity(deps, input, context.ip)),
    // The provider keeps no session of its own; the app's is ended by /auth/logout.
    signOut: identity.signOut.handler(() => undefined),
    reauthenticate: identity.reauthenticate.handler(({ input, context }) =>
      reauthenticate(deps, signedIn(context), input.password),
    ),
    changePassword: identity.changePassword.handler(({ input, context }) =>
      changePassword(deps, signedIn(context), {
        password: input.newPassword,
        field: 'newPassword',
        idToken: input.id_token,
      }),
    ),
    linkPassword: identity.linkPassword.handler(({ input, context }) =>
      changePassword(deps, signedIn(context), {
        password: input.password,
        field: 'password',
        idToken: input.id_token,
        name: input.displayName,
      }),
    ),
    requestCode: identity.requestCode.handler(({ input: { requestType, email, agent_id }, context }) =>
      requestCode(deps, { requestType, email, agentId: agent_id ?? null, ip: context.ip }),
    ),
    checkCode: identity.checkCode.handler(({ input, context }) => checkCode(context, input.oobCode)),
    exchangeInvitation: identity.exchangeInvitation.handler(({ input }) =>
      inTransaction(deps, (tx) => exchangeInvitation(tx, input.oobCode)),
    ),
    resetPassword: identity.resetPassword.handler(({ input, context }) =>
      resetPassword(deps, context, { code: input.oobCode, password: input.newPassword, field: 'newPassword' }),
    ),
    verifyEmail: identity.verifyEmail.handler(({ input: { oobCode: code, password }, context }) =>
      verifyEmail(deps, context, { code, ...(password !== undefined && { password }) }),
    ),
    emailLinkSignIn: identity.emailLinkSignIn.handler(({ input, context }) =>
      inTransaction(deps, (tx) => signInByLink(tx, deps, context, { ...input, code: input.oobCode })),
    ),
    passwordPolicy: identity.passwordPolicy.handler(() => POLICY),
  };
}

const POLICY = {
  minLength: PASSWORD_MIN,
  signUpMinLength: PASSWORD_MIN_SIGN_UP,
  maxLength: PASSWORD_MAX,
  blocklist: true,
  schemaVersion: 1,
};
