import type { OutFrame } from '../frames.ts';
import { type JsonObject, MESSAGE_MAX_BYTES, readObject, text, texts, WORDS_MOST } from './json.ts';
import type { FromWire, RelayStart, Wire, WireMessage } from './wire.ts';

type Read = readonly FromWire<RelayStart>[];

const NOTHING: Read = [];
const refused = (reason: string): Read => [{ kind: 'refused', reason }];

/**
 * Twilio ConversationRelay: the carrier hears and speaks, only words pass.
 * Source: twilio.com/docs/voice/conversationrelay/websocket-messages
 */
export function relayWire(): Wire<RelayStart> {
  let started = false;
  /** Words of a prompt that is not whole yet. */
  let prompted = '';
  let sent = { id: '', text: '' };

  function read(message: WireMessage): Read {
    if (message.length > MESSAGE_MAX_BYTES) return refused('The message is too large.');
    const object = readObject(message);
    if (!object) return NOTHING;
    if (object.type === 'setup') {
      if (started) return refused('The call has started already.');
      started = true;
      return [{ kind: 'start', callSid: text(object, 'callSid'), parameters: texts(object, 'customParameters') }];
    }
    return started ? readEvent(object) : refused('Words came before the setup.');
  }

  function readEvent(object: JsonObject): Read {
    switch (object.type) {
      case 'prompt': {
        prompted = `${prompted} ${text(object, 'voicePrompt')}`.trim().slice(0, WORDS_MOST);
        if (object.last === false) return NOTHING;
        const words = prompted;
        prompted = '';
        return words ? [{ kind: 'frame', frame: { kind: 'text', text: words, spoken: true } }] : NOTHING;
      }
      case 'dtmf':
        return [{ kind: 'frame', frame: { kind: 'key', digit: text(object, 'digit') } }];
      case 'interrupt':
        return [
          {
            kind: 'frame',
            frame: { kind: 'interrupted', heard: text(object, 'utteranceUntilInterrupt').slice(0, WORDS_MOST) },
          },
        ];
      default:
        return NOTHING;
    }
  }

  function write(frame: OutFrame): readonly WireMessage[] {
    if (frame.kind === 'ended') return ['{"type":"end"}'];
    if (frame.kind !== 'caption' || frame.role !== 'agent') return [];
    const before = frame.id === sent.id ? sent.text : '';
    // What is cut short in the end was sent whole, and is not taken back.
    const token = frame.text.startsWith(before) ? frame.text.slice(before.length) : '';
    sent = { id: frame.id, text: frame.text };
    return token !== '' || frame.final ? [tokenOf(token, frame.final)] : [];
  }

  return { sampleRate: 8000, read, write };
}

/** What the agent says next may take the place of what is still being spoken. */
const tokenOf = (token: string, last: boolean): string =>
  JSON.stringify({ type: 'text', token, last, interruptible: true, preemptible: true });
