import { describeVoiceActivity } from '../../testing/conformance/voice-activity.ts';
import { loadSilero } from './silero.ts';

describeVoiceActivity('Silero', async () => {
  const activity = await loadSilero();
  return { activity, close: () => activity.close() };
});
