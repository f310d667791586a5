import { getExpectedTwilioSignature, validateRequest } from 'twilio/lib/webhooks/webhooks.js';

/**
 * Whether a carrier that holds `token` signed this request: HMAC-SHA1 over the public URL and the sorted form.
 * Source: twilio.com/docs/usage/security
 */
export function isSigned(token: string, signature: unknown, url: string, form: Record<string, string>): boolean {
  return typeof signature === 'string' && signature.length < 200 && validateRequest(token, signature, url, form);
}

/** What the carrier would send along; the simulated line uses it. */
export const signatureOf = (token: string, url: string, form: Record<string, string>): string =>
  getExpectedTwilioSignature(token, url, form);
