const TYPE = 'audio/wav';

/** The whole clip, or the span that a Range header asks for (RFC 9110, 14.2; one span of bytes). */
export function audioAnswer(bytes: Uint8Array, range: string | undefined) {
  const span = range === undefined ? null : spanOf(range, bytes.length);
  const whole = { 'accept-ranges': 'bytes', 'cache-control': 'private, max-age=3600' };
  if (!span) return { status: 200 as const, headers: whole, body: clip(bytes) };
  const { first, last } = span;
  return {
    status: 206 as const,
    headers: { ...whole, 'content-range': `bytes ${first}-${last}/${bytes.length}` },
    body: clip(bytes.subarray(first, last + 1)),
  };
}

const clip = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'message.wav', { type: TYPE });

/** Null for what is no span of these bytes: the whole is sent then, as a server may. */
function spanOf(range: string, length: number): { first: number; last: number } | null {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(range.trim());
  if (!parts || (!parts[1] && !parts[2])) return null;
  const first = parts[1] ? Number(parts[1]) : Math.max(0, length - Number(parts[2]));
  const last = parts[1] && parts[2] ? Math.min(Number(parts[2]), length - 1) : length - 1;
  return first <= last && first < length ? { first, last } : null;
}
