import type { PageViewReport } from '@attendant/contract/site/leads';
import { Fragment, useState } from 'react';
import { formatNumber } from '../../kit/form/format.ts';
import { EmptyState } from '../../kit/frame/States.tsx';
import { Table } from '../../kit/frame/Table.tsx';
import { cx } from '../../kit/look/cx.ts';
import { Loaded } from '../../kit/part/Loaded.tsx';
import { Select } from '../../kit/pick/SelectField.tsx';
import { AdminPage } from './AdminPage.tsx';
import { usePageViews } from './leads.ts';
import styles from './PageViewsPage.module.css';
import { VisitsChart } from './VisitsChart.tsx';

/** How many came, and what they looked at. Administrators only. */
export function PageViewsPage() {
  const [days, setDays] = useState(30);
  const report = usePageViews(days);
  return (
    <AdminPage
      title="Page views"
      note="Counted without cookies. Who asks not to be tracked is not counted."
      tools={
        <Select
          label="Days"
          value={days}
          options={[7, 30, 90, 365]}
          nameOf={(range) => `Last ${range} days`}
          onPick={(range) => range && setDays(range)}
        />
      }
    >
      <div className={styles.report}>
        <Loaded query={report} loading="Loading page views" failed="Failed to load page views" height={320}>
          {(data) => <Report report={data} />}
        </Loaded>
      </div>
    </AdminPage>
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
  <Table label="Top pages" columns={['Page', 'Visits', 'Views']} figures={['Visits', 'Views']}>
    <tbody>
      {pages.map(({ path, visits, views }) => (
        <tr key={path}>
          <td className={cx('mono', styles.path)}>
            {path.split(/(?<=\w\/)/).map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one path, which may be alike
              <Fragment key={at}>
                <wbr />
                {part}
              </Fragment>
            ))}
          </td>
          <td className="num" data-figure>
            {formatNumber(visits)}
          </td>
          <td className="num" data-figure>
            {formatNumber(views)}
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
