import type { SpecialDays } from '@attendant/contract/hours/business-week';
import { datesOf, rangesOf } from '@attendant/contract/hours/special-days';
import { CalendarPlus, X } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatDate, todayIn } from '../../../../kit/form/format.ts';
import { Button, IconButton } from '../../../../kit/frame/Button.tsx';
import { later } from '../../../../kit/window/later.tsx';
import { useCurrentAgent } from '../../current-agent.ts';
import styles from '../Rows.module.css';
import type { SettingsFormState } from '../use-settings-form.ts';
import { AddSpecialDays } from './AddSpecialDays.tsx';
import { MonthView } from './MonthView.tsx';
import { spokenHours } from './words.ts';

const HolidaysDialog = later(() => import('./HolidaysDialog.tsx'));

/** Days that are closed, and days with hours of their own. */
export function BlockedDates({ form }: { form: SettingsFormState }) {
  const { id } = useCurrentAgent();
  const [special, zone] = useWatch({ control: form.control, name: ['special_days', 'timezone'] });
  const [picking, setPicking] = useState(false);
  const today = todayIn(zone);
  // Those that are over stay stored, and are of no use here.
  const coming = special.filter(({ end_date }) => end_date >= today);
  const error = messageIn(form.formState.errors.special_days);
  const put = (days: readonly SpecialDays[]) =>
    form.setValue('special_days', rangesOf(datesOf(days)), { shouldDirty: true, shouldValidate: true });
  return (
    <section className={styles.blocked} aria-labelledby="blocked">
      <h3 className="title-3" id="blocked">
        Blocked Dates
      </h3>
      <p className="small t2">
        On these days the agent says that you are closed, or tells the hours that you give them.
      </p>
      <div className={styles.beside}>
        <div>
          <ul className={styles.rows}>
            {coming.map((range) => (
              <li key={range.start_date}>
                <b>{daysOf(range)}</b>
                <span className="grow t2">
                  {spokenHours(range.intervals)}
                  {range.reason && `, ${range.reason}`}
                </span>
                <IconButton
                  size="sm"
                  label={`Remove ${daysOf(range)}`}
                  onClick={() => put(special.filter((one) => one !== range))}
                >
                  <X size={15} />
                </IconButton>
              </li>
            ))}
          </ul>
          {error && (
            <p className={styles.error} role="alert">
              {error}
            </p>
          )}
          <AddSpecialDays today={today} onAdd={(range) => put([...special, range])} />
          <Button className={styles.pick} onClick={() => setPicking(true)}>
            <CalendarPlus size={16} />
            Pick public holidays
          </Button>
        </div>
        <MonthView today={today} special={datesOf(special)} />
      </div>
      <HolidaysDialog
        agentId={id}
        special={special}
        isOpen={picking}
        onClose={() => setPicking(false)}
        onAdd={(days) => put([...special, ...days])}
      />
    </section>
  );
}

/** 'Thu, Nov 26', 'Mon, Dec 28 – Sat, Jan 2, 2027' */
const daysOf = ({ start_date, end_date }: SpecialDays): string =>
  start_date === end_date ? formatDate(start_date) : `${formatDate(start_date)} – ${formatDate(end_date)}`;

/** The first sentence in a tree of faults. */
function messageIn(errors: unknown): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  if ('message' in errors && typeof errors.message === 'string') return errors.message;
  return Object.entries(errors)
    .filter(([key]) => key !== 'ref')
    .map(([, one]) => messageIn(one))
    .find((message) => message !== undefined);
}
