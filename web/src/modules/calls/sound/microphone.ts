// oxlint-disable-next-line import/default -- the build makes the default export: the address of the file
import workletUrl from './microphone.worklet.ts?worker&url';

export interface Microphone {
  close(): void;
}

/** Asks for the microphone and hands on what it hears, in frames of 20 ms. Throws when it is refused or there is none. */
export async function openMicrophone(
  context: AudioContext,
  onFrame: (frame: ArrayBuffer) => void,
): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  try {
    await context.audioWorklet.addModule(workletUrl);
    const source = new MediaStreamAudioSourceNode(context, { mediaStream: stream });
    const node = new AudioWorkletNode(context, 'microphone', { numberOfOutputs: 0 });
    node.port.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => onFrame(data);
    source.connect(node);
    return {
      close: () => {
        node.port.onmessage = null;
        source.disconnect();
        stopTracks(stream);
      },
    };
  } catch (error) {
    stopTracks(stream);
    throw error;
  }
}

const stopTracks = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

/** Why the microphone could not be had, for whoever wanted to speak. */
export function microphoneProblem(error: unknown): string {
  if (!isSecureContext) return 'Browsers open the microphone on https pages only. You can type instead.';
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') {
    return 'The microphone is blocked for this site. Allow it in the browser, or type instead.';
  }
  if (name === 'NotFoundError' || name === 'OverconstrainedError') {
    return 'No microphone was found. You can type instead.';
  }
  return 'The microphone could not be opened. You can type instead.';
}
