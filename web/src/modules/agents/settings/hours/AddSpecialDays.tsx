import { type Interval, intervalErrors, type SpecialDays } from '@attendant/contract/hours/business-week';
import { useState } from 'react';
import { TextField } from '../../../../kit/form/Input.tsx';
import { Button } from '../../../../kit/frame/Button.tsx';
import { DateField } from '../../../../kit/pick/DateField.tsx';
import { SelectField } from '../../../../kit/pick/SelectField.tsx';
import { onEnter } from '../on-enter.ts';
import styles from '../Rows.module.css';
import { HoursRow } from './HoursRow.tsx';

const NONE = { start: '', end: '', reason: '', intervals: [] as Interval[] };
const NO_TIMES: Interval = { open: '', close: '' };

interface AddSpecialDaysProps {
  today: string;
  onAdd: (days: SpecialDays) => void;
}

/** No form of its own: it stands inside the form of the settings, which Enter must not send. */
export function AddSpecialDays({ today, onAdd }: AddSpecialDaysProps) {
  const [{ start, end, reason, intervals }, setTyped] = useState(NONE);
  const set = (typed: Partial<typeof NONE>) => setTyped((before) => ({ ...before, ...typed }));
  const past = start !== '' && start < today;
  const early = end !== '' && end < start;
  const faults = intervalErrors(intervals);
  const isReady = start !== '' && !past && !early && Object.keys(faults).length === 0;
  function add() {
    if (!isReady) return;
    const why = reason.trim();
    onAdd({ start_date: start, end_date: end || start, intervals, ...(why && { reason: why }) });
    setTyped(NONE);
  }
  const onKeyDown = onEnter(add);
  return (
    <div className={styles.add} data-edits>
      <div className={styles.dates}>
        <DateField
          label="Date"
          min={today}
          value={start}
          error={past ? 'Date cannot be before today' : undefined}
          onKeyDown={onKeyDown}
          onChange={(event) => set({ start: event.target.value })}
        />
        <DateField
          label="Last day"
          optional
          min={start || today}
          value={end}
          error={early ? 'End date cannot be before start date' : undefined}
          onKeyDown={onKeyDown}
          onChange={(event) => set({ end: event.target.value })}
        />
        <SelectField
          label="Hours"
          value={intervals.length > 0 ? 'open' : 'closed'}
          onChange={(event) => set({ intervals: event.target.value === 'open' ? [NO_TIMES] : [] })}
        >
          <option value="closed">Closed all day</option>
          <option value="open">Special hours</option>
        </SelectField>
      </div>
      <SpecialHours intervals={intervals} faults={faults} onChange={(next) => set({ intervals: next })} />
      <div className={styles.addpair}>
        <TextField
          label="Reason"
          optional
          maxLength={200}
          value={reason}
          onKeyDown={onKeyDown}
          onChange={(event) => set({ reason: event.target.value })}
        />
        <Button disabled={!isReady} onClick={add}>
          Add
        </Button>
      </div>
    </div>
  );
}

interface SpecialHoursProps {
  intervals: readonly Interval[];
  faults: Readonly<Record<string, string>>;
  onChange: (intervals: Interval[]) => void;
}

function SpecialHours({ intervals, faults, onChange }: SpecialHoursProps) {
  if (intervals.length === 0) return null;
  // A time that is still empty is no fault yet.
  const overlap = Object.values(faults).find((message) => !message.endsWith('required'));
  const time = (at: number, which: 'open' | 'close') => ({
    value: intervals[at]?.[which] ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange(intervals.map((one, index) => (index === at ? { ...one, [which]: target.value } : one))),
  });
  return (
    <div className={styles.special}>
      {intervals.map((one, at) => (
        <HoursRow
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and their inputs no state of their own
          key={at}
          name={at === 0 ? 'Special' : `Special ${at + 1}`}
          at={one}
          open={time(at, 'open')}
          close={time(at, 'close')}
          onRemove={intervals.length > 1 ? () => onChange(intervals.filter((_, index) => index !== at)) : null}
        />
      ))}
      {overlap && (
        <p className={styles.error} role="alert">
          {overlap}
        </p>
      )}
      <Button size="sm" variant="ghost" onClick={() => onChange([...intervals, NO_TIMES])}>
        Add hours
      </Button>
    </div>
  );
}
