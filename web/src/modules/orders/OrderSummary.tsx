import type { OrderStatistics } from '@attendant/contract/orders';
import { formatMoney, formatNumber } from '../../kit/form/format.ts';
import { Skeleton } from '../../kit/frame/States.tsx';
import { cx } from '../../kit/look/cx.ts';
import styles from './OrdersPage.module.css';

type Figures = Pick<OrderStatistics, 'total_orders' | 'by_status' | 'total_revenue' | 'average_order_value'>;

const CARDS: readonly (readonly [string, (figures: Figures) => string])[] = [
  ['Total Orders', ({ total_orders }) => formatNumber(total_orders)],
  ['Total Revenue', ({ total_revenue }) => formatMoney(total_revenue)],
  ['Average Order', ({ average_order_value }) => formatMoney(average_order_value)],
  ['Open Orders', ({ by_status }) => formatNumber(by_status.new + by_status.in_progress + by_status.ready)],
];

/** Every order of the days counts; how many of them were placed while trying the agent is said beside them. */
export const OrderSummary = ({ figures, tests }: { figures: Figures | undefined; tests: number }) => (
  <section className={cx('card', styles.summary)} aria-label="Summary">
    {CARDS.map(([label, value]) => (
      <div className="stat" key={label}>
        <span className="k">
          {label}
          {tests > 0 && label === 'Total Orders' && <span className="t3 num"> incl. {tests} test</span>}
        </span>
        <span className="number">{figures ? value(figures) : <Skeleton width={48} height={18} />}</span>
      </div>
    ))}
  </section>
);
