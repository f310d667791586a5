import { SEARCH_DEBOUNCE_MS } from '@attendant/contract/constants';
import type { Lead } from '@attendant/contract/site/leads';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { problemText } from '../../api/door/problem.ts';
import { formatDateTime, formatNumber, formatPhone } from '../../kit/form/format.ts';
import { SearchField } from '../../kit/form/Input.tsx';
import { Button } from '../../kit/frame/Button.tsx';
import { EmptyState, ErrorPanel, Skeleton, Waiting } from '../../kit/frame/States.tsx';
import { Table } from '../../kit/frame/Table.tsx';
import { useDebounced } from '../../kit/frame/use-debounced.ts';
import { cx } from '../../kit/look/cx.ts';
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
        <div className="toolbar">
          <SearchField
            label="Search leads"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button loading={file.isPending} disabled={!total} onClick={() => file.mutate()}>
            <Download />
            Export CSV
          </Button>
        </div>
      }
    >
      <div className={styles.list}>
        <Results list={list} isSearch={search !== ''} />
      </div>
    </AdminPage>
  );
}

function Results({ list, isSearch }: { list: ReturnType<typeof useLeads>; isSearch: boolean }) {
  const leads = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (list.isPending) {
    return (
      <Waiting label="Loading leads">
        <Skeleton height={320} radius={12} />
      </Waiting>
    );
  }
  if (list.isError && leads.length === 0) {
    return (
      <ErrorPanel title="Failed to load leads" onRetry={() => void list.refetch()}>
        {problemText(list.error, 'Please try again.')}
      </ErrorPanel>
    );
  }
  if (leads.length === 0) {
    return (
      <EmptyState title={isSearch ? 'No leads found' : 'No leads yet'}>
        {isSearch ? 'No lead matches this search.' : 'Whoever fills in the form on the home page stands here.'}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={cx('card', styles.leads)}>
        <LeadTable leads={leads} />
      </div>
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more leads
          </Button>
        </div>
      )}
    </>
  );
}

const LeadTable = ({ leads }: { leads: readonly Lead[] }) => (
  <Table label="Leads">
    <thead>
      <tr>
        <th scope="col">Business</th>
        <th scope="col">Contact</th>
        <th scope="col">Phone</th>
        <th scope="col">Estimated savings</th>
        <th scope="col">Received</th>
      </tr>
    </thead>
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
          <td className="num nowrap">${formatNumber(lead.estimatedSavings.monthly)} a month</td>
          <td className="num nowrap">{formatDateTime(lead.createdAt)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);
