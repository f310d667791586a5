import type { OutFrame } from '../frames.ts';
import { isObject, type JsonObject, MESSAGE_MAX_BYTES, readObject, text } from './json.ts';
import { createMarks } from './marks.ts';
import { payloadOf, readEvent } from './media.ts';
import type { FromWire, TelnyxStart, Wire, WireMessage } from './wire.ts';

type Read = readonly FromWire<TelnyxStart>[];

const NOTHING: Read = [];
const refused = (reason: string): Read => [{ kind: 'refused', reason }];

/**
 * Telnyx media streaming, both ways as RTP payloads of PCMU. Frames may overtake each other: one that comes after its
 * time is dropped, as a telephone does.
 * Source: developers.telnyx.com/api-reference/websockets/stream-call-media-over-websocket
 */
export function telnyxWire(): Wire<TelnyxStart> {
  const marks = createMarks();
  let started = false;
  let lastChunk = 0;

  function start(message: JsonObject): Read {
    if (started) return refused('The stream has started already.');
    const opened = readStart(message);
    if (typeof opened === 'string') return refused(opened);
    started = true;
    return [{ kind: 'start', ...opened }];
  }

  function isLate(message: JsonObject): boolean {
    const chunk = Number.parseInt(text(message.media, 'chunk'), 10);
    if (Number.isNaN(chunk)) return false;
    if (chunk <= lastChunk) return true;
    lastChunk = chunk;
    return false;
  }

  function read(message: WireMessage): Read {
    if (message.length > MESSAGE_MAX_BYTES) return refused('The message is too large.');
    const object = readObject(message);
    if (!object) return NOTHING;
    if (object.event === 'start') return start(object);
    if (!started) return object.event === 'media' ? refused('Sound came before the start.') : NOTHING;
    if (object.event === 'mark') {
      const mark = text(object.mark, 'name');
      return marks.played(mark) ? [{ kind: 'frame', frame: { kind: 'played', mark } }] : NOTHING;
    }
    if (object.event === 'media' && isLate(object)) return NOTHING;
    const frame = readEvent(object);
    return frame ? [{ kind: 'frame', frame }] : NOTHING;
  }

  function write(frame: OutFrame): readonly WireMessage[] {
    if (!started) return [];
    if (frame.kind === 'audio') return [`{"event":"media","media":{"payload":"${payloadOf(frame.pcm)}"}}`];
    if (frame.kind === 'mark') {
      marks.sent(frame.mark);
      return [`{"event":"mark","mark":{"name":${JSON.stringify(frame.mark)}}}`];
    }
    if (frame.kind !== 'clear') return [];
    marks.cleared();
    return ['{"event":"clear"}'];
  }

  return { sampleRate: 8000, read, write };
}

function readStart(message: JsonObject): TelnyxStart | string {
  const { start } = message;
  if (!isObject(start)) return 'The start says nothing.';
  const streamId = text(message, 'stream_id') || text(start, 'stream_id');
  if (!streamId) return 'The start names no stream.';
  const { media_format: format } = start;
  const rate = isObject(format) ? Number(format.sample_rate) : Number.NaN;
  const channels = isObject(format) ? Number(format.channels ?? 1) : Number.NaN;
  if (text(format, 'encoding') !== 'PCMU' || rate !== 8000 || channels !== 1)
    return 'The sound is not mu-law at 8000 Hz, mono.';
  return { streamId, callSid: text(start, 'call_control_id') };
}
