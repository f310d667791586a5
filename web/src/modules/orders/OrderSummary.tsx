import type { Order } from '@attendant/contract/orders';
import { cx } from '../../kit/cx.ts';
import { formatMoney, formatNumber } from '../../kit/format.ts';
import { Skeleton } from '../../kit/States.tsx';
import { type Summary, summaryOf } from './board.ts';
import styles from './OrdersPage.module.css';

const CARDS: readonly (readonly [string, (summary: Summary) => string])[] = [
  ['Total Orders', ({ count }) => formatNumber(count)],
  ['Total Revenue', ({ revenue }) => formatMoney(revenue)],
  ['Average Order', ({ average }) => formatMoney(average)],
  ['Open Orders', ({ open }) => formatNumber(open)],
];

export function OrderSummary({ orders }: { orders: readonly Order[] | undefined }) {
  const summary = orders && summaryOf(orders);
  return (
    <section className={cx('card', styles.summary)} aria-label="Summary">
      {CARDS.map(([label, value]) => (
        <div className="stat" key={label}>
          <span className="k">{label}</span>
          <span className="number">{summary ? value(summary) : <Skeleton width={48} height={18} />}</span>
        </div>
      ))}
    </section>
  );
}
