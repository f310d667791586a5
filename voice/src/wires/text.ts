import type { Wire } from './wire.ts';

/** Words only: each message in is a turn of the caller, each message out one whole reply. */
export function textWire(): Wire {
  return { sampleRate: 8000, read: () => [], write: () => [] };
}
