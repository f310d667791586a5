import { expect, it } from 'vitest';
import { decodeMuLaw, encodeMuLaw } from '../../audio/mu-law.ts';
import { humanPrompts } from '../../testing/conformance/human-prompts.ts';
import { wordErrorRate } from '../../testing/conformance/word-errors.ts';
import { openMoonshine } from './moonshine.ts';

const EVERY = 6;

it('understands a human speaker on the phone', async ({ skip }) => {
  const prompts = humanPrompts().filter((_, i) => i % EVERY === 0);
  skip(prompts.length === 0, 'needs the Debian package asterisk-core-sounds-en-wav');
  const ears = openMoonshine(1);
  const pairs: [string, string][] = [];
  for (const { text, sound } of prompts) {
    const line = ears.open({ sampleRate: sound.sampleRate, keyterms: ['Pepperoni pizza', 'Garlic bread', 'Calzone'] });
    const overPhone = decodeMuLaw(encodeMuLaw(sound.pcm));
    pairs.push([text, (await line.recognise(overPhone, new AbortController().signal)).text]);
  }
  await ears.close();
  expect(wordErrorRate(pairs)).toBeLessThanOrEqual(0.06);
});
