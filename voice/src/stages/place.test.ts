import { expect, test } from 'vitest';
import { type Arrived, Place } from './place.ts';

const sound = (more: Partial<Arrived>): Arrived => ({ endMs: 0, lengthMs: 20, nowMs: 20, atMs: undefined, ...more });

function started(first: Partial<Arrived> = {}): Place {
  const place = new Place();
  place.find(sound(first));
  return place;
}

test('the first sound lies where it was heard', () => {
  expect(new Place().find(sound({ nowMs: 520 }))).toBe(500);
});

test('sound that comes a little late or in a burst lies next to what came before', () => {
  const place = started();
  expect(place.find(sound({ endMs: 20, nowMs: 900 }))).toBe(20);
  expect(place.find(sound({ endMs: 40, nowMs: 900 }))).toBe(40);
});

test('a second without sound was lost, where the sender has no time stamps', () => {
  expect(started().find(sound({ endMs: 20, nowMs: 3020 }))).toBe(3000);
});

test('time stamps tell what was lost, however late it comes', () => {
  const place = started({ atMs: 1005 });
  expect(place.find(sound({ endMs: 20, nowMs: 9000, atMs: 1025 }))).toBe(20);
  expect(place.find(sound({ endMs: 40, nowMs: 9000, atMs: 1245 }))).toBe(240);
});

test('time stamps that go back or jitter change nothing', () => {
  const place = started({ atMs: 1005 });
  expect(place.find(sound({ endMs: 20, nowMs: 40, atMs: 3 }))).toBe(20);
  expect(place.find(sound({ endMs: 40, nowMs: 60, atMs: 1080 }))).toBe(40);
});

test('after the microphone was off sound lies where it is heard again', () => {
  const place = started();
  place.restart();
  expect(place.find(sound({ endMs: 20, nowMs: 420 }))).toBe(400);
});
