import { serve } from '../../workers/serve.ts';
import { Ears } from './ears.ts';
import { MoonshineModel } from './model.ts';
import { checkWeights, moonshineWeights } from './weights.ts';

await serve(async () => {
  const weights = moonshineWeights('base');
  await Promise.all([checkWeights(weights.encoder), checkWeights(weights.decoder)]);
  const ears = new Ears(await MoonshineModel.load(weights));
  // The first run allocates what all later ones use.
  await ears.hear({ pcm: new Int16Array(16_000).map((_, i) => (i % 80) * 50), sampleRate: 16_000, keyterms: [] });
  return (utterance: Parameters<Ears['hear']>[0]) => ears.hear(utterance);
});
