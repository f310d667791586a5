import type { Agent } from '@attendant/contract/agents';
import type { TalkDraft } from '@attendant/contract/calls';
import { Check } from 'lucide-react';
import { formatDateTime, formatMoney } from '../../kit/form/format.ts';
import styles from './TryIt.module.css';

const NOTHING: TalkDraft = { lines: [], line_cents: [], appointment: null, about: null, name: null, done: [] };

/** What the talk has come to so far, and what of it stands on the board or in the calendar. */
export function TalkTicket({ agent, drafted }: { agent: Agent; drafted: TalkDraft | null }) {
  const { lines, line_cents, appointment, about, name, done } = drafted ?? NOTHING;
  const isOpen = lines.length > 0 || appointment !== null;
  return (
    <section className={styles.ticket} aria-labelledby="talk-ticket">
      <h3 className="title-3" id="talk-ticket">
        {agent.ordering_enabled ? 'Order' : 'Appointment'}
      </h3>
      {isOpen && (
        <>
          {appointment && <b>{formatDateTime(appointment, agent.timezone)}</b>}
          {appointment && about && <p>{about}</p>}
          <ul className="ruled">
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read alike, and have no state
              <li key={`${at} ${line}`}>
                <span>{line}</span>
                <Price cents={line_cents[at]} />
              </li>
            ))}
          </ul>
          {lines.length > 0 && (
            <p className={styles.total}>
              <span>{line_cents.includes(null) ? 'So far' : 'Total'}</span>
              <Price cents={line_cents.reduce<number>((sum, one) => sum + (one ?? 0), 0)} />
            </p>
          )}
          {name && <p className="small t2">For {name}</p>}
          <p className="small t3">Not placed yet.</p>
        </>
      )}
      {done.map((sentence) => (
        <p key={sentence} className={styles.done}>
          <Check size={16} />
          {sentence}
        </p>
      ))}
      {!isOpen && done.length === 0 && (
        <p className="t3">
          {agent.ordering_enabled ? 'What you order shows here.' : 'The time you choose shows here.'}
        </p>
      )}
    </section>
  );
}

/** Nothing while it is not settled yet what it is. */
const Price = ({ cents }: { cents: number | null | undefined }) =>
  typeof cents === 'number' && <span className="num nowrap">{formatMoney(cents / 100)}</span>;
