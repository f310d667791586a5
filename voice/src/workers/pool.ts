import { Thread } from './thread.ts';

export interface PoolOptions {
  /** What the threads do, for the words of errors: 'recogniser'. */
  readonly name: string;
  /** A module that calls `serve`. */
  readonly script: URL;
  readonly size: number;
  /** Requests that may wait; one more is refused at once, because late speech is worth nothing. */
  readonly queueLimit: number;
}

interface Job<Request, Answer> {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (cause: unknown) => void;
}

/** Threads that answer one request at a time each, in the order of asking. A thread that dies is replaced. */
export class Pool<Request, Answer> {
  readonly #options: PoolOptions;
  readonly #threads = new Set<Thread<Request, Answer>>();
  readonly #waiting = new Set<Job<Request, Answer>>();
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Rejects when `signal` aborts, the request fails, its thread dies, too many wait, and after `close`. */
  async run(request: Request, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted();
    const { name, queueLimit } = this.#options;
    if (this.#closed) throw new Error(`The ${name} is closed.`);
    if (this.#waiting.size >= queueLimit) throw new Error(`The ${name} has too much to do.`);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const job: Job<Request, Answer> = { request, resolve, reject };
    const abort = () => {
      this.#waiting.delete(job);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    this.#waiting.add(job);
    this.#fill();
    this.#assign();
    return promise.finally(() => signal?.removeEventListener('abort', abort));
  }

  /** Resolves when every thread has prepared itself; rejects with the first failure. */
  async warm(): Promise<void> {
    this.#fill();
    await Promise.all(Array.from(this.#threads, (thread) => thread.ready));
  }

  /** What runs is finished, what waits is refused. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#refuseWaiting(new Error(`The ${this.#options.name} is closed.`));
    await Promise.all(Array.from(this.#threads, (thread) => thread.stop()));
  }

  #fill(): void {
    while (this.#threads.size < this.#options.size) this.#start();
  }

  #start(): void {
    const thread = new Thread<Request, Answer>(this.#options.script, this.#options.name);
    this.#threads.add(thread);
    void thread.ready.then(
      () => this.#assign(),
      () => undefined,
    );
    void thread.gone.then((cause) => this.#replace(thread, cause));
  }

  #replace(thread: Thread<Request, Answer>, cause: unknown): void {
    this.#threads.delete(thread);
    if (this.#closed) return;
    // One that never got ready waits for the next request: started again at once it would fail for ever.
    if (thread.isReady) this.#start();
    else if (this.#threads.size === 0) this.#refuseWaiting(cause);
  }

  #assign(): void {
    for (const thread of this.#threads) {
      if (!thread.isReady || thread.isBusy) continue;
      const [job] = this.#waiting;
      if (!job) return;
      this.#waiting.delete(job);
      void thread
        .ask(job.request)
        .then(job.resolve, job.reject)
        .finally(() => this.#assign());
    }
  }

  #refuseWaiting(cause: unknown): void {
    for (const job of this.#waiting) job.reject(cause);
    this.#waiting.clear();
  }
}
