import type { InFrame, OutFrame } from '../frames.ts';
import { type JsonObject, MESSAGE_MAX_BYTES, readObject, text, WORDS_MOST } from './json.ts';
import { createMarks } from './marks.ts';
import type { FromWire, Wire, WireMessage } from './wire.ts';

const SAMPLE_RATE = 16_000;
const FRAME_BYTES = (SAMPLE_RATE / 50) * 2;

const NOTHING: readonly FromWire[] = [];

/**
 * The test call in a browser. Binary messages are PCM16LE mono 16 kHz both ways, of any size upwards; text messages
 * are JSON: `text`, `mic`, `speaker`, `played`, `hangup` up; `clear`, `mark`, `caption`, `state`, `ended` down.
 */
export function browserWire(): Wire {
  const marks = createMarks();
  const blocks = createBlocks();

  function read(message: WireMessage): readonly FromWire[] {
    if (message.length > MESSAGE_MAX_BYTES) return [{ kind: 'refused', reason: 'The message is too large.' }];
    if (typeof message !== 'string') return blocks(message);
    const object = readObject(message);
    const frame = object && readFrame(object);
    if (!frame || (frame.kind === 'played' && !marks.played(frame.mark))) return NOTHING;
    return [{ kind: 'frame', frame }];
  }

  function write(frame: OutFrame): readonly WireMessage[] {
    if (frame.kind === 'audio') {
      return [new Uint8Array(frame.pcm.buffer, frame.pcm.byteOffset, frame.pcm.byteLength)];
    }
    if (frame.kind === 'mark') marks.sent(frame.mark);
    if (frame.kind === 'clear') marks.cleared();
    return [JSON.stringify(toMessage(frame))];
  }

  return { sampleRate: SAMPLE_RATE, read, write };
}

/** Browsers send what their audio worklet hands them: cuts it into whole 20 ms, even when a sample was split. */
function createBlocks(): (bytes: Uint8Array) => FromWire[] {
  let block = new Int16Array(FRAME_BYTES / 2);
  let filled = 0;
  return (bytes) => {
    const frames: FromWire[] = [];
    for (let from = 0; from < bytes.length; ) {
      const part = bytes.subarray(from, from + FRAME_BYTES - filled);
      new Uint8Array(block.buffer).set(part, filled);
      filled += part.length;
      from += part.length;
      if (filled < FRAME_BYTES) break;
      frames.push({ kind: 'frame', frame: { kind: 'audio', pcm: block } });
      block = new Int16Array(FRAME_BYTES / 2);
      filled = 0;
    }
    return frames;
  };
}

function readFrame(message: JsonObject): InFrame | null {
  switch (message.type) {
    case 'text':
      return { kind: 'text', text: text(message, 'text').slice(0, WORDS_MOST) };
    case 'mic':
    case 'speaker':
      return typeof message.on === 'boolean' ? { kind: message.type, on: message.on } : null;
    case 'played':
      return { kind: 'played', mark: text(message, 'mark') };
    case 'hangup':
      return { kind: 'hangup' };
    default:
      return null;
  }
}

function toMessage(frame: Exclude<OutFrame, { kind: 'audio' }>): object {
  switch (frame.kind) {
    case 'mark':
      return { type: 'mark', mark: frame.mark };
    case 'clear':
      return { type: 'clear' };
    case 'caption':
      return { type: 'caption', role: frame.role, id: frame.id, text: frame.text, final: frame.final };
    case 'state':
      return { type: 'state', state: frame.state };
    case 'ended':
      return { type: 'ended', reason: frame.reason };
  }
}
