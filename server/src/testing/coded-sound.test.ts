import { decodeMuLaw, encodeMuLaw } from '@attendant/voice/audio/mu-law';
import { expect, it } from 'vitest';
import { codedEars, codedSound } from './coded-sound.ts';

it('hears over a telephone line exactly what was said', async () => {
  const said = 'two large Margheritas and one large Margherita please, thank you very much';
  const line = decodeMuLaw(encodeMuLaw(codedSound(said)));
  const padded = new Int16Array(line.length + 3000);
  padded.set(line, 1234);
  const ears = codedEars().open({ sampleRate: 8000, keyterms: [] });
  expect((await ears.recognise(padded, new AbortController().signal)).text).toBe(said);
});
