import { WEEKDAYS, type Weekday } from '@attendant/contract/constants';
import { CopyPlus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Switch } from '../../../../kit/form/Toggle.tsx';
import { IconButton } from '../../../../kit/frame/Button.tsx';
import { cx } from '../../../../kit/look/cx.ts';
import { whole } from '../settings-form.ts';
import type { SettingsFormState } from '../use-settings-form.ts';
import styles from './HoursCard.module.css';
import { HoursRow } from './HoursRow.tsx';
import { openFor, openSpans } from './open-span.ts';
import { dayName } from './words.ts';

const MOST = 6;

interface DayRowProps {
  form: SettingsFormState;
  day: Weekday;
  onCopy: () => void;
}

export function DayRow({ form, day, onCopy }: DayRowProps) {
  const path = `business_week.${day}` as const;
  const { enabled, intervals } = useWatch({ control: form.control, name: path });
  const before = useWatch({ control: form.control, name: `business_week.${dayBefore(day)}` });
  const rows = useFieldArray({ control: form.control, name: `${path}.intervals` });
  const errors = form.formState.errors.business_week?.[day]?.intervals;
  const error = intervals
    .map((_, at) => errors?.[at]?.open?.message ?? errors?.[at]?.close?.message)
    .find((message) => message !== undefined);
  const errorId = useId();
  const name = dayName(day);
  // One time is judged by the others, and all of them by the switch.
  const check = () => void form.trigger(path);
  const open = enabled ? whole(intervals) : [];
  return (
    <div className={cx(styles.day, !enabled && styles.off)}>
      <Switch aria-label={`${name} open`} {...form.register(`${path}.enabled`, { onChange: check })} />
      <b>{name}</b>
      {enabled ? (
        <span className={styles.openings}>
          {rows.fields.map(({ id }, at) => {
            const time = (which: 'open' | 'close') => ({
              // An error goes as soon as it is mended: going on blur it would move what is about to be pressed.
              ...form.register(`${path}.intervals.${at}.${which}`, { onBlur: check, onChange: () => error && check() }),
              'aria-invalid': Boolean(errors?.[at]?.[which]) || undefined,
            });
            return (
              <HoursRow
                key={id}
                name={at === 0 ? name : `${name} ${at + 1}`}
                at={intervals[at] ?? NO_TIMES}
                open={time('open')}
                close={time('close')}
                errorId={error && errorId}
                onRemove={rows.fields.length > 1 ? () => (rows.remove(at), check()) : null}
              />
            );
          })}
        </span>
      ) : (
        <span className={styles.closed}>Closed</span>
      )}
      <span className={styles.track} aria-hidden="true">
        {openSpans(open, before.enabled ? whole(before.intervals) : []).map(({ startPercent, widthPercent }) => (
          <i key={`${startPercent} ${widthPercent}`} style={{ left: `${startPercent}%`, width: `${widthPercent}%` }} />
        ))}
      </span>
      <span className={styles.total}>{openFor(open)}</span>
      {enabled && (
        <span className={styles.acts}>
          <IconButton
            size="sm"
            label={`Add hours: ${name}`}
            disabled={rows.fields.length >= MOST}
            onClick={() => rows.append(NO_TIMES, { focusName: `${path}.intervals.${rows.fields.length}.open` })}
          >
            <Plus size={15} />
          </IconButton>
          <IconButton size="sm" label={`Copy ${name}'s hours to the other open days`} onClick={onCopy}>
            <CopyPlus size={15} />
          </IconButton>
        </span>
      )}
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

const dayBefore = (day: Weekday): Weekday => WEEKDAYS.at(WEEKDAYS.indexOf(day) - 1) ?? day;

const NO_TIMES = { open: '', close: '' };
