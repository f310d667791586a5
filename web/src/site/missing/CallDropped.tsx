import { X } from 'lucide-react';
import styles from './NotFoundPage.module.css';

const STEP = 8;
const WIDTH = 1440;
const HEIGHT = 148;
const MIDDLE = HEIGHT / 2;

interface Bar {
  x: number;
  height: number;
  caller: boolean;
}

/** A call that drops in the middle of a word: the agent, the caller, the agent again, and silence. */
function bars(): Bar[] {
  const speech: [from: number, to: number, caller: boolean][] = [
    [0, 0.13, false],
    [0.15, 0.34, true],
    [0.36, 0.43, false],
  ];
  return speech.flatMap(([from, to, caller], voice) => {
    const count = Math.floor(((to - from) * WIDTH) / STEP);
    return Array.from({ length: count }, (_, at) => {
      // Words of about six bars, each rising and falling; the sines stand in for chance, so that it never changes.
      const word = Math.abs(Math.sin((at + voice) * 0.52));
      const loud = 0.45 + 0.55 * Math.abs(Math.sin((at + 1) * 12.9898 + voice * 78.233));
      return { x: from * WIDTH + at * STEP, height: Math.max(4, word * loud * (MIDDLE - 8)), caller };
    });
  });
}
const BARS = bars();

export const CallDropped = () => (
  <div className={styles.line} aria-hidden="true">
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <line x1="0" x2={WIDTH} y1={MIDDLE} y2={MIDDLE} />
      {BARS.map(({ x, height, caller }) => (
        <rect
          key={x}
          className={caller ? styles.caller : undefined}
          x={x}
          y={caller ? MIDDLE - 3 - height : MIDDLE + 3}
          width="4.4"
          height={height}
          rx="2.2"
        />
      ))}
    </svg>
    <span className={styles.stop}>
      <X size={18} />
    </span>
  </div>
);
