import { describeTextToSpeech } from '../../testing/conformance/text-to-speech.ts';
import { openFlite } from './flite.ts';

describeTextToSpeech('Flite', async () => {
  const toSpeech = openFlite();
  await toSpeech.warm();
  return { toSpeech, close: () => toSpeech.close() };
});
