import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { todayIn } from '../../../kit/form/format.ts';
import { IconButton } from '../../../kit/frame/Button.tsx';
import { useNow } from '../../../kit/frame/use-now.ts';
import { type RangeChoice, rangeOf, rangeText } from '../../../kit/part/day-range.ts';
import { Loaded } from '../../../kit/part/Loaded.tsx';
import { RangeBar } from '../../../kit/part/RangeBar.tsx';
import { later } from '../../../kit/window/later.tsx';
import { useCurrentAgent } from '../../agents/current-agent.ts';
import { lastMonth, thisMonth } from './months.ts';
import { Parts } from './Parts.tsx';
import styles from './Reports.module.css';
import { type MadeFilter, type SoldFilter, useReport } from './report.ts';

const MadeBookings = later(() => import('./MadeBookings.tsx'));
const SoldOrders = later(() => import('./SoldOrders.tsx'));
const DAY_STEP_MS = 60_000;

/** What some days came to, on the screen, on paper and as files. */
export function ReportsPage() {
  const agent = useCurrentAgent();
  const today = todayIn(agent.timezone, new Date(useNow(DAY_STEP_MS)));
  const [choice, setChoice] = useState<RangeChoice>(() => thisMonth(today));
  const [sold, setSold] = useState<{ filter: SoldFilter; isOpen: boolean } | null>(null);
  const [made, setMade] = useState<{ filter: MadeFilter; isOpen: boolean } | null>(null);
  const range = rangeOf(choice, today);
  useLightPaper();
  const query = useReport(agent.id, range);
  const months = { 'This month': thisMonth(today), 'Last month': lastMonth(today) };
  return (
    <main className="wrap main" id="main" data-report="">
      <div className="pagehead">
        <h2 className="title-2">
          <span className={styles.paper}>{agent.business_name || agent.name}: </span>
          {rangeText(range)}
        </h2>
        <RangeBar
          {...{ choice, today, months }}
          isFetching={query.isFetching}
          onChoose={setChoice}
          onRefresh={() => void query.refetch()}
        >
          <IconButton bordered label="Print" onClick={() => print()}>
            <Printer size={18} />
          </IconButton>
        </RangeBar>
      </div>
      <Loaded query={query} loading="Loading the report" failed="Failed to load the report" height={640}>
        {(report) => (
          <Parts
            {...{ agent, report, range }}
            onSold={(filter) => setSold({ filter, isOpen: true })}
            onMade={(filter) => setMade({ filter, isOpen: true })}
          />
        )}
      </Loaded>
      {made && <MadeBookings agent={agent} {...made} onClose={() => setMade({ filter: made.filter, isOpen: false })} />}
      {sold && <SoldOrders agent={agent} {...sold} onClose={() => setSold({ filter: sold.filter, isOpen: false })} />}
    </main>
  );
}

/** Paper is white: light letters of the dark theme would not be seen on it. */
function useLightPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let shown = dataset.theme;
    const lighten = () => {
      shown = dataset.theme;
      dataset.theme = 'light';
    };
    const restore = () => {
      dataset.theme = shown;
    };
    addEventListener('beforeprint', lighten);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', lighten);
      removeEventListener('afterprint', restore);
    };
  }, []);
}
