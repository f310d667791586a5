import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cx } from '../../kit/look/cx.ts';
import { axisOf, type Bar } from './chart.ts';
import styles from './Overview.module.css';

const LEFT = 34;
const BOTTOM = 26;
const TOP = 8;
const WIDEST = 30;
/** Pixels that a label needs. */
const LABEL = 46;

interface ChartProps {
  bars: readonly Bar[];
  before: string;
}

/** Stacked bars, voice below messages, the period before as a dotted line. The pointer and the arrow keys read it. */
export function ConversationChart({ bars, before }: ChartProps) {
  const { box, width, height } = useSize();
  const [at, setAt] = useState<number | null>(null);
  const read = at === null || bars.every(isFlat) ? undefined : bars[at];
  const slot = (width - LEFT) / Math.max(1, bars.length);
  function step(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(bars.length - 1, (at ?? (by > 0 ? -1 : bars.length)) + by)));
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys read the bars */}
      <fieldset
        ref={box}
        className={styles.plot}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        aria-label={`Conversations over time. ${peakText(bars)} Use the arrow keys to read it.`}
        onKeyDown={step}
        onBlur={() => setAt(null)}
        onPointerLeave={() => setAt(null)}
      >
        {width > 0 && <Plot {...{ bars, width, height, slot, at, setAt }} />}
        {read && at !== null && (
          <div
            className={cx(styles.tip, at > bars.length / 2 && styles.flip)}
            style={{ left: LEFT + (at + 0.5) * slot }}
          >
            <b>{read.title}</b>
            <span>
              Voice <i>{read.voice}</i>
            </span>
            <span>
              Message <i>{read.messages}</i>
            </span>
            <span>
              {before} <i>{read.previous}</i>
            </span>
          </div>
        )}
      </fieldset>
      <output className="sr">
        {read &&
          `${read.title}: ${read.voice} voice, ${read.messages} message, ${read.previous} ${before.toLowerCase()}`}
      </output>
    </>
  );
}

interface PlotProps {
  bars: readonly Bar[];
  width: number;
  height: number;
  slot: number;
  at: number | null;
  setAt: (at: number) => void;
}

function Plot({ bars, width, height, slot, at, setAt }: PlotProps) {
  // No line goes through the words that stand where nothing is.
  const axis = bars.every(isFlat) ? [0] : axisOf(bars);
  const top = axis.at(-1) || 1;
  const y = (value: number) => TOP + (1 - value / top) * (height - TOP - BOTTOM);
  const thick = Math.min(WIDEST, slot * 0.52);
  const every = Math.max(1, Math.ceil(LABEL / slot));
  const middle = (index: number) => LEFT + (index + 0.5) * slot;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {axis.map((value) => (
        <g key={value}>
          <line className={styles.grid} x1={LEFT} x2={width} y1={y(value)} y2={y(value)} />
          <text x={LEFT - 10} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {bars.map((bar, index) => (
        <g key={bar.key} onPointerEnter={() => setAt(index)}>
          <rect
            className={cx(styles.hit, at === index && styles.read)}
            x={LEFT + index * slot}
            y={TOP}
            width={slot}
            height={height - TOP - BOTTOM}
            rx={6}
          />
          <Column bar={bar} x={middle(index) - thick / 2} thick={thick} y={y} />
          {index % every === 0 && (
            <text className={bar.isNow ? styles.now : undefined} x={middle(index)} y={height - 4} textAnchor="middle">
              {bar.label}
            </text>
          )}
        </g>
      ))}
      <path
        className={styles.previous}
        d={bars.map((bar, index) => `${index === 0 ? 'M' : 'L'}${middle(index)} ${y(bar.previous)}`).join('')}
      />
    </svg>
  );
}

function Column({ bar, x, thick, y }: { bar: Bar; x: number; thick: number; y: (value: number) => number }) {
  const gap = bar.voice > 0 && bar.messages > 0 ? 2 : 0;
  return (
    <g className={styles.column}>
      {bar.voice > 0 && <path className={styles.voice} d={barPath(x, y(bar.voice), y(0), thick, bar.messages === 0)} />}
      {bar.messages > 0 && (
        <path
          className={styles.message}
          d={barPath(x, y(bar.voice + bar.messages) - gap, y(bar.voice) - gap, thick, true)}
        />
      )}
    </g>
  );
}

/** From `to` up to `from`, its upper corners round where it is the top of the column. */
function barPath(x: number, from: number, to: number, thick: number, round: boolean): string {
  const r = round ? Math.min(3, to - from, thick / 2) : 0;
  return `M${x} ${to}V${from + r}q0 ${-r} ${r} ${-r}h${thick - 2 * r}q${r} 0 ${r} ${r}V${to}z`;
}

function peakText(bars: readonly Bar[]): string {
  const size = (bar: Bar) => bar.voice + bar.messages;
  const peak = bars.reduce<Bar | null>((best, bar) => (size(bar) > (best ? size(best) : 0) ? bar : best), null);
  return peak ? `Most in ${peak.title}: ${size(peak)}.` : 'None in this period.';
}

const isFlat = ({ voice, messages, previous }: Bar): boolean => voice + messages + previous === 0;

/** The size that the page gives the drawing. */
function useSize() {
  const box = useRef<HTMLFieldSetElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, ...size };
}
