import type { Agent } from '@attendant/contract/agents';
import type { Report } from '@attendant/contract/agents/reports';
import { dollars } from '@attendant/contract/endpoint';
import { Link } from '@tanstack/react-router';
import { formatDateTime, formatDay, formatMoney, formatNumber } from '../../../kit/form/format.ts';
import { cx } from '../../../kit/look/cx.ts';
import { Card } from '../../../kit/part/Card.tsx';
import type { DayRange } from '../../../kit/part/day-range.ts';
import { CsvButton } from '../../agents/CsvButton.tsx';
import { OUTCOME_NAMES } from '../../conversations/marks/OutcomeText.tsx';
import { formatShare } from '../share.ts';
import { Breakdown, type Row } from './Breakdown.tsx';
import { hourName } from './months.ts';
import styles from './Reports.module.css';
import type { MadeFilter, SoldFilter } from './report.ts';

interface PartsProps {
  agent: Agent;
  report: Report;
  range: DayRange;
  onSold: (filter: SoldFilter) => void;
  onMade: (filter: MadeFilter) => void;
}

/** Each figure of a report beside what it is made of. */
export function Parts({ agent, report, range, onSold, onMade }: PartsProps) {
  const { sales, bookings, conversations, unanswered } = report;
  const shared = { agentId: agent.id, range };
  return (
    <>
      <Totals agent={agent} report={report} />
      <div className={styles.grid}>
        {agent.ordering_enabled && (
          <>
            <Breakdown
              {...shared}
              list="sales-by-day"
              title="Sales by day"
              heads={['Day', 'Orders', 'Revenue']}
              none="Nothing was sold in these days."
              rows={rowsOf(sales.by_day.toReversed(), ({ day }) => ({
                key: day,
                label: formatDay(day),
                open: () => onSold({ title: `Orders of ${formatDay(day)}`, days: { start: day, end: day } }),
              }))}
            />
            <Breakdown
              {...shared}
              list="sales-by-hour"
              title="Sales by hour"
              heads={['Hour', 'Orders', 'Revenue']}
              none="Nothing was sold in these days."
              rows={rowsOf(sales.by_hour, ({ hour }) => ({
                key: `${hour}`,
                label: hourName(hour),
                open: () => onSold({ title: `Orders from ${hourName(hour)}`, days: range, hour }),
              }))}
            />
            <Breakdown
              {...shared}
              list="sales-by-dish"
              title="Sales by dish"
              heads={['Dish', 'Sold', 'Revenue']}
              none="Nothing was sold in these days."
              rows={rowsOf(sales.by_dish, ({ dish, quantity }) => ({
                key: dish,
                label: dish,
                count: quantity,
                open: () => onSold({ title: `Orders with ${dish}`, days: range, dish }),
              }))}
            />
          </>
        )}
        {agent.booking_enabled && (
          <Breakdown
            {...shared}
            list="bookings-by-service"
            title="Bookings by service"
            note="Made in these days, cancelled ones left out."
            heads={['Service', 'Bookings']}
            none="Nothing was booked in these days."
            rows={sharesOf(
              bookings.by_service,
              ({ bookings: count }) => count,
              ({ service_id, service_name, bookings: count }) => ({
                key: service_id ?? '',
                label: service_name ?? 'No service',
                figures: [formatNumber(count)],
                open: () =>
                  onMade({
                    title: service_name ? `Bookings: ${service_name}` : 'Bookings without a service',
                    days: range,
                    service: service_id ?? 'none',
                  }),
              }),
            )}
          />
        )}
        <Breakdown
          {...shared}
          list="outcomes"
          title="What came of conversations"
          note="One that ordered and complained stands in both lines. Tests are left out."
          heads={['Outcome', 'Conversations']}
          none="Nobody called in these days."
          rows={sharesOf(
            conversations.by_outcome.filter(({ conversations: count }) => count > 0),
            ({ conversations: count }) => count,
            ({ outcome, conversations: count }) => ({
              key: outcome,
              label: OUTCOME_NAMES[outcome],
              figures: [formatNumber(count)],
              place: { to: '/app/agents/$id/conversations', search: { outcome, ...range } },
            }),
          )}
        />
        <Unanswered {...shared} timezone={agent.timezone} unanswered={unanswered} />
      </div>
    </>
  );
}

function Totals({ agent, report: { sales, bookings, conversations } }: { agent: Agent; report: Report }) {
  const { orders, revenue } = sales;
  const { total, became_something, by_outcome } = conversations;
  const complaints = by_outcome.find(({ outcome }) => outcome === 'complaint')?.conversations ?? 0;
  const share = (part: number): [string, string] => [
    total === 0 ? '--' : formatShare(part, total),
    `${formatNumber(part)} of ${formatNumber(total)}`,
  ];
  const figures: (readonly [string, string, string?])[] = [
    ...(agent.ordering_enabled
      ? ([
          ['Revenue', formatMoney(revenue)],
          ['Orders', formatNumber(orders)],
          ['Average order', orders === 0 ? '--' : formatMoney(dollars((revenue * 100) / orders))],
        ] as const)
      : []),
    ...(agent.booking_enabled ? [['Bookings', formatNumber(bookings.total)] as const] : []),
    ['Conversations', formatNumber(total)],
    ['Became something', ...share(became_something)],
    ['Complaints', ...share(complaints)],
  ];
  return (
    <section className={cx('card', styles.totals)} aria-label="In all">
      {figures.map(([label, figure, of]) => (
        <div className="stat" key={label}>
          <span className="k">{label}</span>
          <span className="number">{figure}</span>
          {of && <span className="small t3 num">{of}</span>}
        </div>
      ))}
    </section>
  );
}

interface UnansweredProps {
  agentId: string;
  range: DayRange;
  timezone: string;
  unanswered: Report['unanswered'];
}

const Unanswered = ({ agentId, range, timezone, unanswered }: UnansweredProps) => (
  <Card
    id="report-unanswered"
    title="What it could not answer"
    bare
    className={styles.part}
    aside={<CsvButton agentId={agentId} list="unanswered" range={range} />}
  >
    {unanswered.length === 0 ? (
      <p className={styles.none}>Nothing was left open in these days.</p>
    ) : (
      <ul className={styles.open}>
        {unanswered.map(({ content, conversation_id, at }) => (
          <li key={`${conversation_id} ${content}`}>
            {content}
            <span className="small t3 num">
              {conversation_id ? (
                <Link
                  className="link"
                  to="/app/agents/$id/conversations"
                  params={{ id: agentId }}
                  search={{ conversation: conversation_id }}
                >
                  {formatDateTime(at, timezone)}
                </Link>
              ) : (
                formatDateTime(at, timezone)
              )}
            </span>
          </li>
        ))}
      </ul>
    )}
  </Card>
);

interface Sold {
  orders: number;
  revenue: number;
}

/** Parts of what was sold, their bars by what they brought. */
const rowsOf = <One extends Sold>(
  parts: readonly One[],
  row: (one: One) => Pick<Row, 'key' | 'label' | 'open'> & { count?: number },
): Row[] =>
  sharesOf(
    parts,
    ({ revenue }) => revenue,
    (one) => {
      const { count = one.orders, ...more } = row(one);
      return { ...more, figures: [formatNumber(count), formatMoney(one.revenue)] };
    },
  );

function sharesOf<One>(parts: readonly One[], of: (one: One) => number, row: (one: One) => Omit<Row, 'share'>): Row[] {
  const most = Math.max(...parts.map(of), 0);
  return parts.map((one) => ({ ...row(one), share: most === 0 ? 0 : of(one) / most }));
}
