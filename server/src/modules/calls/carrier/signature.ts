import { createPublicKey, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { getExpectedTwilioSignature, validateRequest } from 'twilio/lib/webhooks/webhooks.js';

/**
 * Whether a carrier that holds one of `tokens` signed this request: HMAC-SHA1 over the public URL and the sorted form.
 * Source: twilio.com/docs/usage/security
 */
export function isSigned(
  tokens: readonly string[],
  signature: unknown,
  url: string,
  form: Record<string, string>,
): boolean {
  if (typeof signature !== 'string' || signature.length >= 200) return false;
  return tokens.some((token) => validateRequest(token, signature, url, form));
}

/** Raw Ed25519 keys as SubjectPublicKeyInfo (RFC 8410 4). */
const ED25519_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
const OLDEST_SECONDS = 300;

/**
 * Whether Telnyx signed this: Ed25519 over the time and the body as it was spelt; not one that is sent again later.
 * Source: developers.telnyx.com/docs/messaging/messages/webhooks, "Webhook signing"
 */
export function isSignedByTelnyx(
  publicKey: string,
  headers: IncomingHttpHeaders,
  body: string,
  now = new Date(),
): boolean {
  const { 'telnyx-timestamp': time, 'telnyx-signature-ed25519': signature } = headers;
  if (typeof time !== 'string' || typeof signature !== 'string' || signature.length > 200) return false;
  if (!(Math.abs(now.getTime() / 1000 - Number(time)) <= OLDEST_SECONDS)) return false;
  const der = Buffer.concat([ED25519_PREFIX, Buffer.from(publicKey, 'base64')]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(`${time}|${body}`), key, Buffer.from(signature, 'base64'));
}

/** What the carrier would send along; the simulated line uses it. */
export const signatureOf = (token: string, url: string, form: Record<string, string>): string =>
  getExpectedTwilioSignature(token, url, form);
