import { decodeMuLaw, encodeMuLaw, MU_LAW_SILENCE } from '../audio/mu-law.ts';
import type { InFrame } from '../frames.ts';
import { type JsonObject, text } from './json.ts';

/** What the media sockets of carriers have in common: mu-law at 8 kHz in base64, marks, keys, a stop. */

/** Bytes of 20 ms. Parts of it are heard as a crackle at the start of words. */
const FRAME_BYTES = 160;

/** Sound, a key or the end of a stream; null for what is nothing to a conversation. */
export function readEvent(message: JsonObject): InFrame | null {
  if (message.event === 'media') return readMedia(message.media);
  if (message.event === 'stop') return { kind: 'hangup' };
  if (message.event !== 'dtmf') return null;
  const digit = text(message.dtmf, 'digit');
  return /^[0-9*#]$/.test(digit) ? { kind: 'key', digit } : null;
}

function readMedia(media: unknown): InFrame | null {
  const encoded = text(media, 'payload');
  if (!encoded || text(media, 'track') === 'outbound') return null;
  const pcm = decodeMuLaw(Buffer.from(encoded, 'base64'));
  if (pcm.length === 0) return null;
  const atMs = Number.parseInt(text(media, 'timestamp'), 10);
  return Number.isNaN(atMs) ? { kind: 'audio', pcm } : { kind: 'audio', pcm, atMs };
}

/** Whole frames of mu-law, the last one filled up with silence. */
export function payloadOf(pcm: Int16Array): string {
  const bytes = encodeMuLaw(pcm);
  const whole = Math.ceil(bytes.length / FRAME_BYTES) * FRAME_BYTES;
  const padded = whole === bytes.length ? bytes : new Uint8Array(whole).fill(MU_LAW_SILENCE);
  if (padded !== bytes) padded.set(bytes);
  return Buffer.from(padded.buffer, padded.byteOffset, padded.length).toString('base64');
}
