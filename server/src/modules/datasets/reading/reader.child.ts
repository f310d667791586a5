import { contentOf } from './content.ts';
import type { ToRead } from './reader.ts';

// One file, read in a process that may die of it: started, told and listened to by reader.ts.
process.once('message', (file: ToRead) => {
  contentOf(file).then(answer, (error: unknown) =>
    answer(error instanceof RangeError ? error.message : 'The file could not be read.'),
  );
});

function answer(words: unknown): void {
  process.send?.(words, undefined, undefined, () => process.disconnect());
}
