import { serve } from './serve.ts';

export interface Trick {
  readonly word: string;
  /** Waits for this many tasks of the event loop, so that others can be asked meanwhile. */
  readonly ticks?: number;
  readonly end?: 'fail' | 'die';
}

await serve(async () => async ({ word, ticks = 0, end }: Trick) => {
  for (let i = 0; i < ticks; i++) await new Promise((resolve) => setImmediate(resolve));
  if (end === 'fail') throw new Error(`cannot say ${word}`);
  if (end === 'die') process.exit(1);
  return word.toUpperCase();
});
