import type { IncomingMessage } from 'node:http';
import { problem } from './problem.ts';

/** Room for the largest file an endpoint takes, and its multipart frame. */
const LIMIT_BYTES = 3 * 1024 * 1024;
const UPLOAD_LIMIT_BYTES = 26 * 1024 * 1024;
const UPLOADS = /^\/api\/agents?\/[0-9a-f-]{36}\/datasets\/?(\?|$)/i;

/** A form with files, as it is sent; what is too large is refused before it is all there. */
export async function readForm(request: FormRequest, body: IncomingMessage): Promise<FormData> {
  const limit = limitOf(request);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw problem('too-large');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk as Uint8Array);
    length += bytes.length;
    if (length > limit) throw problem('too-large');
    chunks.push(bytes);
  }
  const type = request.headers['content-type'] ?? '';
  return new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
}

interface FormRequest {
  url: string;
  headers: { 'content-type'?: string; 'content-length'?: string; authorization?: string };
}

/** Nobody's large files are read from somebody who does not even say who they are. */
const limitOf = ({ url, headers }: FormRequest): number =>
  UPLOADS.test(url) && headers.authorization ? UPLOAD_LIMIT_BYTES : LIMIT_BYTES;
