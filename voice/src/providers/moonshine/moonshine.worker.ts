import { serve } from '../../workers/serve.ts';
import { Ears, type Utterance } from './ears.ts';
import { GIVEN_NAME, LanguageModel, LETTER, SURNAME } from './language-model.ts';
import { MoonshineModel } from './model.ts';
import { checkedPath, DECODER, ENCODER } from './weights.ts';
import { lettersAs, namesOf } from './word-kind.ts';

/** Made by `npm run train`. */
const CALLERS = new URL('./callers.arpa.gz', import.meta.url);
const NAMES = [
  namesOf(GIVEN_NAME, new URL('./names/given.txt', import.meta.url)),
  namesOf(SURNAME, new URL('./names/surnames.txt', import.meta.url)),
  lettersAs(LETTER),
];

await serve(async () => {
  const [encoder, decoder] = await Promise.all([checkedPath(ENCODER), checkedPath(DECODER)]);
  const ears = new Ears(await MoonshineModel.load(encoder, decoder), LanguageModel.read(CALLERS), NAMES);
  // The first run allocates what all later ones use.
  await ears.hear({ pcm: new Int16Array(16_000).map((_, i) => (i % 80) * 50), sampleRate: 16_000, keyterms: [] });
  return (utterance: Utterance) => ears.hear(utterance);
});
