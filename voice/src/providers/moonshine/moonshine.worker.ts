import { serve } from '../../workers/serve.ts';
import { Ears, type Utterance } from './ears.ts';
import { LanguageModel } from './language-model.ts';
import { MoonshineModel } from './model.ts';
import { checkedPath, DECODER, ENCODER } from './weights.ts';

/** Made by `npm run train`. */
const CALLERS = new URL('./callers.arpa.gz', import.meta.url);

await serve(async () => {
  const [encoder, decoder] = await Promise.all([checkedPath(ENCODER), checkedPath(DECODER)]);
  const ears = new Ears(await MoonshineModel.load(encoder, decoder), LanguageModel.read(CALLERS));
  // The first run allocates what all later ones use.
  await ears.hear({ pcm: new Int16Array(16_000).map((_, i) => (i % 80) * 50), sampleRate: 16_000, keyterms: [] });
  return (utterance: Utterance) => ears.hear(utterance);
});
