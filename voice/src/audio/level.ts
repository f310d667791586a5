/** How loud sound is. Levels are relative to full scale: 1, or 0 dBFS, is the loudest a sample can be. */

const FULL_SCALE = 32_768;

/** Root mean square, 0 to 1; 0 for no samples. */
export function rms(pcm: Int16Array): number {
  let sum = 0;
  for (let i = 0; i < pcm.length; i++) {
    const sample = pcm[i] ?? 0;
    sum += sample * sample;
  }
  return pcm.length === 0 ? 0 : Math.sqrt(sum / pcm.length) / FULL_SCALE;
}

/** Decibels of a level; -Infinity for 0. */
export function decibels(level: number): number {
  return 20 * Math.log10(level);
}

/** Largest absolute sample, 0 to 32768. */
export function peak(pcm: Int16Array): number {
  let most = 0;
  for (let i = 0; i < pcm.length; i++) {
    const sample = Math.abs(pcm[i] ?? 0);
    if (sample > most) most = sample;
  }
  return most;
}

/** The outline of a sound in `count` equal parts, each its largest sample as 0 to 255. */
export function peaks(pcm: Int16Array, count: number): Uint8Array {
  const outline = new Uint8Array(count);
  for (let part = 0; part < count; part++) {
    const from = Math.floor((part * pcm.length) / count);
    const to = Math.max(from + 1, Math.floor(((part + 1) * pcm.length) / count));
    outline[part] = Math.min(255, Math.round((peak(pcm.subarray(from, to)) * 255) / FULL_SCALE));
  }
  return outline;
}
