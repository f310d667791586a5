import type { Health, PartName, PartState } from '@attendant/contract/system/health';
import type { KeptPromises, PromiseToCallers } from '@attendant/contract/system/promises';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { formatDateTime, formatNumber } from '../../kit/form/format.ts';
import { Badge } from '../../kit/frame/Badge.tsx';
import { Loaded } from '../../kit/part/Loaded.tsx';
import { AdminPage } from '../leads/AdminPage.tsx';
import styles from './HealthPage.module.css';

const EVERY_MS = 5_000;

const useHealth = () =>
  useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => client.health.get(undefined, { signal }),
    refetchInterval: EVERY_MS,
  });

/** Each part of the house in plain words: what it does, and what it means when it fails. */
export function HealthPage() {
  const query = useHealth();
  return (
    <AdminPage title="Health" note={query.data && summary(query.data)}>
      <section className={`card ${styles.card}`} aria-label="Parts">
        <Loaded
          query={query}
          loading="Loading the health of the system"
          failed="Failed to load the health of the system"
          height={240}
        >
          {({ parts }) => (
            <ul className="ruled">
              {parts.map((one) => (
                <Part key={one.part} {...one} />
              ))}
            </ul>
          )}
        </Loaded>
      </section>
      <Promises />
    </AdminPage>
  );
}

const STATUS: Readonly<Record<Health['status'], string>> = {
  ok: 'Everything works.',
  degraded: 'It answers, but not everything works.',
  stopping: 'This server is stopping: running calls may finish.',
};

const summary = ({ status, calls, version, started_at }: Health): string =>
  `${STATUS[status]} ${calls === 1 ? '1 call' : `${formatNumber(calls)} calls`} at this moment. Version ${version}, running since ${formatDateTime(started_at)}.`;

const STATES: Readonly<Record<PartState, { word: string; tone: 'success' | 'warning' | 'danger' }>> = {
  ok: { word: 'Works', tone: 'success' },
  degraded: { word: 'Slow or short', tone: 'warning' },
  down: { word: 'Does not answer', tone: 'danger' },
};

const PARTS: Readonly<Record<PartName, { name: string; does: string; fails: string }>> = {
  database: {
    name: 'Database',
    does: 'Keeps everything that is said, ordered and booked.',
    fails: 'Callers are asked to wait a moment, calls go on with what was last known, and nothing new can be saved.',
  },
  live: {
    name: 'Live updates',
    does: 'Brings changes to open pages within a second.',
    fails: 'Pages ask again by themselves, and show changes some seconds later.',
  },
  jobs: {
    name: 'Jobs',
    does: 'Send mails and texts, read uploaded files, tidy up at night.',
    fails: 'Mails, texts and uploaded files wait. Nothing of them is lost.',
  },
  files: {
    name: 'Files',
    does: 'Keep the sound of calls and uploaded files.',
    fails: 'Less than a tenth of the disk is free, or the store does not answer. Make room before it is full.',
  },
  mail: {
    name: 'Mail',
    does: 'Carries invitations, links and notices.',
    fails: 'Mails have waited for more than ten minutes. They are tried again; look at SMTP_URL and the mail server.',
  },
  speech: {
    name: 'Ears and voice',
    does: 'Hear callers and speak to them.',
    fails: 'The phone company’s own voice takes messages instead.',
  },
  memory: {
    name: 'Memory',
    does: 'What this server holds at one time.',
    fails: 'It holds more than it should. Restart it in a quiet hour, and tell whoever looks after it.',
  },
};

function Part({ part, state, since }: Health['parts'][number]) {
  const { name, does, fails } = PARTS[part];
  return (
    <li className={styles.part}>
      <div>
        <h2 className="title-3">{name}</h2>
        <p className="t2">{state === 'ok' ? does : fails}</p>
      </div>
      <div className={styles.state}>
        <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge>
        <span className="small t3">Since {formatDateTime(since)}</span>
      </div>
    </li>
  );
}

const PROMISES: Readonly<Record<PromiseToCallers, { name: string; kept: string; none: string }>> = {
  answered: {
    name: 'Answered within three seconds',
    kept: 'answers began within three seconds of the caller’s last word.',
    none: 'No answers yet.',
  },
  saved: {
    name: 'Said is saved',
    kept: 'times what the agent said was done had been saved.',
    none: 'Nothing was said to be done yet.',
  },
  heard: {
    name: 'Never silent',
    kept: 'times a caller heard the agent within five seconds.',
    none: 'No caller has spoken yet.',
  },
};

/** How often callers were given what they are promised. */
function Promises() {
  const query = useQuery({
    queryKey: ['promises'],
    queryFn: ({ signal }) => client.promises.get(undefined, { signal }),
  });
  return (
    <section className={`card ${styles.card}`} aria-label="Promises to callers">
      <Loaded query={query} loading="Loading the promises" failed="Failed to load the promises" height={180}>
        {({ promises, window_days }) => (
          <ul className="ruled">
            {promises.map((one) => (
              <Kept key={one.promise} days={window_days} {...one} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Kept({ promise, kept, broken, days }: KeptPromises['promises'][number] & { days: number }) {
  const { name, kept: said, none } = PROMISES[promise];
  const all = kept + broken;
  // Never rounded up to a promise that was kept throughout.
  const percent = Math.floor((kept / all) * 1000) / 10;
  return (
    <li className={styles.part}>
      <div>
        <h2 className="title-3">{name}</h2>
        <p className="t2">{all === 0 ? none : `${formatNumber(kept)} of ${formatNumber(all)} ${said}`}</p>
      </div>
      <div className={styles.state}>
        <span className="num">{all === 0 ? '–' : `${percent.toFixed(1)} %`}</span>
        <span className="small t3">Last {days} days</span>
      </div>
    </li>
  );
}
