import { expect, test } from 'vitest';
import { steppedClock } from '../clock.ts';
import { Pacer, type Sent } from './pacer.ts';

function pace(leadMs = 160) {
  const clock = steppedClock();
  const sent: (Sent & { readonly nowMs: number })[] = [];
  const ended: number[] = [];
  const pacer = new Pacer({
    clock,
    leadMs,
    on: {
      sent: (frame) => void sent.push({ ...frame, nowMs: clock.now() }),
      ended: (_sentence, atMs) => void ended.push(atMs),
      empty: () => undefined,
    },
  });
  const push = (count: number) => {
    for (let i = 0; i < count; i++) pacer.push(new Int16Array(160), 0);
  };
  return { clock, pacer, sent, ended, push };
}

test('the first frame goes out at once, and never more than the lead is ahead', () => {
  const { clock, sent, push } = pace();
  push(100);
  expect(sent).toHaveLength(8);
  for (let i = 0; i < 400; i++) clock.advance(5);
  expect(sent).toHaveLength(100);
  expect(sent.map(({ atMs }) => atMs)).toEqual(Array.from({ length: 100 }, (_, i) => i * 20));
  expect(Math.max(...sent.map(({ atMs, nowMs }) => atMs + 20 - nowMs))).toBeLessThanOrEqual(160);
  expect(Math.min(...sent.map(({ atMs, nowMs }) => atMs - nowMs))).toBeGreaterThanOrEqual(0);
});

test('nothing goes out while held, and it goes on where it was', () => {
  const { clock, pacer, sent, push } = pace();
  push(50);
  clock.advance(100);
  pacer.hold();
  const before = sent.length;
  clock.advance(2000);
  expect(sent).toHaveLength(before);
  pacer.resume();
  expect(sent[before]?.atMs).toBe(2100);
});

test('the end of a sentence is told when its last frame was sent', () => {
  const { clock, pacer, ended, push } = pace();
  push(10);
  pacer.endSentence(0);
  expect(ended).toEqual([]);
  clock.advance(60);
  expect(ended).toEqual([200]);
});

test('after a reset the next sound starts now', () => {
  const { clock, pacer, sent, push } = pace();
  push(50);
  clock.advance(40);
  pacer.reset();
  sent.length = 0;
  clock.advance(40);
  push(1);
  expect(sent.map(({ atMs }) => atMs)).toEqual([80]);
});
