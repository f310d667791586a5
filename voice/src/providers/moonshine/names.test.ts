import { expect, it } from 'vitest';
import { CALLER_VOICES, openCallers } from '../../testing/conformance/callers.ts';
import { openMoonshine } from './moonshine.ts';

const NAMES =
  'Laura Simon|Tiffany Brooks|Omar Reyes|Karen Liu|Phil Barnes|Nate Collins|Yolanda Price|Barbara Fields'.split('|');
const asked = { expects: 'name', answers: [] } as const;

it('hears what callers are called, and also that they say something else', async () => {
  const [callers, ears] = [openCallers(), openMoonshine(1)];
  const line = ears.open({ sampleRate: 8000, keyterms: ['Pepperoni pizza'] });
  const hear = async (words: string, voice?: string) =>
    (await line.recognise(await callers.overPhone(words, voice), new AbortController().signal, asked)).text;
  let right = 0;
  for (const name of NAMES)
    for (const voice of CALLER_VOICES) if ((await hear(name, voice)).startsWith(name.split(' ')[0] ?? '')) right++;
  expect(right).toBeGreaterThanOrEqual(17);
  expect(await hear("Wait, I don't want the order any more.")).toMatch(/don't want/i);
  expect(await hear('K, O, W, A, L, S, K, I.')).toMatch(/k.o.w.a.l.s.k.i/i);
  line.close();
  await Promise.all([callers.close(), ears.close()]);
});
