import { X } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatDate, todayIn } from '../../../../kit/form/format.ts';
import { TextField } from '../../../../kit/form/Input.tsx';
import { Button, IconButton } from '../../../../kit/frame/Button.tsx';
import { onEnter } from '../on-enter.ts';
import styles from '../Rows.module.css';
import type { SettingsFields } from '../settings-form.ts';
import type { SettingsFormState } from '../use-settings-form.ts';
import { MonthView } from './MonthView.tsx';

type Blocked = SettingsFields['blocked_dates'][number];

export function BlockedDates({ form }: { form: SettingsFormState }) {
  const [blocked, zone] = useWatch({ control: form.control, name: ['blocked_dates', 'timezone'] });
  const today = todayIn(zone);
  const error = form.formState.errors.blocked_dates?.message;
  const put = (dates: Blocked[]) =>
    form.setValue(
      'blocked_dates',
      dates.toSorted((one, other) => one.date.localeCompare(other.date)),
      { shouldDirty: true, shouldValidate: true },
    );
  const without = (date: string) => blocked.filter((one) => one.date !== date);
  return (
    <section className={styles.blocked} aria-labelledby="blocked">
      <h3 className="title-3" id="blocked">
        Blocked Dates
      </h3>
      <p className="small t2">On these days the agent says that you are closed.</p>
      <div className={styles.beside}>
        <div>
          <ul className={styles.rows}>
            {blocked.map(({ date, reason }) => (
              <li key={date}>
                <b>{formatDate(date)}</b>
                <span className="grow t2">{reason}</span>
                <IconButton size="sm" label={`Remove ${formatDate(date)}`} onClick={() => put(without(date))}>
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
          <AddDate today={today} onAdd={(one) => put([...without(one.date), one])} />
        </div>
        <MonthView today={today} blocked={blocked} />
      </div>
    </section>
  );
}

/** No form of its own: it stands inside the form of the settings, which Enter must not send. */
function AddDate({ today, onAdd }: { today: string; onAdd: (blocked: Blocked) => void }) {
  const [date, setDate] = useState('');
  const [reason, setReason] = useState('');
  const past = date !== '' && date < today;
  function add() {
    if (!date || past) return;
    onAdd({ date, ...(reason.trim() && { reason: reason.trim() }) });
    setDate('');
    setReason('');
  }
  const onKeyDown = onEnter(add);
  return (
    <div className={styles.addpair} data-edits>
      <TextField
        label="Date"
        type="date"
        min={today}
        value={date}
        error={past ? 'Date cannot be before today' : undefined}
        onKeyDown={onKeyDown}
        onChange={(event) => setDate(event.target.value)}
      />
      <TextField
        label="Reason"
        optional
        maxLength={200}
        value={reason}
        onKeyDown={onKeyDown}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button disabled={!date || past} onClick={add}>
        Add
      </Button>
    </div>
  );
}
