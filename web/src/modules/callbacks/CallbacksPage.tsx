import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { problemText } from '../../api/door/problem.ts';
import { addDays, formatNumber, todayIn } from '../../kit/form/format.ts';
import { Segmented } from '../../kit/frame/Segmented.tsx';
import { EmptyState, ErrorPanel } from '../../kit/frame/States.tsx';
import { useNow } from '../../kit/frame/use-now.ts';
import { ListWaiting } from '../../kit/part/List.tsx';
import { CsvButton } from '../agents/CsvButton.tsx';
import { useAllowed, useCurrentAgent } from '../agents/current-agent.ts';
import { CallbackRow } from './CallbackRow.tsx';
import styles from './CallbacksPage.module.css';
import { useCallbacks, useSettle } from './callbacks.ts';
import { type Held, type Waiter, waitersOf } from './inbox.ts';

const AGE_STEP_MS = 30_000;
/** The list knows no days: what came in a year. */
const EXPORTED_DAYS = 365;

const VIEWS = {
  waiting: { name: 'Waiting', has: ({ done }: Waiter) => !done, none: 'Nobody waits to be called back.' },
  complaint: {
    name: 'Complaints',
    has: ({ done, isComplaint }: Waiter) => !done && isComplaint,
    none: 'No complaint waits for a call back.',
  },
  done: { name: 'Called back', has: ({ done }: Waiter) => done, none: 'Nobody was called back yet.' },
};
type View = keyof typeof VIEWS;
const isView = (value: unknown): value is View => typeof value === 'string' && value in VIEWS;

/** Whoever left a message, complained, was missed or hung up half way: each caller once, until they were called back. */
export function CallbacksPage() {
  const agent = useCurrentAgent();
  const mayChange = useAllowed('callbacks.change');
  const { kind } = useSearch({ strict: false });
  const [view, setView] = useState<View>(isView(kind) ? kind : 'waiting');
  const now = useNow(AGE_STEP_MS);
  const today = todayIn(agent.timezone, new Date(now));
  const query = useCallbacks(agent.id);
  const { settle, busy } = useSettle(agent.id);
  // Who was called back just now stays in sight, in their place: a wrong press is taken back where it was made.
  const [held, setHeld] = useState<Held>(new Map());
  const all = waitersOf(query.data?.items ?? [], held);
  // A list of complaints is counted by itself.
  const waiting = all.filter(VIEWS[view === 'complaint' ? view : 'waiting'].has).length;
  const isHeld = ({ callbacks }: Waiter) => callbacks.some(({ id }) => held.has(id));
  const shown = all.filter((waiter) => VIEWS[view].has(waiter) || isHeld(waiter));
  const show = (next: View) => {
    setView(next);
    setHeld(new Map());
  };
  const change = (waiter: Waiter, changes: { done?: boolean; assigned_to?: string | null }) => {
    if (changes.done !== undefined)
      setHeld(new Map([...held, ...waiter.callbacks.map(({ id }) => [id, waiter.place] as const)]));
    settle({ waiter, changes });
  };
  return (
    <main className="wrap main" id="main">
      <div className="pagehead">
        <div>
          <h2 className="title-2" aria-live="polite">
            {all.length > 0 ? waitingText(waiting, view === 'complaint' ? 'complaint' : 'caller') : 'Call-backs'}
          </h2>
          <p className="small t3">Messages, complaints, missed calls and those who hung up while being helped</p>
        </div>
        <div className="toolbar">
          <Segmented
            label="Which callers"
            value={view}
            onChange={show}
            options={(['waiting', 'complaint', 'done'] as const).map((one) => [one, VIEWS[one].name] as const)}
          />
          <CsvButton
            agentId={agent.id}
            list="callbacks"
            range={{ start: addDays(today, -EXPORTED_DAYS), end: today }}
          />
        </div>
      </div>
      {!query.data ? (
        query.error ? (
          <ErrorPanel title="Failed to fetch call-backs" onRetry={() => void query.refetch()}>
            {problemText(query.error, 'Please try again.')}
          </ErrorPanel>
        ) : (
          <ListWaiting label="Loading call-backs" widths={[180, 140, 80]} className={styles.list} />
        )
      ) : (
        <section className={`card ${styles.list}`} aria-label="Callers">
          {shown.length === 0 ? (
            <EmptyState
              title={all.length === 0 ? 'No call-backs yet' : view === 'done' ? 'Nobody yet' : 'All called back'}
            >
              {all.length === 0
                ? 'Whoever leaves a message, complains or hangs up too soon appears here.'
                : VIEWS[view].none}
            </EmptyState>
          ) : (
            <ul className="ruled">
              {shown.map((waiter) => (
                <CallbackRow
                  key={waiter.key}
                  {...{ agent, waiter, now, mayChange }}
                  onChange={(changes) => change(waiter, changes)}
                  busy={busy === waiter.key}
                />
              ))}
            </ul>
          )}
        </section>
      )}
    </main>
  );
}

function waitingText(waiting: number, who: 'caller' | 'complaint'): string {
  if (waiting === 0) return who === 'caller' ? 'Everybody was called back' : 'No complaint waits';
  return waiting === 1 ? `1 ${who} waits` : `${formatNumber(waiting)} ${who}s wait`;
}
