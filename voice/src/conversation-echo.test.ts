import { expect, test } from 'vitest';
import type { Pcm, TextToSpeech, VoiceActivity } from './roles.ts';
import { fakeModel, fakeSpeechToText, fakeTextToSpeech, Line } from './testing/index.ts';

/** Sound with the shape of speech: the same seed, the same samples. */
function sound(ms: number, seed: number): Pcm {
  let state = seed;
  return Int16Array.from({ length: ms * 8 }, (_, at) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state / 2 ** 32 - 0.5) * 12_000 * (1 + Math.sin(at / 300));
  });
}

const loudness: VoiceActivity = {
  name: 'loudness',
  open: () => ({
    frameSamples: 256,
    probability: async (frame) => (frame.some((sample) => Math.abs(sample) > 400) ? 0.95 : 0.02),
    reset: () => undefined,
  }),
};
const voice: TextToSpeech = {
  ...fakeTextToSpeech(),
  async *synthesise() {
    yield sound(3000, 7);
  },
};

/** A call in which the caller's line brings what `back` makes of all that the agent said so far. */
async function callWith(back: (said: Pcm, at: number) => Pcm): Promise<Line> {
  const toText = fakeSpeechToText({ heard: () => 'two large pies' });
  const line = new Line({
    speech: { toText, toSpeech: voice, activity: loudness },
    model: fakeModel(() => 'Fine.'),
    opening: { text: 'We have many pies, and here they are.' },
  });
  for (let step = 0; step < 250; step++) {
    line.clock.advance(20);
    line.player.play();
    const said = Int16Array.from(line.player.heard.flatMap(({ pcm }) => [...pcm]));
    line.conversation.push({ kind: 'audio', pcm: back(said, step * 160) });
    await new Promise((resolve) => setImmediate(resolve));
  }
  return line;
}

test('its own voice, coming back from a loudspeaker, is no turn and stops nothing', async () => {
  const line = await callWith((said, at) =>
    Int16Array.from({ length: 160 }, (_, i) => 0.3 * (said[at + i - 8 * 180] ?? 0)),
  );
  expect(line.transcript).toEqual(['agent: We have many pies, and here they are.']);
});

test('somebody else does', async () => {
  const other = sound(1500, 99);
  const line = await callWith((_, at) =>
    Int16Array.from({ length: 160 }, (_sample, i) => other[at + i - 8 * 1000] ?? 0),
  );
  expect(line.transcript.join('\n')).toMatch(/^agent: .*--\nuser: two large pies/);
});
