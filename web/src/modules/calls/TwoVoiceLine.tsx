import { cx } from '../../kit/look/cx.ts';
import styles from './TwoVoiceLine.module.css';

const CALLER = [4, 8, 13, 17, 12, 16, 9, 5, 10, 6, 3];
const AGENT = [5, 9, 14, 10, 17, 13, 16, 8, 12, 7, 4];

interface TwoVoiceLineProps {
  state: 'idle' | 'listening' | 'thinking' | 'speaking';
}

/** The caller above the line, the agent below; whoever has the word moves. A word beside it says the same. */
export const TwoVoiceLine = ({ state }: TwoVoiceLineProps) => (
  <svg className={cx(styles.line, styles[state])} viewBox="0 0 180 40" aria-hidden="true">
    <line x1="0" x2="180" y1="20" y2="20" />
    {CALLER.map((height, at) => (
      <rect
        key={at}
        className={styles.caller}
        x={8 + at * 7}
        y={18 - height}
        width="4"
        height={height}
        rx="2"
        style={{ animationDelay: `${at * -137}ms` }}
      />
    ))}
    {AGENT.map((height, at) => (
      <rect
        key={at}
        className={styles.agent}
        x={98 + at * 7}
        y={22}
        width="4"
        height={height}
        rx="2"
        style={{ animationDelay: `${at * -113}ms` }}
      />
    ))}
  </svg>
);
