import { expect, it } from 'vitest';
import { Framer, fromPcm16, toPcm16 } from './pcm.ts';

it('writes samples in 16 bit and cuts off what is louder', () => {
  expect([...toPcm16(Float32Array.of(0, 1, -1, 2, -2, 0.5))]).toEqual([0, 32_767, -32_768, 32_767, -32_768, 16_384]);
});

it('reads back what it wrote', () => {
  const [read] = fromPcm16(toPcm16(Float32Array.of(0.25)));
  expect(read).toBeCloseTo(0.25, 4);
});

it('cuts a stream into frames of 20 ms and keeps the rest for the next', () => {
  const framer = new Framer();
  expect(framer.push(new Int16Array(300))).toHaveLength(0);
  const frames = framer.push(Int16Array.from({ length: 700 }, (_, at) => at));
  expect(frames.map((frame) => frame.length)).toEqual([320, 320, 320]);
  expect(frames[0]?.[300]).toBe(0);
  expect(frames[1]?.[0]).toBe(20);
  expect(framer.push(new Int16Array(280))).toHaveLength(1);
});
