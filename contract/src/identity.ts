import * as z from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_MIN_SIGN_UP } from './constants.ts';
import { atMost, endpoint, Id, Instant, needed } from './endpoint.ts';
import { EMAIL_MAX, EMAIL_PATTERN } from './fields/email.ts';

/** Sign-up, sign-in, sessions and one-time codes. */

export const EmailAddress = needed('Email is required').check(
  z.trim(),
  z.minLength(1, 'Email is required'),
  atMost(EMAIL_MAX, 'Please enter a valid email address'),
  z.regex(EMAIL_PATTERN, 'Please enter a valid email address'),
);
const password = (missing: string, min: number, text: string) =>
  needed(missing).check(
    z.minLength(1, missing),
    z.minLength(min, text),
    z.maxLength(PASSWORD_MAX, 'Password is too long'),
  );
export const SignUpPassword = password(
  'Password is required',
  PASSWORD_MIN_SIGN_UP,
  'Password must be at least 8 characters',
);
export const SetPassword = password(
  'New password is required',
  PASSWORD_MIN,
  'New password must be at least 6 characters long',
);
const AnyPassword = needed('Password is required').check(z.minLength(1, 'Password is required'), z.maxLength(1000));
export const PersonName = needed('Name is required').check(
  z.trim(),
  z.minLength(1, 'Name is required'),
  z.minLength(2, 'Name must be at least 2 characters'),
  atMost(100),
  z.regex(/^\P{Cc}*$/u, 'Name must be one line of text'),
);
/** Digits, spaces, dashes, parentheses and one leading plus. */
export const PersonPhone = z
  .string()
  .check(
    z.trim(),
    atMost(20, 'Please enter a valid phone number'),
    z.regex(/^\+?[\d\s()-]{7,20}$/, 'Please enter a valid phone number'),
  );
const Token = z.string().check(z.minLength(1), z.maxLength(200));

export const Profile = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  phone_number: z.nullable(z.string()),
  is_admin: z.boolean(),
  is_superadmin: z.boolean(),
  global_role: z.enum(['user', 'admin', 'superadmin']),
  firebase_uid: z.string(),
  email_verified: z.boolean(),
  has_password: z.boolean(),
  photo_url: z.nullable(z.string()),
  trial_ends_at: z.nullable(Instant),
  tenants: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.enum(['owner', 'member']) })),
  created_at: Instant,
  updated_at: Instant,
});
export type Profile = z.infer<typeof Profile>;

const Tokens = {
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  refresh_token: z.string(),
};
export const LoginAnswer = z.extend(Profile, Tokens);
export type LoginAnswer = z.infer<typeof LoginAnswer>;
export const RefreshAnswer = z.object(Tokens);

const Metadata = z.object({ creationTime: z.nullable(z.string()), lastSignInTime: z.nullable(z.string()) });
const record = {
  email: EmailAddress,
  firebase_uid: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(PersonName),
  phone_number: z.optional(z.nullable(PersonPhone)),
  photo_url: z.optional(z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(500)))),
  provider: z.optional(z.string()),
  metadata: z.optional(Metadata),
};
/** The code of an authenticator app or a recovery code, where the account asks for one. */
const SecondFactor = z.optional(z.string().check(z.maxLength(40)));
/** Either a password, or the identity record with a fresh id_token. */
export const LoginInput = z.object({
  ...record,
  /** As the provider has it; one that is no `PersonName` is left aside. */
  name: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
  password: z.optional(AnyPassword),
  id_token: z.optional(Token),
  second_factor: SecondFactor,
  remember: z.optional(z.boolean()),
});
export const NewUserInput = z.object({
  ...record,
  name: PersonName,
  password: z.optional(SignUpPassword),
  id_token: z.optional(Token),
  is_admin: z.optional(z.boolean()),
  /** One-time key of a fresh installation. */
  setup_key: z.optional(z.string().check(z.maxLength(200))),
  /** Code of an administrator's invitation. */
  invitation: z.optional(Token),
});
export const SignUpInput = z.object({
  email: EmailAddress,
  password: SignUpPassword,
  displayName: z.optional(PersonName),
  phoneNumber: z.optional(z.nullable(PersonPhone)),
});
export const NewUserAnswer = z.pick(Profile, {
  id: true,
  email: true,
  name: true,
  phone_number: true,
  is_admin: true,
  is_superadmin: true,
  global_role: true,
  firebase_uid: true,
  email_verified: true,
  created_at: true,
  updated_at: true,
});
const IdToken = z.object({ id_token: z.string() });
const Email = z.object({ email: z.string() });
/** `access_ended`: the password and sessions from before the address was proved work no more. */
const Proved = z.object({ email: z.string(), access_ended: z.boolean() });
const Code = { oobCode: Token };
const anyone = endpoint('nothing');
const nothing = z.void();

export const Administrator = z.object({
  /** The user's id; of somebody invited the invitation's. */
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  status: z.enum(['superadmin', 'admin', 'invited']),
});
export type Administrator = z.infer<typeof Administrator>;

