import { describe, expect, it } from 'vitest';
import { telnyxWire } from './telnyx.ts';

const START = {
  event: 'start',
  sequence_number: '1',
  start: {
    user_id: 'u1',
    call_control_id: 'v3:call',
    media_format: { encoding: 'PCMU', sample_rate: 8000, channels: 1 },
  },
  stream_id: 's1',
};
const media = (chunk: number, track = 'inbound') => ({
  event: 'media',
  sequence_number: String(chunk + 1),
  stream_id: 's1',
  media: {
    track,
    chunk: String(chunk),
    timestamp: String(chunk * 20),
    payload: Buffer.alloc(160, 0x80).toString('base64'),
  },
});

function opened() {
  const wire = telnyxWire();
  const read = (message: object) => wire.read(JSON.stringify(message));
  expect(read({ event: 'connected', version: '1.0.0' })).toEqual([]);
  expect(read(START)).toEqual([{ kind: 'start', streamId: 's1', callSid: 'v3:call' }]);
  return { wire, read };
}

describe('telnyxWire', () => {
  it('hears the caller, keys and the end', () => {
    const { read } = opened();
    expect(read(media(1))).toMatchObject([{ kind: 'frame', frame: { kind: 'audio', atMs: 20 } }]);
    expect(read(media(2, 'outbound'))).toEqual([]);
    expect(read({ event: 'dtmf', dtmf: { digit: '5' } })).toEqual([
      { kind: 'frame', frame: { kind: 'key', digit: '5' } },
    ]);
    expect(read({ event: 'stop', stop: {} })).toEqual([{ kind: 'frame', frame: { kind: 'hangup' } }]);
  });

  it('drops what comes after its time', () => {
    const { read } = opened();
    expect([media(1), media(3), media(2), media(4)].map((one) => read(one).length)).toEqual([1, 1, 0, 1]);
  });

  it('speaks in whole frames, marks them, and tells played from cleared', () => {
    const { wire, read } = opened();
    const [sound = ''] = wire.write({ kind: 'audio', turn: 1, pcm: new Int16Array(100) });
    const { event, media: sent } = JSON.parse(String(sound)) as { event: string; media: { payload: string } };
    expect([event, Buffer.from(sent.payload, 'base64').length]).toEqual(['media', 160]);
    wire.write({ kind: 'mark', turn: 1, mark: 'a' });
    expect(read({ event: 'mark', mark: { name: 'a' } })).toEqual([
      { kind: 'frame', frame: { kind: 'played', mark: 'a' } },
    ]);
    wire.write({ kind: 'mark', turn: 1, mark: 'b' });
    expect(wire.write({ kind: 'clear', turn: 1 })).toEqual(['{"event":"clear"}']);
    expect(read({ event: 'mark', mark: { name: 'b' } })).toEqual([]);
  });

  it.each([
    ['a second start', [START, START]],
    ['sound before the start', [media(1)]],
    [
      'another codec',
      [{ ...START, start: { ...START.start, media_format: { encoding: 'OPUS', sample_rate: 16_000, channels: 1 } } }],
    ],
    ['no stream', [{ ...START, stream_id: undefined }]],
  ])('refuses %s', (_what, messages) => {
    const wire = telnyxWire();
    expect(messages.flatMap((message) => wire.read(JSON.stringify(message))).at(-1)).toMatchObject({ kind: 'refused' });
  });

  it('survives whatever comes', () => {
    const { wire } = opened();
    for (const message of ['', '{', '[]', 'null', '{"event":"media"}', '{"event":"media","media":{"payload":"%%"}}'])
      expect(() => wire.read(message)).not.toThrow();
  });
});
