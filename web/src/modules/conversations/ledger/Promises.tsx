import type { Ledger } from '@attendant/contract/conversations/ledger';
import { Check, type LucideIcon, TriangleAlert } from 'lucide-react';
import { cx } from '../../../kit/look/cx.ts';
import styles from './Ledger.module.css';

type Promised = Ledger['promises'][number];

const KINDS: Readonly<Record<Promised['kind'], string>> = {
  order: 'Order',
  booking: 'Appointment',
  message: 'Message',
  transfer: 'Transfer',
  waiting: 'Waiting list',
};
const STATES: Readonly<Record<Promised['state'], { text: string; icon: LucideIcon; tone: string | undefined }>> = {
  kept: { text: 'said and saved', icon: Check, tone: styles.kept },
  'said-not-saved': { text: 'said, but not saved', icon: TriangleAlert, tone: styles.broken },
  'saved-not-said': { text: 'saved, but not said', icon: TriangleAlert, tone: styles.unsaid },
};

/** What the agent said was done, against what was done. */
export const Promises = ({ promises }: Pick<Ledger, 'promises'>) => (
  <section className="card card-body" aria-labelledby="promises">
    <h3 className="title-3" id="promises">
      Promises
    </h3>
    <ul className={styles.promises}>
      {promises.map(({ kind, state, words, id }) => {
        const { text, icon: Icon, tone } = STATES[state];
        return (
          <li key={id ?? words}>
            <Icon size={16} className={cx(tone)} />
            <span>
              <b>{KINDS[kind]}</b> {text}
              {words && <span className={styles.words}>“{words}”</span>}
            </span>
          </li>
        );
      })}
    </ul>
  </section>
);
