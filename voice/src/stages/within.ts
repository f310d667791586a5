import type { Clock } from '../clock.ts';

export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** What `promise` gives, if it does so within `ms` of this clock; else fails with `TooSlow`. */
export function within<T>(clock: Clock, ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new TooSlow(`No answer within ${ms} ms.`)));
    promise.then(resolve, reject).finally(cancel);
  });
}
