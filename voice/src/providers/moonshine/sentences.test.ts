import { expect, it } from 'vitest';
import { openCallers } from '../../testing/conformance/callers.ts';
import { openMoonshine } from './moonshine.ts';

/** The network makes '3.' of the whole of it; of its halves it makes words. */
const SAID = 'hey, lemme have a star burger meal, medium, with a diet coke';

it('does not take a sentence for a word', async () => {
  const [callers, ears] = [openCallers(), openMoonshine(1)];
  const line = ears.open({ sampleRate: 8000, keyterms: [] });
  const { text } = await line.recognise(await callers.overPhone(SAID, 'awb'), new AbortController().signal);
  expect(text).toMatch(/diet coke/i);
  line.close();
  await Promise.all([callers.close(), ears.close()]);
});
