import type { OutFrame } from '../frames.ts';
import { isObject, type JsonObject, MESSAGE_MAX_BYTES, readObject, text, texts } from './json.ts';
import { createMarks } from './marks.ts';
import { payloadOf, readEvent } from './media.ts';
import type { FromWire, TwilioStart, Wire, WireMessage } from './wire.ts';

type Read = readonly FromWire<TwilioStart>[];

const NOTHING: Read = [];
const refused = (reason: string): Read => [{ kind: 'refused', reason }];

/**
 * Twilio Media Streams, bidirectional. All numbers but those of `mediaFormat` come as strings.
 * Source: twilio.com/docs/voice/media-streams/websocket-messages
 */
export function twilioWire(): Wire<TwilioStart> {
  const marks = createMarks();
  let streamSid: string | null = null;

  function start(message: JsonObject): Read {
    if (streamSid !== null) return refused('The stream has started already.');
    const opened = readStart(message);
    if (typeof opened === 'string') return refused(opened);
    streamSid = opened.streamSid;
    return [{ kind: 'start', ...opened }];
  }

  function read(message: WireMessage): Read {
    if (message.length > MESSAGE_MAX_BYTES) return refused('The message is too large.');
    const object = readObject(message);
    if (!object) return NOTHING;
    if (object.event === 'start') return start(object);
    if (streamSid === null) return object.event === 'media' ? refused('Sound came before the start.') : NOTHING;
    if (object.event === 'mark') return readMark(object, (mark) => marks.played(mark));
    const frame = readEvent(object);
    return frame ? [{ kind: 'frame', frame }] : NOTHING;
  }

  function write(frame: OutFrame): readonly WireMessage[] {
    if (streamSid === null) return [];
    const sid = JSON.stringify(streamSid);
    if (frame.kind === 'audio')
      return [`{"event":"media","streamSid":${sid},"media":{"payload":"${payloadOf(frame.pcm)}"}}`];
    if (frame.kind === 'mark') {
      marks.sent(frame.mark);
      return [`{"event":"mark","streamSid":${sid},"mark":{"name":${JSON.stringify(frame.mark)}}}`];
    }
    if (frame.kind !== 'clear') return [];
    marks.cleared();
    return [`{"event":"clear","streamSid":${sid}}`];
  }

  return { sampleRate: 8000, read, write };
}

/** The stream that was opened, or why it cannot be served. */
function readStart(message: JsonObject): TwilioStart | string {
  const { start } = message;
  if (!isObject(start)) return 'The start says nothing.';
  const streamSid = text(start, 'streamSid') || text(message, 'streamSid');
  if (!streamSid) return 'The start names no stream.';
  const { mediaFormat } = start;
  const encoding = text(mediaFormat, 'encoding');
  const rate = isObject(mediaFormat) ? Number(mediaFormat.sampleRate) : Number.NaN;
  const channels = isObject(mediaFormat) ? Number(mediaFormat.channels ?? 1) : Number.NaN;
  if (encoding !== 'audio/x-mulaw' || rate !== 8000 || channels !== 1)
    return 'The sound is not mu-law at 8000 Hz, mono.';
  return {
    streamSid,
    callSid: text(start, 'callSid'),
    accountSid: text(start, 'accountSid'),
    parameters: texts(start, 'customParameters'),
  };
}

function readMark(message: JsonObject, played: (mark: string) => boolean): Read {
  const mark = text(message.mark, 'name');
  return played(mark) ? [{ kind: 'frame', frame: { kind: 'played', mark } }] : NOTHING;
}
