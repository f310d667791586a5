import { describe, expect, it } from 'vitest';
import { resample } from './audio/resample.ts';
import { loadBuiltInSpeech } from './built-in.ts';
import { speak } from './testing/conformance/callers.ts';
import { wordErrorRate } from './testing/conformance/word-errors.ts';

describe('the built-in speech', () => {
  it('says a sentence that it understands itself, and leaves nothing running', async () => {
    const builtIn = await loadBuiltInSpeech();
    const { toText, toSpeech, activity } = builtIn;
    const said = 'Two large pepperoni pizzas and a garlic bread.';
    const sound = resample(await speak(toSpeech, said, 'aura-2-apollo-en'), toSpeech.sampleRate, 8000);
    const line = toText.open({ sampleRate: 8000, keyterms: ['Pepperoni pizza', 'Garlic bread'] });
    const { text } = await line.recognise(sound, new AbortController().signal);
    expect(wordErrorRate([[said, text]])).toBeLessThanOrEqual(0.15);
    const detector = activity.open({ sampleRate: 8000 });
    const middle = Math.floor(sound.length / 2);
    expect(await detector.probability(sound.subarray(middle, middle + detector.frameSamples))).toBeGreaterThan(0);
    await builtIn.close();
    await expect(line.recognise(sound, new AbortController().signal)).rejects.toThrow('closed');
  });
});
