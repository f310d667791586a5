import type { Wire } from './wire.ts';

/** The test call in a browser: binary messages are PCM16LE mono 16 kHz both ways, text messages are JSON. */
export function browserWire(): Wire {
  return { sampleRate: 16_000, read: () => [], write: () => [] };
}
