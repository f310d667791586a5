import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Moonshine (Useful Sensors, MIT): English, 8-bit weights as shipped by `@usefulsensors/moonshine-js` 0.1.12. */
export interface Weights {
  readonly layers: number;
  readonly heads: number;
  readonly headSize: number;
  readonly encoder: WeightFile;
  readonly decoder: WeightFile;
}

export interface WeightFile {
  readonly path: string;
  readonly sha256: string;
}

/** 63 MB; the better ears. */
export const BASE = 'base';
/** 28 MB. */
export const TINY = 'tiny';

const SHAPES = {
  base: { layers: 8, heads: 8, headSize: 52 },
  tiny: { layers: 6, heads: 8, headSize: 36 },
};

const SHA256 = {
  base: {
    encoder: '1dd9ab0a7f987113d30affcba5a068d11c8f90fa0223caa3e491ade431ad9751',
    decoder: 'cc9f3cd6698a369c6008b41aa60aa3fb3322e7f03c9bdf19d8e6b7200afca4f3',
  },
  tiny: {
    encoder: 'c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a',
    decoder: 'eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367',
  },
};

export type ModelSize = keyof typeof SHAPES;

/** Works in plain Node only, where `import.meta.resolve` knows the package's `import` condition. */
export function moonshineWeights(size: ModelSize): Weights {
  const folder = new URL(`./model/${size}/quantized/`, import.meta.resolve('@usefulsensors/moonshine-js'));
  const path = (file: string) => fileURLToPath(new URL(file, folder));
  return {
    ...SHAPES[size],
    encoder: { path: path('encoder_model.onnx'), sha256: SHA256[size].encoder },
    decoder: { path: path('decoder_model_merged.onnx'), sha256: SHA256[size].decoder },
  };
}

/** @throws Error when the file is not the one this was built and measured with. */
export async function checkWeights({ path, sha256 }: WeightFile): Promise<void> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(part as Uint8Array);
  if (hash.digest('hex') !== sha256) throw new Error(`The file ${path} is damaged or of another version.`);
}
