import { parentPort } from 'node:worker_threads';

export type Task<Request> = { readonly kind: 'request'; readonly request: Request } | { readonly kind: 'stop' };

export type Reply<Answer> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'failure'; readonly message: string };

/**
 * Makes this worker thread answer what its `Thread` asks, one request after the other. A request that throws is
 * answered by its message; when `prepare` rejects the thread ends with that error.
 */
export async function serve<Request, Answer>(
  prepare: () => Promise<(request: Request) => Promise<Answer> | Answer>,
): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('This module runs as a worker thread only.');
  const post = (reply: Reply<Answer>) => port.postMessage(reply);
  const answer = await prepare();
  let last: Promise<void> = Promise.resolve();
  port.on('message', (task: Task<Request>) => {
    if (task.kind === 'stop') {
      void last.then(() => port.close());
      return;
    }
    last = Promise.resolve(task.request)
      .then(answer)
      .then(
        (value) => post({ kind: 'answer', answer: value }),
        (cause: unknown) => post({ kind: 'failure', message: cause instanceof Error ? cause.message : String(cause) }),
      );
  });
  post({ kind: 'ready' });
}
