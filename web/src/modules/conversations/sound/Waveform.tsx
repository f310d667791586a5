import { cx } from '../../../kit/look/cx.ts';
import styles from '../Thread.module.css';
import { fewerPeaks } from './peaks.ts';

const STEP = 4;
const BARS = 56;
const HEIGHT = 28;

interface WaveformProps {
  voice: 'caller' | 'agent';
  /** None while the sound is on its way: a flat line. */
  peaks: readonly number[] | undefined;
  /** 0 to 1: what has been played is full, the rest pale. */
  played: number;
}

/** A message as bars of its loudness. */
export const Waveform = ({ voice, peaks, played }: WaveformProps) => (
  <svg
    className={cx(styles.wave, styles[voice])}
    viewBox={`0 0 ${BARS * STEP} ${HEIGHT}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {fewerPeaks(peaks ?? [], BARS).map((peak, at) => {
      const height = Math.max(2, peak * HEIGHT);
      return (
        <rect
          key={at}
          className={at / BARS >= played ? styles.later : undefined}
          x={at * STEP}
          y={(HEIGHT - height) / 2}
          width="2.4"
          height={height}
          rx="1.2"
        />
      );
    })}
  </svg>
);
