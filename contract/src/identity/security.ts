import * as z from 'zod/mini';
import { endpoint, Id, Instant } from '../endpoint.ts';

/** What keeps an account its owner's: where it is signed in, passkeys, and the codes of an authenticator app. */

const me = endpoint('sign-in');
const anyone = endpoint('nothing');
const Proof = { id_token: z.string().check(z.minLength(1), z.maxLength(200)) };
const text = (max: number) => z.string().check(z.maxLength(max));

export const Session = z.object({
  id: z.uuid(),
  /** 'Chrome on Windows' */
  device: z.string(),
  /** The network address it was begun from. */
  address: z.string(),
  created_at: Instant,
  used_at: Instant,
  /** The one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const sessions = {
  list: me.route({ method: 'GET', path: '/auth/sessions' }).output(z.array(Session)),
  end: me.route({ method: 'DELETE', path: '/auth/sessions/{id}', successStatus: 204 }).input(Id).output(z.void()),
  /** All but the one that asks. */
  endOthers: me.route({ method: 'DELETE', path: '/auth/sessions' }).output(z.object({ ended: z.int() })),
};

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: Instant,
  used_at: z.nullable(Instant),
});
export type Passkey = z.infer<typeof Passkey>;

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const publicKey = z.literal('public-key');
/** As browsers want it (WebAuthn Level 3, 5.1.9). */
const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: publicKey })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
const credential = {
  id: text(1_400),
  rawId: text(1_400),
  type: publicKey,
  clientExtensionResults: z.object({}),
};
export const Created = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text(4_000),
    attestationObject: text(20_000),
    transports: z._default(z.array(z.enum(TRANSPORTS)).check(z.maxLength(7)), []),
  }),
});
export const Asserted = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text(4_000),
    authenticatorData: text(4_000),
    signature: text(4_000),
    userHandle: z.optional(text(200)),
  }),
});

export const passkeys = {
  list: me.route({ method: 'GET', path: '/identity/passkeys' }).output(z.array(Passkey)),
  begin: me
    .route({ method: 'POST', path: '/identity/passkeys/options' })
    .input(z.object(Proof))
    .output(CreationOptions),
  add: me
    .route({ method: 'POST', path: '/identity/passkeys', successStatus: 201 })
    .input(z.object({ credential: Created, name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }))
    .output(Passkey),
  remove: me
    .route({ method: 'DELETE', path: '/identity/passkeys/{id}', successStatus: 204 })
    .input(z.object({ id: text(1_400) }))
    .output(z.void()),
  ask: anyone.route({ method: 'POST', path: '/identity/passkey-sign-in/options' }).output(RequestOptions),
  signIn: anyone
    .route({ method: 'POST', path: '/identity/passkey-sign-in' })
    .input(z.object({ credential: Asserted }))
    .output(
      z.object({ uid: z.string(), email: z.string(), display_name: z.nullable(z.string()), id_token: z.string() }),
    ),
};

export const authenticator = {
  state: me
    .route({ method: 'GET', path: '/identity/authenticator' })
    .output(z.object({ enabled: z.boolean(), recovery_codes_left: z.int() })),
  /** A new secret for the app; it counts from its first code on. */
  begin: me
    .route({ method: 'POST', path: '/identity/authenticator' })
    .input(z.object(Proof))
    .output(z.object({ secret: z.string(), url: z.string() })),
  confirm: me
    .route({ method: 'POST', path: '/identity/authenticator/confirm' })
    .input(z.object({ code: text(20) }))
    .output(z.object({ recovery_codes: z.array(z.string()) })),
  remove: me
    .route({ method: 'POST', path: '/identity/authenticator/remove', successStatus: 204 })
    .input(z.object(Proof))
    .output(z.void()),
};
