import type { Wire } from './wire.ts';

const decoder = new TextDecoder();

/** Words only: each message in is a turn of the caller, each message out one whole reply. */
export function textWire(): Wire {
  return {
    sampleRate: 8000,
    read(message) {
      const text = typeof message === 'string' ? message : decoder.decode(message);
      return [{ kind: 'frame', frame: { kind: 'text', text } }];
    },
    write: (frame) =>
      frame.kind === 'caption' && frame.role === 'agent' && frame.final && frame.text ? [frame.text] : [],
  };
}
