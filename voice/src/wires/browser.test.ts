import { expect, test } from 'vitest';
import { browserWire } from './browser.ts';
import type { FromWire } from './wire.ts';

const samples = (frames: readonly FromWire[]): number[] =>
  frames.flatMap((from) => (from.kind === 'frame' && from.frame.kind === 'audio' ? [...from.frame.pcm] : []));

test('sound of any chunk size becomes whole frames of 20 ms, even cut inside a sample', () => {
  const pcm = Int16Array.from({ length: 960 }, (_, i) => i * 30 - 14_000);
  const bytes = new Uint8Array(pcm.buffer);
  const wire = browserWire();
  const cuts = [0, 1, 255, 700, 1281, 1920];
  const frames = cuts.flatMap((from, i) => wire.read(bytes.subarray(from, cuts[i + 1] ?? bytes.length)));
  expect(frames).toHaveLength(3);
  expect(samples(frames)).toEqual([...pcm]);
});

test.each([
  ['{"type":"text","text":"Hi"}', { kind: 'text', text: 'Hi' }],
  ['{"type":"mic","on":false}', { kind: 'mic', on: false }],
  ['{"type":"speaker","on":true}', { kind: 'speaker', on: true }],
  ['{"type":"hangup"}', { kind: 'hangup' }],
])('%s is a frame', (message, frame) => {
  expect(browserWire().read(message)).toEqual([{ kind: 'frame', frame }]);
});

test('of a text without end as much is taken as a text message carries', () => {
  const text = 'Hi'.repeat(20_000);
  const frame = { kind: 'text', text: 'Hi'.repeat(800) };
  expect(browserWire().read(JSON.stringify({ type: 'text', text }))).toEqual([{ kind: 'frame', frame }]);
});

test.each(['', 'null', '{', '{"type":"mic"}', '{"type":"fly"}', '{"type":"played","mark":"never sent"}'])(
  '%s is ignored',
  (message) => {
    expect(browserWire().read(message)).toEqual([]);
  },
);

test('a mark of sound that was cleared is not played', () => {
  const wire = browserWire();
  wire.write({ kind: 'mark', turn: 1, mark: 'a' });
  wire.write({ kind: 'clear', turn: 1 });
  wire.write({ kind: 'mark', turn: 2, mark: 'b' });
  expect(wire.read('{"type":"played","mark":"a"}')).toEqual([]);
  expect(wire.read('{"type":"played","mark":"b"}')).toHaveLength(1);
});

test('sound goes out as little-endian samples, the rest as JSON', () => {
  const wire = browserWire();
  expect(wire.write({ kind: 'audio', turn: 1, pcm: Int16Array.of(1, -2) })).toEqual([Uint8Array.of(1, 0, 254, 255)]);
  expect(wire.write({ kind: 'caption', turn: 1, role: 'agent', id: 'm', text: 'Hi.', final: false })).toEqual([
    '{"type":"caption","role":"agent","id":"m","text":"Hi.","final":false}',
  ]);
  expect(wire.write({ kind: 'ended', reason: 'agent-ended' })).toEqual(['{"type":"ended","reason":"agent-ended"}']);
});
