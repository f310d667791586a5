import { Worker } from 'node:worker_threads';
import type { Reply, Task } from './serve.ts';

/** One worker thread that runs `serve`. */
export class Thread<Request, Answer> {
  /** Rejects when the thread ended before it was ready. */
  readonly ready: Promise<void>;
  /** Resolves with the cause when the thread is gone, whatever the reason. */
  readonly gone: Promise<unknown>;
  isReady = false;
  isBusy = false;
  readonly #worker: Worker;
  #asked: PromiseWithResolvers<Answer> | null = null;

  constructor(script: URL, name: string) {
    this.#worker = new Worker(script, { name });
    const ready = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<unknown>();
    this.ready = ready.promise;
    this.gone = gone.promise;
    ready.promise.catch(() => undefined);
    let cause: unknown = new Error(`The ${name} stopped.`);
    this.#worker.on('error', (error) => {
      cause = error;
    });
    this.#worker.on('exit', () => {
      ready.reject(cause);
      gone.resolve(cause);
      this.#asked?.reject(cause);
    });
    this.#worker.on('message', (reply: Reply<Answer>) => {
      if (reply.kind === 'ready') {
        this.isReady = true;
        ready.resolve();
      } else this.#settle(reply);
    });
  }

  /** Ask again only after the answer. */
  ask(request: Request): Promise<Answer> {
    this.isBusy = true;
    this.#asked = Promise.withResolvers<Answer>();
    this.#send({ kind: 'request', request });
    return this.#asked.promise;
  }

  #settle(reply: Exclude<Reply<Answer>, { kind: 'ready' }>): void {
    this.isBusy = false;
    if (reply.kind === 'answer') this.#asked?.resolve(reply.answer);
    else this.#asked?.reject(new Error(reply.message));
  }

  /**
   * Resolves when the thread has done what it was asked and has ended. It is never cut off: onnxruntime ends the whole
   * process when a thread is terminated while a network runs or loads.
   */
  async stop(): Promise<void> {
    this.#send({ kind: 'stop' });
    await this.gone;
  }

  #send(task: Task<Request>): void {
    this.#worker.postMessage(task);
  }
}
