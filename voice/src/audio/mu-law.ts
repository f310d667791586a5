/** G.711 mu-law, the sound of the telephone: one byte per sample, 8000 a second. Source: ITU-T G.711 (11/1988), table 2. */

const BIAS = 0x84;
const LOUDEST = 32_635;

/** What a line carries when nobody speaks. */
export const MU_LAW_SILENCE = 0xff;

const DECODED = Int16Array.from({ length: 256 }, (_, byte) => decodeByte(byte));
// Indexed by the sample without its two lowest bits, which mu-law never keeps.
const ENCODED = Uint8Array.from({ length: 16_384 }, (_, index) => encodeSample(((index << 2) << 16) >> 16));

function decodeByte(byte: number): number {
  const inverted = ~byte & 0xff;
  const exponent = (inverted >> 4) & 7;
  const magnitude = ((((inverted & 0x0f) << 3) + BIAS) << exponent) - BIAS;
  return inverted & 0x80 ? -magnitude : magnitude;
}

function encodeSample(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const magnitude = Math.min(LOUDEST, Math.abs(sample)) + BIAS;
  const exponent = 24 - Math.clz32(magnitude);
  return ~(sign | (exponent << 4) | ((magnitude >> (exponent + 3)) & 0x0f)) & 0xff;
}

export function decodeMuLaw(bytes: Uint8Array): Int16Array {
  const pcm = new Int16Array(bytes.length);
  for (let i = 0; i < bytes.length; i++) pcm[i] = DECODED[bytes[i] ?? MU_LAW_SILENCE] ?? 0;
  return pcm;
}

export function encodeMuLaw(pcm: Int16Array): Uint8Array {
  const bytes = new Uint8Array(pcm.length);
  for (let i = 0; i < pcm.length; i++) bytes[i] = ENCODED[((pcm[i] ?? 0) & 0xffff) >> 2] ?? MU_LAW_SILENCE;
  return bytes;
}
