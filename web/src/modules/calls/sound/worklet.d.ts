/** What of the audio worklet's own world the two processors use; TypeScript's dom library does not describe it. */

declare const sampleRate: number;

declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

declare function registerProcessor(
  name: string,
  processor: new () => AudioWorkletProcessor & {
    process(inputs: Float32Array<ArrayBuffer>[][], outputs: Float32Array<ArrayBuffer>[][]): boolean;
  },
): void;
