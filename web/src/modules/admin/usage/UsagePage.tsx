import type { OrganisationUsage, Usage } from '@attendant/contract/system/usage';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../../kit/form/format.ts';
import { IconButton } from '../../../kit/frame/Button.tsx';
import { EmptyState } from '../../../kit/frame/States.tsx';
import { Table } from '../../../kit/frame/Table.tsx';
import { Loaded } from '../../../kit/part/Loaded.tsx';
import { Select } from '../../../kit/pick/SelectField.tsx';
import { AdminPage } from '../../leads/AdminPage.tsx';
import styles from './UsagePage.module.css';
import { useUsage, useUsageCsv } from './usage.ts';
import { amountText, costText, lastMonths, monthName } from './usage-text.ts';

const COUNTED = ['Agents', 'Calls', 'Minutes', 'Messages'];

/** What each organisation used in a month, and what of it is known to cost. Administrators only. */
export function UsagePage() {
  const [months] = useState(() => lastMonths());
  const [month, setMonth] = useState(months[0] ?? '');
  const query = useUsage(month);
  const csv = useUsageCsv(month);
  return (
    <AdminPage
      title="Usage"
      note="Calls and minutes without tests; what providers counted with them. Deleted conversations are not in it."
      tools={
        <div className={styles.tools}>
          <Select
            label="Month"
            value={month}
            options={months}
            nameOf={monthName}
            onPick={(one) => one && setMonth(one)}
          />
          <IconButton bordered label="Download CSV" aria-busy={csv.isPending || undefined} onClick={() => csv.mutate()}>
            <Download size={18} />
          </IconButton>
        </div>
      }
    >
      <Loaded query={query} loading="Loading usage" failed="Failed to load usage" height={320}>
        {(usage) => <Organisations {...usage} />}
      </Loaded>
    </AdminPage>
  );
}

function Organisations({ organisations, priced, month }: Usage) {
  if (organisations.length === 0)
    return <EmptyState title="No organisations yet">Nobody has an agent here.</EmptyState>;
  const isAnyUsed = organisations.some(({ used }) => used.length > 0);
  return (
    <>
      <p className={`t2 ${styles.prices}`}>{pricesText(priced, isAnyUsed)}</p>
      <section className={`card ${styles.table}`} aria-label={`Usage in ${monthName(month)}`}>
        <Table
          label={`Usage in ${monthName(month)}`}
          columns={['Organisation', ...COUNTED, 'Outside providers', 'Cost']}
          figures={[...COUNTED, 'Cost']}
        >
          <tbody>
            {organisations.map((one) => (
              <Row key={one.tenant_id} {...one} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td>
                <b>All</b>
              </td>
              <Figures
                agents={sum(organisations.map(({ agents }) => agents))}
                calls={sum(organisations.map(({ calls }) => calls))}
                call_minutes={tenths(sum(organisations.map(({ call_minutes }) => call_minutes)))}
                messages={sum(organisations.map(({ messages }) => messages))}
              />
              <td className={`t2 ${styles.priced}`}>Of what has a price</td>
              <td className="num" data-figure data-label="Cost of what has a price">
                {totalCost(organisations)}
              </td>
            </tr>
          </tfoot>
        </Table>
      </section>
    </>
  );
}

function pricesText(priced: boolean, isAnyUsed: boolean): string {
  if (!priced) return 'No prices are set (PRICES), so costs are not known. They are never guessed.';
  return isAnyUsed ? 'Costs are of what has a price in PRICES.' : 'No outside provider was used in this month.';
}

type Counted = Pick<OrganisationUsage, 'agents' | 'calls' | 'call_minutes' | 'messages'>;

const Figures = ({ agents, calls, call_minutes, messages }: Counted) => (
  <>
    <td className="num" data-figure data-label="Agents">
      {formatNumber(agents)}
    </td>
    <td className="num" data-figure data-label="Calls">
      {formatNumber(calls)}
    </td>
    <td className="num" data-figure data-label="Minutes">
      {formatNumber(call_minutes)}
    </td>
    <td className="num" data-figure data-label="Messages">
      {formatNumber(messages)}
    </td>
  </>
);

function Row({ tenant_name, owner_emails, used, cost, ...counted }: OrganisationUsage) {
  return (
    <tr>
      <td>
        <b>{tenant_name}</b>
        <span className={`small t2 ${styles.owners}`}>{owner_emails.join(', ')}</span>
      </td>
      <Figures {...counted} />
      <td data-label={used.length === 0 ? 'Outside providers' : undefined}>
        {used.length === 0 ? (
          <span className="t2">None</span>
        ) : (
          <ul className={styles.used}>
            {used.map((one) => (
              <li key={`${one.provider} ${one.unit}`}>
                <span>{one.provider}</span> <span className="num">{amountText(one)}</span>
                <span className="num t2">{one.cost === null ? 'no price set' : costText(one.cost)}</span>
              </li>
            ))}
          </ul>
        )}
      </td>
      <td className="num" data-figure data-label="Cost">
        {cost === null ? '--' : costText(cost)}
      </td>
    </tr>
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const tenths = (number: number): number => Math.round(number * 10) / 10;

function totalCost(organisations: readonly OrganisationUsage[]): string {
  const costs = organisations.flatMap(({ cost }) => cost ?? []);
  return costs.length === 0 ? '--' : costText(sum(costs));
}
