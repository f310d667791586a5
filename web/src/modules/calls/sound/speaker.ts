import type { ToSpeaker } from './playback-queue.ts';
// oxlint-disable-next-line import/default -- the build makes the default export: the address of the file
import workletUrl from './speaker.worklet.ts?worker&url';

export interface Speaker {
  send(message: ToSpeaker): void;
  close(): void;
}

/** To be called from a press, else the browser keeps it silent. Calls back with marks that have been heard. */
export async function openSpeaker(context: AudioContext, onPlayed: (mark: string) => void): Promise<Speaker> {
  await context.audioWorklet.addModule(workletUrl);
  const node = new AudioWorkletNode(context, 'speaker', { numberOfInputs: 0, outputChannelCount: [1] });
  node.port.onmessage = ({ data }: MessageEvent<string>) => onPlayed(data);
  node.connect(context.destination);
  return {
    send: (message) => node.port.postMessage(message, message.kind === 'sound' ? [message.pcm] : []),
    close: () => {
      node.port.onmessage = null;
      node.disconnect();
    },
  };
}

/** Why the agent could not be heard. */
export const speakerProblem = (): string =>
  isSecureContext
    ? 'The sound could not be switched on. You can read along.'
    : 'Browsers play the agent on https pages only. You can read along.';
