import { cx } from '../../kit/look/cx.ts';
import styles from './CallLine.module.css';
import { PrintedOrder } from './PrintedOrder.tsx';
import { type DrawnSpeech, drawSpeech, SPEECH_HEIGHT, type Turn } from './speech.ts';

const PAUSE: Turn = { voice: 'pause', seconds: 1 };
const CALL: readonly Turn[] = [
  { voice: 'agent', seconds: 5 },
  PAUSE,
  { voice: 'caller', seconds: 8 },
  PAUSE,
  { voice: 'agent', seconds: 7 },
  PAUSE,
  { voice: 'caller', seconds: 5 },
  PAUSE,
  { voice: 'agent', seconds: 9 },
  PAUSE,
  { voice: 'caller', seconds: 3 },
  PAUSE,
  { voice: 'agent', seconds: 4 },
];
const WIDE = { width: 1_020, drawn: drawSpeech(CALL, 1_020, 5) };
const NARROW = { width: 350, drawn: drawSpeech(CALL, 350, 5) };

const CAPTIONS = [
  { voice: 'caller', place: styles.first, text: 'Hi, can I get a large Margherita and garlic knots? Pickup.' },
  { voice: 'agent', place: styles.second, text: 'Large Margherita and garlic knots. Anything to drink?' },
  { voice: 'caller', place: styles.third, text: 'No. Half without basil, please.' },
  { voice: 'agent', place: styles.fourth, text: 'Got it. $27.50, ready at 6:40.' },
] as const;

const TOLD =
  'A 47 second call: the caller orders a large Margherita and garlic knots, the agent confirms the total and pickup time, and the order is on the kitchen board.';

/** A call as it is spoken, ending in the order it became. */
export const CallLine = () => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of text and strokes
  <div className={styles.line} role="img" aria-label={TOLD}>
    <div className={styles.track}>
      <Voices {...WIDE} className={styles.wide} />
      <Voices {...NARROW} className={styles.narrow} />
      {CAPTIONS.map(({ voice, place, text }) => (
        <span key={text} className={cx(styles.caption, styles[voice], place)}>
          {text}
        </span>
      ))}
    </div>
    <div className={styles.slip}>
      <div className="wrap site">
        <PrintedOrder />
      </div>
    </div>
  </div>
);

interface VoicesProps {
  width: number;
  drawn: DrawnSpeech;
  className: string | undefined;
}

/** Drawn twice: faint as a whole, and in full as far as the call has come. */
const Voices = ({ width, drawn, className }: VoicesProps) => (
  <svg
    className={cx(styles.wave, className)}
    viewBox={`0 0 ${width} ${SPEECH_HEIGHT}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <line x1="0" x2={width} y1={SPEECH_HEIGHT / 2} y2={SPEECH_HEIGHT / 2} />
    {[styles.later, styles.spoken].map((layer) => (
      <g key={layer} className={layer}>
        <path className={styles.callerVoice} d={drawn.caller} />
        <path className={styles.agentVoice} d={drawn.agent} />
      </g>
    ))}
  </svg>
);
