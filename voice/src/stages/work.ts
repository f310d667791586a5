/** Counts what is at work outside: recogniser, voice, talker, detector. */
export class Work {
  #count = 0;
  #waiting: (() => void)[] = [];

  async track<T>(promise: Promise<T>): Promise<T> {
    this.#count++;
    try {
      return await promise;
    } finally {
      this.#count--;
      if (this.#count === 0) for (const tell of this.#waiting.splice(0)) tell();
    }
  }

  /** Resolves when nothing is. */
  async settled(): Promise<void> {
    while (this.#count > 0) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
  }
}
