import { formatMoney, formatNumber } from '../../kit/form/format.ts';
import { Skeleton } from '../../kit/frame/States.tsx';
import { cx } from '../../kit/look/cx.ts';
import type { RangeChoice, RangeName } from '../../kit/part/day-range.ts';
import type { Figures } from './board.ts';
import styles from './OrderSummary.module.css';

const CARDS: readonly (readonly [string, (figures: Figures) => string])[] = [
  ['Total Orders', ({ total_orders }) => formatNumber(total_orders)],
  ['Total Revenue', ({ total_revenue }) => formatMoney(total_revenue)],
  ['Average Order', ({ average_order_value }) => formatMoney(average_order_value)],
  ['Open Orders', ({ by_status }) => formatNumber(by_status.new + by_status.in_progress + by_status.ready)],
];

/** Every order of the days counts that is money; what is none is said beside it. */
interface OrderSummaryProps {
  figures: Figures | undefined;
  /** Which days are shown. */
  choice: RangeChoice;
}

export const OrderSummary = ({ figures, choice }: OrderSummaryProps) => (
  <section className={cx('card', styles.summary)} aria-label="Summary">
    {CARDS.map(([label, value]) => (
      <div className="stat" key={label}>
        <span className="k">
          {label} <span className="t3 num">{figures && besideOf(label, figures, choice)}</span>
        </span>
        <span className="number">{figures ? value(figures) : <Skeleton width={48} height={18} />}</span>
      </div>
    ))}
  </section>
);

const DAYS: Readonly<Record<RangeName, string>> = { today: 'today', yesterday: 'yesterday', week: 'this week' };

/** What a figure counts, and what it leaves out: 'today, 1 cancelled, 2 test'; on today's board what is open is 'now'. */
function besideOf(label: string, { cancelled, tests }: Figures, choice: RangeChoice): string {
  const days = typeof choice === 'string' ? DAYS[choice] : 'these days';
  if (label === 'Open Orders') return choice === 'today' ? 'now' : days;
  if (label !== 'Total Orders') return '';
  return [days, cancelled > 0 && `${cancelled} cancelled`, tests > 0 && `${tests} test`].filter(Boolean).join(', ');
}
