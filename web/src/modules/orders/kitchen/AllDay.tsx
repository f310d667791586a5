import type { Order } from '@attendant/contract/orders';
import { allDay } from './all-day.ts';
import styles from './Kitchen.module.css';

/** What is still to be made, added up over all open tickets. */
export function AllDay({ orders, now }: { orders: readonly Order[]; now: number }) {
  const counts = allDay(orders, now);
  return (
    <section className={styles.allday} aria-label="All day">
      <h3>All day</h3>
      {counts.length === 0 ? (
        <p className="t3">Nothing to make</p>
      ) : (
        <ul>
          {counts.map(({ name, options, count }) => (
            <li key={`${name} ${options}`}>
              <b>{count}</b> {name}
              {options && <small>{options}</small>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
