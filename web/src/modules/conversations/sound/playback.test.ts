import { describe, expect, it } from 'vitest';
import { endPlayback, NOT_PLAYING, SILENT, stepPlayback, togglePlayback } from './playback.ts';

const ALL = [true, true, true];
const playing = (index: number) => ({ index, paused: false });

describe('playback', () => {
  it('is silent at -1 and starts at message 0', () => {
    expect(SILENT.index).toBe(NOT_PLAYING);
    expect(togglePlayback(SILENT, ALL)).toEqual(playing(0));
  });

  it('pauses and goes on where it is', () => {
    expect(togglePlayback(playing(1), ALL)).toEqual({ index: 1, paused: true });
    expect(togglePlayback({ index: 1, paused: true }, ALL)).toEqual(playing(1));
  });

  it('steps within bounds', () => {
    expect(stepPlayback(playing(0), 1, ALL)).toEqual(playing(1));
    expect(stepPlayback(playing(2), 1, ALL)).toEqual(playing(2));
    expect(stepPlayback(playing(0), -1, ALL)).toEqual(playing(0));
    expect(stepPlayback(SILENT, -1, ALL)).toEqual(SILENT);
  });

  it('plays the next when one has ended, and is silent after the last', () => {
    expect(endPlayback(playing(0), ALL)).toEqual(playing(1));
    expect(endPlayback(playing(2), ALL)).toEqual(SILENT);
  });

  it('passes over messages without sound', () => {
    const some = [false, true, false, true];
    expect(togglePlayback(SILENT, some)).toEqual(playing(1));
    expect(stepPlayback(playing(1), 1, some)).toEqual(playing(3));
    expect(stepPlayback(playing(3), -1, some)).toEqual(playing(1));
    expect(togglePlayback(SILENT, [false, false])).toEqual(SILENT);
  });
});
