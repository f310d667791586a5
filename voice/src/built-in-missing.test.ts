import { expect, it, vi } from 'vitest';
import { loadBuiltInSpeech } from './built-in.ts';

vi.mock('./providers/silero/silero.ts', () => ({
  loadSilero: () => Promise.reject(new Error('no native build for this platform\n  at some place')),
}));

it('says in one sentence why it cannot run here', async () => {
  await expect(loadBuiltInSpeech()).rejects.toThrow(
    /^The built-in speech parts cannot run on this computer \(\w+ \w+\): no native build for this platform$/,
  );
});
