// Loaded into a server under test: at SIGUSR2 it throws where nobody catches.
import { isMainThread } from 'node:worker_threads';

if (isMainThread)
  process.on('SIGUSR2', () => {
    setImmediate(() => {
      throw new Error('Thrown on purpose.');
    });
  });
