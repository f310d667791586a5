/** The loudest sample of each of `count` equal parts, the loudest of all being 1; silence stays 0. */
export function peaksOf(samples: Float32Array, count: number): number[] {
  const peaks = zeros(count);
  for (let at = 0; at < samples.length; at++) {
    const bar = Math.min(count - 1, Math.floor((at * count) / samples.length));
    peaks[bar] = Math.max(peaks[bar] ?? 0, Math.abs(samples[at] ?? 0));
  }
  const loudest = Math.max(...peaks);
  // Below this there is only noise, which must not look like a voice.
  return loudest < 0.01 ? peaks.fill(0) : peaks.map((peak) => peak / loudest);
}

/** As many bars of `peaks` as asked for, each the loudest of those it stands for. */
export function fewerPeaks(peaks: readonly number[], count: number): number[] {
  if (peaks.length === 0) return zeros(count);
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((at + 1) * peaks.length) / count));
    return Math.max(...peaks.slice(from, to));
  });
}

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
