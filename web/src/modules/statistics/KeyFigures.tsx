import type { Agent } from '@attendant/contract/agents';
import type { Metric, Statistics } from '@attendant/contract/agents/statistics';
import { AudioLines, CalendarCheck, CircleDollarSign, Clock, type LucideIcon, ReceiptText, Users } from 'lucide-react';
import { formatHours, formatMoney, formatNumber } from '../../kit/form/format.ts';
import { cx } from '../../kit/look/cx.ts';
import { Figure } from './Figure.tsx';
import styles from './KeyFigures.module.css';
import { inWholeMinutes } from './whole-minutes.ts';

interface KeyFiguresProps {
  agent: Agent;
  /** Until it is there its place is kept. */
  statistics: Statistics | undefined;
  className?: string | false | undefined;
}

interface Kept {
  label: string;
  icon: LucideIcon;
  of: Metric | undefined;
  write: (value: number) => string;
}

/** Two rows of three; what is less stands in one. */
const COLUMNS: Readonly<Record<number, string | undefined>> = { 4: styles.four, 5: styles.five };

/** Money and appointments, and how long and with whom was talked. */
export function KeyFigures({ agent, statistics, className }: KeyFiguresProps) {
  const { sales, duration_minutes: minutes, callers } = statistics ?? {};
  const figures: Kept[] = [
    ...(agent.ordering_enabled
      ? [
          { label: 'Revenue', icon: CircleDollarSign, of: sales?.revenue, write: formatMoney },
          { label: 'Orders', icon: ReceiptText, of: sales?.orders, write: formatNumber },
        ]
      : []),
    ...(agent.booking_enabled
      ? [{ label: 'Bookings', icon: CalendarCheck, of: sales?.bookings, write: formatNumber }]
      : []),
    { label: 'Total duration', icon: Clock, of: inWholeMinutes(minutes?.all), write: formatHours },
    { label: 'Voice duration', icon: AudioLines, of: inWholeMinutes(minutes?.voice), write: formatHours },
    { label: 'Unique callers', icon: Users, of: callers?.unique_callers.all, write: formatNumber },
  ];
  return (
    <section className={cx('card', styles.figures, COLUMNS[figures.length], className)} aria-label="Key figures">
      {figures.map(({ label, icon: Icon, of, write }) => (
        <Figure
          key={label}
          label={label}
          icon={<Icon size={15} />}
          of={of}
          write={write}
          days={statistics?.date_range.period_days}
        />
      ))}
    </section>
  );
}