export const auth = {
  login: anyone.route({ method: 'POST', path: '/auth/login' }).input(LoginInput).output(LoginAnswer),
  signUp: anyone
    .route({ method: 'POST', path: '/auth/users', successStatus: 201 })
    .input(NewUserInput)
    .output(NewUserAnswer),
  completeSignUp: endpoint('sign-in')
    .route({ method: 'POST', path: '/auth/users/complete-signup' })
    .input(z.object({ firebase_uid: z.string(), agent_id: z.optional(z.nullable(z.uuid())), email: EmailAddress }))
    .output(
      z.object({
        id: z.uuid(),
        email: z.string(),
        name: z.string(),
        agent_id: z.nullable(z.uuid()),
        role: z.nullable(z.string()),
      }),
    ),
  refresh: anyone
    .route({ method: 'POST', path: '/auth/refresh' })
    .input(z.object({ refresh_token: z.optional(Token) }))
    .output(RefreshAnswer),
  logout: anyone
    .route({ method: 'POST', path: '/auth/logout', successStatus: 204 })
    .input(z.object({ refresh_token: z.optional(Token) }))
    .output(nothing),
  me: endpoint('sign-in', 'agent', { self: true }).route({ method: 'GET', path: '/auth/me' }).output(Profile),
  requestPasswordReset: anyone
    .route({ method: 'POST', path: '/auth/password-reset/request' })
    .input(z.object({ email: EmailAddress }))
    .output(Email),
  confirmPasswordReset: anyone
    .route({ method: 'POST', path: '/auth/password-reset/confirm' })
    .input(z.object({ token: Token, new_password: SignUpPassword }))
    .output(Proved),
  listAdmins: endpoint('superadmin').route({ method: 'GET', path: '/auth/admins' }).output(z.array(Administrator)),
  /** Only a superadmin makes administrators: at once who has an account, by mail who has none. */
  inviteAdmin: endpoint('superadmin')
    .route({ method: 'POST', path: '/auth/admins' })
    .input(z.object({ email: EmailAddress }))
    .output(z.object({ email: z.string(), granted: z.boolean() })),
  revokeAdmin: endpoint('superadmin')
    .route({ method: 'DELETE', path: '/auth/admins/{id}', successStatus: 204 })
    .input(Id)
    .output(nothing),
  withdrawAdmin: endpoint('superadmin')
    .route({ method: 'DELETE', path: '/auth/admins/invitations/{id}', successStatus: 204 })
    .input(Id)
    .output(nothing),
};

export const identity = {
  signUp: anyone
    .route({ method: 'POST', path: '/identity/sign-up', successStatus: 201 })
    .input(SignUpInput)
    .output(z.object({ uid: z.string(), email: z.string(), id_token: z.string() })),
  signIn: anyone
    .route({ method: 'POST', path: '/identity/sign-in' })
    .input(z.object({ email: EmailAddress, password: AnyPassword, second_factor: SecondFactor }))
    .output(
      z.object({
        uid: z.string(),
        email: z.string(),
        email_verified: z.boolean(),
        display_name: z.nullable(z.string()),
        id_token: z.string(),
        metadata: Metadata,
      }),
    ),
  signOut: anyone.route({ method: 'POST', path: '/identity/sign-out', successStatus: 204 }).output(nothing),
  reauthenticate: endpoint('sign-in')
    .route({ method: 'POST', path: '/identity/reauthenticate' })
    .input(z.object({ password: AnyPassword }))
    .output(IdToken),
  changePassword: endpoint('sign-in')
    .route({ method: 'PUT', path: '/identity/password' })
    .input(z.object({ newPassword: SetPassword, id_token: Token }))
    .output(IdToken),
  requestCode: anyone
    .route({ method: 'POST', path: '/identity/oob' })
    .input(
      z.object({
        requestType: z.enum(['PASSWORD_RESET', 'VERIFY_EMAIL', 'EMAIL_SIGNIN']),
        email: EmailAddress,
        agent_id: z.optional(z.uuid()),
      }),
    )
    .output(Email),
  checkCode: anyone
    .route({ method: 'POST', path: '/identity/oob/check' })
    .input(z.object(Code))
    .output(
      z.object({
        requestType: z.string(),
        email_masked: z.string(),
        agent_id: z.nullable(z.uuid()),
        needs_email: z.boolean(),
        /** Whether this browser made the account: then nothing of it ends when the address is confirmed. */
        made_here: z.boolean(),
      }),
    ),
  /** An invitation's code opens a sign-in code, which lives ten minutes. */
  exchangeInvitation: anyone
    .route({ method: 'POST', path: '/identity/oob/exchange' })
    .input(z.object(Code))
    .output(z.object(Code)),
  resetPassword: anyone
    .route({ method: 'POST', path: '/identity/reset-password' })
    .input(z.object({ ...Code, newPassword: SetPassword }))
    .output(Proved),
  /**
   * Confirms an address. What was made before (password, sessions, secrets) ends with it, unless the request comes from
   * the browser that made the account or holds its password.
   */
  verifyEmail: anyone
    .route({ method: 'POST', path: '/identity/verify-email' })
    .input(z.object({ ...Code, password: z.optional(AnyPassword) }))
    /** `oobCode` sets a new password, where the one from before has ended. */
    .output(z.extend(Proved, { oobCode: z.nullable(z.string()) })),
  emailLinkSignIn: anyone
    .route({ method: 'POST', path: '/identity/email-link-sign-in' })
    .input(z.object({ email: EmailAddress, ...Code, second_factor: SecondFactor }))
    .output(
      z.object({
        uid: z.string(),
        email: z.string(),
        display_name: z.nullable(z.string()),
        id_token: z.string(),
        metadata: Metadata,
        has_password: z.boolean(),
        access_ended: z.boolean(),
        is_new_user: z.boolean(),
        agent_id: z.nullable(z.uuid()),
      }),
    ),
  linkPassword: endpoint('sign-in')
    .route({ method: 'POST', path: '/identity/link-password' })
    .input(z.object({ password: SetPassword, displayName: z.optional(PersonName), id_token: Token }))
    .output(IdToken),
  passwordPolicy: anyone.route({ method: 'GET', path: '/identity/password-policy' }).output(
    z.object({
      minLength: z.int(),
      signUpMinLength: z.int(),
      maxLength: z.int(),
      blocklist: z.boolean(),
      schemaVersion: z.int(),
    }),
  ),
};
