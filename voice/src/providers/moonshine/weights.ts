import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

export interface WeightFile {
  /** Within `dist/model` of the package. */
  readonly name: string;
  readonly sha256: string;
}

/**
 * Moonshine base (Useful Sensors, MIT): English, 63 MB of 8-bit weights as shipped by `@usefulsensors/moonshine-js`
 * 0.1.12. The tiny model beside it hears worse where base hears something, and base heard nothing in 2 of 182 single
 * words of a human speaker: not worth another 150 MB.
 */
export const ENCODER: WeightFile = {
  name: 'base/quantized/encoder_model.onnx',
  sha256: '1dd9ab0a7f987113d30affcba5a068d11c8f90fa0223caa3e491ade431ad9751',
};
export const DECODER: WeightFile = {
  name: 'base/quantized/decoder_model_merged.onnx',
  sha256: 'cc9f3cd6698a369c6008b41aa60aa3fb3322e7f03c9bdf19d8e6b7200afca4f3',
};

/**
 * The path of a file that is the one this was built and measured with; works in plain Node only, which knows the
 * package's `import` condition.
 * @throws Error when it is another one.
 */
export async function checkedPath({ name, sha256 }: WeightFile): Promise<string> {
  const path = fileURLToPath(new URL(`model/${name}`, import.meta.resolve('@usefulsensors/moonshine-js')));
  const hash = createHash('sha256').setEncoding('hex');
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  if (hash.read() !== sha256) throw new Error(`The file ${path} is damaged or of another version.`);
  return path;
}
