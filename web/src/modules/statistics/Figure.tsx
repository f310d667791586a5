import type { Metric } from '@attendant/contract/agents/statistics';
import type { ReactNode } from 'react';
import { Skeleton } from '../../kit/frame/States.tsx';
import { beforeText } from './chart.ts';
import { Delta } from './Delta.tsx';

interface FigureProps {
  label: string;
  icon?: ReactNode;
  /** Undefined while it is waited for: its place is kept. */
  of: Metric | undefined;
  write: (value: number) => string;
  days: number | undefined;
}

/** A figure beside the one of the days before. */
export const Figure = (props: FigureProps) => (
  <div className="stat">
    <FigureText {...props} />
  </div>
);

/** The same for what brings its own box. */
export const FigureText = ({ label, icon, of, write, days = 1 }: FigureProps) => (
  <>
    <span className="k">
      {icon}
      {label}
    </span>
    <span className="row">
      {of ? (
        <span className="number">{write(of.current)}</span>
      ) : (
        <span className="number" style={{ alignSelf: 'center' }}>
          <Skeleton width={64} height="1lh" />
        </span>
      )}
      {of ? <Delta of={of} /> : <span className="small">{'\u00a0'}</span>}
    </span>
    <span className="sub num trunc">{of ? `${write(of.current - of.change)} ${beforeText(days)}` : '\u00a0'}</span>
  </>
);
