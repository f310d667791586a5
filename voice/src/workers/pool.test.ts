import { afterEach, describe, expect, it } from 'vitest';
import type { Trick } from './pool.fixture.worker.ts';
import { Pool } from './pool.ts';

const pools: Pool<Trick, string>[] = [];

function openPool(options: { size?: number; queueLimit?: number; script?: string } = {}) {
  const pool = new Pool<Trick, string>({
    name: 'parrot',
    script: new URL(options.script ?? './pool.fixture.worker.ts', import.meta.url),
    size: options.size ?? 1,
    queueLimit: options.queueLimit ?? 10,
  });
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

describe('a pool of threads', () => {
  it('answers in the order of asking', async () => {
    const pool = openPool();
    const order: string[] = [];
    const say = async (word: string, ticks: number) => order.push(await pool.run({ word, ticks }));
    await Promise.all([say('a', 5), say('b', 0), say('c', 2)]);
    expect(order).toEqual(['A', 'B', 'C']);
  });

  it('uses all its threads', async () => {
    const pool = openPool({ size: 2 });
    await pool.warm();
    const order: string[] = [];
    const say = async (word: string, ticks: number) => order.push(await pool.run({ word, ticks }));
    await Promise.all([say('slow', 100_000), say('quick', 0)]);
    expect(order).toEqual(['QUICK', 'SLOW']);
  });

  it('drops a request that was cancelled while it waited', async () => {
    const pool = openPool();
    const hangUp = new AbortController();
    const first = pool.run({ word: 'first' });
    const second = pool.run({ word: 'second', end: 'die' }, hangUp.signal);
    hangUp.abort(new Error('hung up'));
    await expect(second).rejects.toThrow('hung up');
    expect(await first).toBe('FIRST');
    expect(await pool.run({ word: 'third' })).toBe('THIRD');
  });

  it('lets go of a request that was cancelled while it ran, and goes on', async () => {
    const pool = openPool();
    await pool.warm();
    const hangUp = new AbortController();
    const running = pool.run({ word: 'long', ticks: 100 }, hangUp.signal);
    hangUp.abort(new Error('hung up'));
    await expect(running).rejects.toThrow('hung up');
    expect(await pool.run({ word: 'next' })).toBe('NEXT');
  });

  it('refuses a request of somebody who is gone already', async () => {
    await expect(openPool().run({ word: 'x' }, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });

  it('passes a failure on and keeps the thread', async () => {
    const pool = openPool();
    await expect(pool.run({ word: 'this', end: 'fail' })).rejects.toThrow('cannot say this');
    expect(await pool.run({ word: 'that' })).toBe('THAT');
  });

  it('replaces a thread that died; only its own request is lost', async () => {
    const pool = openPool();
    const lost = pool.run({ word: 'bang', end: 'die' });
    const kept = pool.run({ word: 'still here' });
    await expect(lost).rejects.toThrow('The parrot stopped.');
    expect(await kept).toBe('STILL HERE');
  });

  it('refuses more than may wait', async () => {
    const pool = openPool({ queueLimit: 2 });
    const [first, second] = [pool.run({ word: 'a' }), pool.run({ word: 'b' })];
    await expect(pool.run({ word: 'c' })).rejects.toThrow('too much to do');
    expect(await Promise.all([first, second])).toEqual(['A', 'B']);
  });

  it('says why it cannot start, to whoever waits and whoever asks later', async () => {
    const pool = openPool({ script: './pool.fixture-broken.worker.ts' });
    await Promise.all([
      expect(pool.run({ word: 'a' })).rejects.toThrow('no model here'),
      expect(pool.warm()).rejects.toThrow('no model here'),
    ]);
    await expect(pool.run({ word: 'b' })).rejects.toThrow('no model here');
  });

  it('finishes what runs and refuses what waits when it is closed', async () => {
    const pool = openPool();
    await pool.warm();
    const [running, waiting] = [pool.run({ word: 'last', ticks: 10 }), pool.run({ word: 'too late' })];
    await Promise.all([expect(waiting).rejects.toThrow('The parrot is closed.'), pool.close()]);
    expect(await running).toBe('LAST');
    await expect(pool.run({ word: 'much too late' })).rejects.toThrow('The parrot is closed.');
  });

  it('can be closed while its threads start', async () => {
    const pool = openPool({ size: 2 });
    const warm = pool.warm();
    await pool.close();
    expect(await warm).toBeUndefined();
  });
});
