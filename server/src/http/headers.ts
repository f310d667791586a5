import type { FastifyInstance } from 'fastify';

/** No script, style, frame or object from anywhere else; sound from blobs that the page itself fetched. */
const CONTENT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // The one style element that React Aria adds, which keeps a double tap from zooming, is known by its hash.
  "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  // It places popovers with style attributes.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const NO_SNIFFING = { 'x-content-type-options': 'nosniff' };
const DOCUMENT_POLICIES = {
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': CONTENT_POLICY,
};

/** Of an answer that is no file. */
export const POLICIES = { ...NO_SNIFFING, ...DOCUMENT_POLICIES };

export function protect(server: FastifyInstance, { https }: { https: boolean }): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    // A policy is a document's: beside every file it would only be weight.
    const isFile = request.url.startsWith('/assets/');
    const headers: Record<string, string> = {
      ...NO_SNIFFING,
      ...(!isFile && DOCUMENT_POLICIES),
    };
    if (https) headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) headers['cache-control'] = 'no-store';
    void reply.headers(headers);
    done(null, payload);
  });
}
