import { formatMoney, formatNumber } from '../../kit/form/format.ts';
import { Skeleton } from '../../kit/frame/States.tsx';
import { cx } from '../../kit/look/cx.ts';
import type { Figures } from './board.ts';
import styles from './OrdersPage.module.css';

const CARDS: readonly (readonly [string, (figures: Figures) => string])[] = [
  ['Total Orders', ({ total_orders }) => formatNumber(total_orders)],
  ['Total Revenue', ({ total_revenue }) => formatMoney(total_revenue)],
  ['Average Order', ({ average_order_value }) => formatMoney(average_order_value)],
  ['Open Orders', ({ by_status }) => formatNumber(by_status.new + by_status.in_progress + by_status.ready)],
];

/** Every order of the days counts that is money; what is none is said beside it. */
export const OrderSummary = ({ figures }: { figures: Figures | undefined }) => (
  <section className={cx('card', styles.summary)} aria-label="Summary">
    {CARDS.map(([label, value]) => (
      <div className="stat" key={label}>
        <span className="k">
          {label}
          {label === 'Total Orders' && <span className="t3 num">{figures && besideOf(figures)}</span>}
        </span>
        <span className="number">{figures ? value(figures) : <Skeleton width={48} height={18} />}</span>
      </div>
    ))}
  </section>
);

/** '1 cancelled, 2 test' */
const besideOf = ({ cancelled, tests }: Figures): string =>
  [cancelled > 0 && `${cancelled} cancelled`, tests > 0 && `${tests} test`].filter(Boolean).join(', ');
