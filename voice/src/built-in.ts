import type { SpeechToText, TextToSpeech, VoiceActivity } from './roles.ts';

export interface BuiltInSpeech {
  readonly toText: SpeechToText;
  readonly toSpeech: TextToSpeech;
  readonly activity: VoiceActivity;
  close(): Promise<void>;
}

/**
 * Ears, voice and voice activity that need no key and no network, ready to be used (1 to 2 s).
 * @throws Error of one sentence where onnxruntime has no build for this platform or a file is damaged; text goes on.
 */
export async function loadBuiltInSpeech(): Promise<BuiltInSpeech> {
  const opened: { close(): Promise<void> }[] = [];
  const close = async () => {
    await Promise.all(opened.map((part) => part.close()));
  };
  const keep = <Part extends { close(): Promise<void> }>(part: Part): Part => {
    opened.push(part);
    return part;
  };
  try {
    // Only now: where the native library is missing, already the import throws.
    const { loadSilero } = await import('./providers/silero/silero.ts');
    const { openMoonshine } = await import('./providers/moonshine/moonshine.ts');
    const { openFlite } = await import('./providers/flite/flite.ts');
    const activity = keep(await loadSilero());
    const toText = keep(openMoonshine());
    const toSpeech = keep(openFlite());
    await Promise.all([toText.warm(), toSpeech.warm()]);
    return { toText, toSpeech, activity, close };
  } catch (cause) {
    await close();
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    const platform = `${process.platform} ${process.arch}`;
    throw new Error(`The built-in speech parts cannot run on this computer (${platform}): ${reason}`, { cause });
  }
}
