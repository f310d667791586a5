import { expect, test } from 'vitest';
import { mediaClock, steppedClock } from './clock.ts';

test('alarms ring in the order of their times, each at its own time', () => {
  const clock = steppedClock();
  const rung: string[] = [];
  const ring = (name: string) => () => void rung.push(`${name} ${clock.now()}`);
  clock.after(30, ring('b'));
  clock.after(10, () => {
    ring('a')();
    clock.after(5, ring('inner'));
  });
  const cancel = clock.after(20, ring('never'));
  cancel();
  clock.after(100, ring('later'));
  clock.advance(50);
  expect(rung).toEqual(['a 10', 'inner 15', 'b 30']);
  expect(clock.now()).toBe(50);
});

test('a media clock goes with the sound, and leaves the limits of outside parts to real time', () => {
  const clock = mediaClock();
  let rung = 0;
  clock.after(100, () => rung++);
  clock.heard?.(99);
  expect(rung).toBe(0);
  clock.heard?.(1);
  expect([rung, clock.now()]).toEqual([1, 100]);
  expect(clock.limits?.now()).not.toBe(clock.now());
});
