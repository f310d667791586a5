import { useId, useState } from 'react';
import { Range } from '../../kit/part/Range.tsx';
import styles from './Slider.module.css';

interface SliderProps {
  label: string;
  range: { min: number; max: number; step: number };
  value: number;
  onChange: (value: number) => void;
  /** '$' before the number. */
  prefix?: string;
  /** 'min' after it. */
  unit?: string;
  /** What stands under the ends of the track. */
  ends: readonly [string, string];
}

/** A slider with its value above it, which can be typed as well. */
export function Slider({ label, range, value, onChange, prefix, unit, ends }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className={styles.top}>
        <label htmlFor={id}>{label}</label>
        <TypedValue {...{ label, range, value, onChange, prefix, unit }} />
      </div>
      <Range
        range={range}
        at={value}
        id={id}
        value={value}
        aria-valuetext={`${prefix ?? ''}${value.toLocaleString('en-US')}${unit ? ` ${unit}` : ''}`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}

type TypedProps = Omit<SliderProps, 'ends'>;

/** Takes any text while it is typed; what cannot stand falls back when the field is left. */
function TypedValue({ label, range, value, onChange, prefix, unit }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value.toLocaleString('en-US');
  const change = (text: string) => {
    setTyped(text);
    const number = Number(text.replace(/[$,\s]/g, ''));
    if (text.trim() !== '' && Number.isFinite(number)) onChange(within(number, range));
  };
  return (
    <span className={styles.typed}>
      {prefix}
      <input
        type="text"
        inputMode="decimal"
        aria-label={`${label}, typed`}
        value={shown}
        style={{ width: `${Math.max(2, shown.length) + 0.6}ch` }}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      {unit && <small>{unit}</small>}
    </span>
  );
}

/** The nearest value that the slider can stand on. */
function within(value: number, { min, max, step }: SliderProps['range']): number {
  const stepped = min + Math.round((value - min) / step) * step;
  return Math.min(max, Math.max(min, stepped));
}
