import { describe, expect, it } from 'vitest';
import { PlaybackQueue } from './playback-queue.ts';

const sound = (...samples: number[]) => Float32Array.from(samples);
const pull = (queue: PlaybackQueue, length: number) => {
  const out = new Float32Array(length).fill(9);
  const marks = queue.pull(out);
  return { samples: [...out], marks };
};

describe('the playback queue', () => {
  it('waits until enough has gathered, then plays across pieces', () => {
    const queue = new PlaybackQueue(4);
    queue.push(sound(1, 2, 3));
    expect(pull(queue, 2)).toEqual({ samples: [0, 0], marks: [] });
    queue.push(sound(4, 5));
    expect(pull(queue, 2).samples).toEqual([1, 2]);
    expect(pull(queue, 2).samples).toEqual([3, 4]);
    expect(pull(queue, 2).samples).toEqual([5, 0]);
  });

  it('gathers again after it ran dry', () => {
    const queue = new PlaybackQueue(2);
    queue.push(sound(1, 2));
    pull(queue, 2);
    queue.push(sound(3));
    expect(pull(queue, 1).samples).toEqual([0]);
  });

  it('plays a short end at once, and names its mark when it has been heard', () => {
    const queue = new PlaybackQueue(100);
    queue.push(sound(1, 2, 3));
    queue.mark('turn 1');
    expect(pull(queue, 2)).toEqual({ samples: [1, 2], marks: [] });
    expect(pull(queue, 2)).toEqual({ samples: [3, 0], marks: ['turn 1'] });
  });

  it('names a mark at once when nothing is before it', () => {
    const queue = new PlaybackQueue(100);
    queue.mark('turn 1');
    expect(pull(queue, 2)).toEqual({ samples: [0, 0], marks: ['turn 1'] });
  });

  it('forgets sound and marks when it is cleared', () => {
    const queue = new PlaybackQueue(1);
    queue.push(sound(1, 2, 3));
    queue.mark('turn 1');
    pull(queue, 1);
    queue.clear();
    expect(pull(queue, 2)).toEqual({ samples: [0, 0], marks: [] });
    queue.push(sound(4));
    expect(pull(queue, 1).samples).toEqual([4]);
  });
});
