/** Counts what is at work outside: recogniser, voice, talker, detector. */
export interface Work {
  track<T>(promise: Promise<T>): Promise<T>;
  /** Resolves when nothing is. */
  settled(): Promise<void>;
}

export function createWork(): Work {
  let count = 0;
  let waiting: (() => void)[] = [];
  const done = () => {
    count--;
    if (count > 0) return;
    const told = waiting;
    waiting = [];
    for (const tell of told) tell();
  };
  return {
    track(promise) {
      count++;
      promise.then(done, done);
      return promise;
    },
    async settled() {
      while (count > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}
