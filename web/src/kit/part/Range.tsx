import type { ComponentProps, CSSProperties } from 'react';
import styles from './Range.module.css';

interface RangeProps extends Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'step'> {
  range: { min: number; max: number; step: number };
  /** Where it stands: the track is filled up to there. */
  at: number;
}

/** A slider alone; `--slider-fill` and `--slider-track` colour it. */
export const Range = ({ range, at, ...input }: RangeProps) => (
  <input
    {...input}
    {...range}
    type="range"
    className={styles.range}
    style={{ '--fill': `${((at - range.min) / (range.max - range.min)) * 100}%` } as CSSProperties}
  />
);
