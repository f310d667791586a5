import { expect, test } from 'vitest';
import { runFrames } from './testing/index.ts';

test('the opening is spoken at once and the caller is answered', async () => {
  const line = await runFrames({}, [{ wait: 1000 }, { say: 'one margherita please' }, { wait: 3000 }]);
  expect(line.problems).toEqual([]);
  expect(line.transcript).toEqual([
    'agent: Hello there.',
    'user: one margherita please',
    'agent: You said one margherita please.',
  ]);
  expect(line.heard).toBe('Hello there. You said one margherita please.');
});
