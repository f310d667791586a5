import { expect, test } from 'vitest';
import { decodeMuLaw, encodeMuLaw } from '../audio/mu-law.ts';
import { twilioWire } from './twilio.ts';

const START = {
  event: 'start',
  sequenceNumber: '1',
  streamSid: 'MZ1',
  start: {
    accountSid: 'AC1',
    streamSid: 'MZ1',
    callSid: 'CA1',
    tracks: ['inbound'],
    mediaFormat: { encoding: 'audio/x-mulaw', sampleRate: 8000, channels: 1 },
    customParameters: { token: 'secret' },
  },
};
const media = (pcm: Int16Array, timestamp = '5') => ({
  event: 'media',
  sequenceNumber: '3',
  streamSid: 'MZ1',
  media: { track: 'inbound', chunk: '1', timestamp, payload: Buffer.from(encodeMuLaw(pcm)).toString('base64') },
});

function started() {
  const wire = twilioWire();
  wire.read(JSON.stringify(START));
  return wire;
}

test('a start names the call and its parameters', () => {
  const wire = twilioWire();
  expect(wire.read('{"event":"connected","protocol":"Call","version":"1.0.0"}')).toEqual([]);
  expect(wire.read(JSON.stringify(START))).toEqual([
    { kind: 'start', streamSid: 'MZ1', callSid: 'CA1', accountSid: 'AC1', parameters: { token: 'secret' } },
  ]);
});

test.each([
  ['another codec', { encoding: 'audio/x-l16', sampleRate: 16_000, channels: 1 }],
  ['another rate', { encoding: 'audio/x-mulaw', sampleRate: 16_000, channels: 1 }],
  ['no format', undefined],
])('a start with %s is refused', (_name, mediaFormat) => {
  const message = { ...START, start: { ...START.start, mediaFormat } };
  expect(twilioWire().read(JSON.stringify(message))).toMatchObject([{ kind: 'refused' }]);
});

test('a second start, sound before the start and a huge message are refused', () => {
  expect(started().read(JSON.stringify(START))).toMatchObject([{ kind: 'refused' }]);
  expect(twilioWire().read(JSON.stringify(media(new Int16Array(160))))).toMatchObject([{ kind: 'refused' }]);
  expect(started().read('x'.repeat(70_000))).toMatchObject([{ kind: 'refused' }]);
});

test('sound comes in as samples with the time stamp of the carrier', () => {
  const pcm = Int16Array.from({ length: 160 }, (_, i) => Math.round(8000 * Math.sin(i / 5)));
  const [got] = started().read(JSON.stringify(media(pcm, '1240')));
  expect(got).toEqual({ kind: 'frame', frame: { kind: 'audio', pcm: decodeMuLaw(encodeMuLaw(pcm)), atMs: 1240 } });
});

test.each([
  ['not JSON', '{"event":'],
  ['a list', '[1]'],
  ['an unknown event', '{"event":"hello"}'],
  ['sound without a payload', '{"event":"media","media":{}}'],
  ['a key that is none', '{"event":"dtmf","dtmf":{"digit":"QQ"}}'],
  ['bytes', new Uint8Array([0xff, 0xfe])],
])('%s is ignored', (_name, message) => {
  expect(started().read(message)).toEqual([]);
});

test('keys and the stop of the stream', () => {
  expect(started().read('{"event":"dtmf","dtmf":{"track":"inbound_track","digit":"#"}}')).toEqual([
    { kind: 'frame', frame: { kind: 'key', digit: '#' } },
  ]);
  expect(started().read('{"event":"stop","stop":{"callSid":"CA1"}}')).toEqual([
    { kind: 'frame', frame: { kind: 'hangup' } },
  ]);
});

test('sound goes out in whole frames of 160 bytes, the last one padded with silence', () => {
  const wire = started();
  const [message] = wire.write({ kind: 'audio', turn: 1, pcm: new Int16Array(100).fill(4000) });
  const sent: { event: string; streamSid: string; media: { payload: string } } = JSON.parse(String(message));
  const bytes = Buffer.from(sent.media.payload, 'base64');
  expect(sent).toMatchObject({ event: 'media', streamSid: 'MZ1' });
  expect(bytes).toHaveLength(160);
  expect(bytes.subarray(100)).toEqual(Buffer.alloc(60, 0xff));
});

test('a mark that was thrown away by a clear is not reported as played', () => {
  const wire = started();
  wire.write({ kind: 'mark', turn: 1, mark: 'a' });
  expect(wire.read('{"event":"mark","mark":{"name":"a"}}')).toMatchObject([{ frame: { kind: 'played', mark: 'a' } }]);
  wire.write({ kind: 'mark', turn: 1, mark: 'b' });
  expect(wire.write({ kind: 'clear', turn: 1 })).toEqual(['{"event":"clear","streamSid":"MZ1"}']);
  expect(wire.read('{"event":"mark","mark":{"name":"b"}}')).toEqual([]);
});

test('nothing goes out before the start, and captions never', () => {
  expect(twilioWire().write({ kind: 'clear', turn: 0 })).toEqual([]);
  expect(started().write({ kind: 'state', state: 'speaking' })).toEqual([]);
});
