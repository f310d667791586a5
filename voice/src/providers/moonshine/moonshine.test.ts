import { describeSpeechToText } from '../../testing/conformance/speech-to-text.ts';
import { openMoonshine } from './moonshine.ts';

describeSpeechToText('Moonshine', async () => {
  const toText = openMoonshine(1);
  await toText.warm();
  return { toText, close: () => toText.close() };
});
