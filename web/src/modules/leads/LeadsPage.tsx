import { SEARCH_DEBOUNCE_MS } from '@attendant/contract/constants';
import type { Lead } from '@attendant/contract/site/leads';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime, formatNumber, formatPhone } from '../../kit/form/format.ts';
import { SearchField } from '../../kit/form/Input.tsx';
import { Button } from '../../kit/frame/Button.tsx';
import { EmptyState, ShowMore } from '../../kit/frame/States.tsx';
import { Table } from '../../kit/frame/Table.tsx';
import { useDebounced } from '../../kit/frame/use-debounced.ts';
import { cx } from '../../kit/look/cx.ts';
import { Loaded } from '../../kit/part/Loaded.tsx';
import { AdminPage } from './AdminPage.tsx';
import styles from './LeadsPage.module.css';
import { useLeads, useLeadsFile } from './leads.ts';

/** Who asked for an agent on the home page. Administrators only. */
export function LeadsPage() {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS);
  const list = useLeads(search);
  const file = useLeadsFile(search);
  const total = list.data?.pages[0]?.total;
  return (
    <AdminPage
      title="Leads"
      note={<output>{total === undefined ? '' : `${formatNumber(total)} ${total === 1 ? 'lead' : 'leads'}`}</output>}
      tools={
        <div className={cx('toolbar', styles.tools)}>
          <SearchField className={styles.search} label="Search leads" value={typed} onSearch={setTyped} />
          <Button loading={file.isPending} disabled={!total} onClick={() => file.mutate()}>
            <Download />
            Export CSV
          </Button>
        </div>
      }
    >
      <div className={styles.list}>
        <Loaded query={list} loading="Loading leads" failed="Failed to load leads" height={320}>
          {({ pages }) => <Results leads={pages.flatMap(({ items }) => items)} isSearch={search !== ''} />}
        </Loaded>
        <ShowMore list={list}>Show more leads</ShowMore>
      </div>
    </AdminPage>
  );
}

const Results = ({ leads, isSearch }: { leads: readonly Lead[]; isSearch: boolean }) =>
  leads.length === 0 ? (
    <EmptyState title={isSearch ? 'No leads found' : 'No leads yet'}>
      {isSearch ? 'No lead matches this search.' : 'Whoever fills in the form on the home page stands here.'}
    </EmptyState>
  ) : (
    <div className={cx('card', styles.leads)}>
      <LeadTable leads={leads} />
    </div>
  );

const LeadTable = ({ leads }: { leads: readonly Lead[] }) => (
  <Table
    label="Leads"
    columns={['Business', 'Contact', 'Phone', 'Estimated savings', 'Received']}
    figures={['Estimated savings']}
  >
    <tbody>
      {leads.map((lead) => (
        <tr key={lead.id}>
          <td className="strong">{lead.businessName}</td>
          <td>
            {lead.contactPerson}
            <br />
            <a className="link small" href={`mailto:${lead.email}`}>
              {lead.email}
            </a>
          </td>
          <td className="num nowrap">
            <a href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`}>{formatPhone(lead.phone)}</a>
          </td>
          <td className="num nowrap" data-figure>
            ${formatNumber(lead.estimatedSavings.monthly)} a month
          </td>
          <td className="num nowrap">{formatDateTime(lead.createdAt)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);
