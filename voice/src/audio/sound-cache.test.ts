import { describe, expect, it } from 'vitest';
import { SoundCache } from './sound-cache.ts';

const sound = (samples: number) => new Int16Array(samples);

describe('the cache of sounds', () => {
  it('forgets the least recently used first', () => {
    const cache = new SoundCache(400);
    for (const name of ['greeting', 'menu', 'goodbye']) cache.set(name, sound(60));
    cache.get('greeting');
    cache.set('hours', sound(60));
    expect(['greeting', 'menu', 'goodbye', 'hours'].filter((name) => cache.get(name))).toEqual([
      'greeting',
      'goodbye',
      'hours',
    ]);
  });

  it('counts a sound that is replaced once', () => {
    const cache = new SoundCache(400);
    for (let i = 0; i < 10; i++) cache.set('same', sound(100));
    cache.set('other', sound(100));
    expect(cache.get('same')).toHaveLength(100);
  });

  it('does not keep what is larger than itself', () => {
    const cache = new SoundCache(10);
    cache.set('long', sound(100));
    expect(cache.get('long')).toBeUndefined();
  });
});
