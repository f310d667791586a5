import type { Weekday } from '@attendant/contract/constants';
import { CopyPlus } from 'lucide-react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { TimeInput } from '../../../../kit/form/Input.tsx';
import { Switch } from '../../../../kit/form/Toggle.tsx';
import { IconButton } from '../../../../kit/frame/Button.tsx';
import { cx } from '../../../../kit/look/cx.ts';
import type { SettingsFormState } from '../use-settings-form.ts';
import styles from './HoursCard.module.css';
import { openSpan } from './open-span.ts';

export const dayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);

interface DayRowProps {
  form: SettingsFormState;
  day: Weekday;
  onCopy: () => void;
}

export function DayRow({ form, day, onCopy }: DayRowProps) {
  const path = `business_hours.${day}` as const;
  const hours = useWatch({ control: form.control, name: path });
  const errors = form.formState.errors.business_hours?.[day];
  const error = errors?.open?.message ?? errors?.close?.message;
  const errorId = useId();
  const name = dayName(day);
  const span = openSpan(hours);
  // One time is judged by the other, and both by the switch.
  const check = { onBlur: () => void form.trigger(path) };
  const time = (which: 'open' | 'close') => (
    <TimeInput
      aria-label={`${name} ${which} time`}
      aria-invalid={Boolean(errors?.[which]) || undefined}
      aria-describedby={error && errorId}
      {...form.register(`${path}.${which}`, check)}
    />
  );
  return (
    <div className={cx(styles.day, !hours.enabled && styles.off)}>
      <Switch
        aria-label={`${name} open`}
        {...form.register(`${path}.enabled`, { onChange: () => void form.trigger(path) })}
      />
      <b>{name}</b>
      {hours.enabled ? (
        <span className={styles.times}>
          {time('open')}
          to
          {time('close')}
        </span>
      ) : (
        <span className={styles.closed}>Closed</span>
      )}
      <span className={styles.track} aria-hidden="true">
        {span && <i style={{ left: `${span.startPercent}%`, width: `${span.widthPercent}%` }} />}
      </span>
      <span className={styles.total}>{span?.text}</span>
      {hours.enabled && (
        <IconButton size="sm" label={`Copy ${name}'s hours to the other open days`} onClick={onCopy}>
          <CopyPlus size={15} />
        </IconButton>
      )}
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
