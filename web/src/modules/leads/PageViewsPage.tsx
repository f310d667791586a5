import type { PageViewReport } from '@attendant/contract/leads';
import { useState } from 'react';
import { problemText } from '../../api/door/problem.ts';
import { formatNumber } from '../../kit/form/format.ts';
import { Select } from '../../kit/form/Input.tsx';
import { EmptyState, ErrorPanel, Skeleton, Waiting } from '../../kit/frame/States.tsx';
import { Table } from '../../kit/frame/Table.tsx';
import { cx } from '../../kit/look/cx.ts';
import { AdminNav } from './AdminNav.tsx';
import { usePageViews } from './leads.ts';
import styles from './PageViewsPage.module.css';
import { VisitsChart } from './VisitsChart.tsx';

const RANGES = [7, 30, 90, 365];

/** How many came, and what they looked at. Administrators only. */
export function PageViewsPage() {
  const [days, setDays] = useState(30);
  const report = usePageViews(days);
  return (
    <main className="wrap main" id="main">
      <AdminNav />
      <div className="pagehead">
        <div>
          <h1 className="title-1">Page views</h1>
          <p className="t2">Counted without cookies. Who asks not to be tracked is not counted.</p>
        </div>
        <Select label="Days" value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {RANGES.map((range) => (
            <option key={range} value={range}>
              Last {range} days
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.report}>
        {report.data ? (
          <Report report={report.data} />
        ) : report.isError ? (
          <ErrorPanel title="Failed to load page views" onRetry={() => void report.refetch()}>
            {problemText(report.error, 'Please try again.')}
          </ErrorPanel>
        ) : (
          <Waiting label="Loading page views">
            <Skeleton height={320} radius={12} />
          </Waiting>
        )}
      </div>
    </main>
  );
}

const Report = ({ report: { days, pages } }: { report: PageViewReport }) =>
  pages.length === 0 ? (
    <EmptyState title="No visits yet">No page was looked at in these days.</EmptyState>
  ) : (
    <>
      <section className="card card-body">
        <h2 className="title-2">Visits by day</h2>
        <VisitsChart days={days} />
      </section>
      <section className="card">
        <h2 className="title-2 card-head">Top pages</h2>
        <PagesTable pages={pages} />
      </section>
    </>
  );

const PagesTable = ({ pages }: { pages: PageViewReport['pages'] }) => (
  <Table label="Top pages">
    <thead>
      <tr>
        <th scope="col">Page</th>
        <th scope="col">Visits</th>
        <th scope="col">Views</th>
      </tr>
    </thead>
    <tbody>
      {pages.map(({ path, visits, views }) => (
        <tr key={path}>
          <td className={cx('mono', styles.path)}>{path}</td>
          <td className="num">{formatNumber(visits)}</td>
          <td className="num">{formatNumber(views)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);
