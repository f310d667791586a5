import { WEEKDAYS, type Weekday } from '@attendant/contract/constants';
import { useWatch } from 'react-hook-form';
import { TextAreaField } from '../../../../kit/form/Input.tsx';
import { Switch } from '../../../../kit/form/Toggle.tsx';
import { toast } from '../../../../kit/frame/toast.ts';
import { useNow } from '../../../../kit/frame/use-now.ts';
import { Card } from '../../../../kit/part/Card.tsx';
import { fieldOf } from '../../../../kit/part/field-of.ts';
import type { SettingsFormState } from '../use-settings-form.ts';
import { BlockedDates } from './BlockedDates.tsx';
import { DayRow } from './DayRow.tsx';
import styles from './HoursCard.module.css';
import { openingLine } from './opening-line.ts';
import { dayName } from './words.ts';

const MINUTE_MS = 60_000;

export function HoursCard({
  form,
  title = 'Business Hours & Availability',
}: {
  form: SettingsFormState;
  title?: string;
}) {
  const closed = useWatch({ control: form.control, name: 'closed' });
  return (
    <Card
      id="hours"
      title={title}
      className={styles.hours}
      note={<OpeningLine form={form} />}
      aside={<Switch {...form.register('closed', { onChange: () => void form.trigger() })}>Temporarily closed</Switch>}
    >
      {closed ? (
        <ClosedMessage form={form} />
      ) : (
        <>
          <Week form={form} />
          <BlockedDates form={form} />
        </>
      )}
    </Card>
  );
}

export const ClosedMessage = ({ form }: { form: SettingsFormState }) => (
  <TextAreaField
    label="Closed Message"
    rows={2}
    hint="What callers hear while you are closed."
    {...fieldOf(form)('closed_message')}
  />
);

/** What callers would meet now, if this were saved. */
export function OpeningLine({ form }: { form: SettingsFormState }) {
  const now = useNow(MINUTE_MS);
  const [timezone, closed, business_week, special_days] = useWatch({
    control: form.control,
    name: ['timezone', 'closed', 'business_week', 'special_days'],
  });
  return (
    <>
      {openingLine({ timezone, closed, business_week, special_days }, new Date(now))}. Times are in{' '}
      {timezone.replace(/^.*\//, '').replaceAll('_', ' ')}.
    </>
  );
}

export function Week({ form }: { form: SettingsFormState }) {
  function copy(from: Weekday) {
    const week = form.getValues('business_week');
    const others = WEEKDAYS.filter((day) => day !== from && week[day].enabled);
    for (const day of others) {
      const hours = week[from].intervals.map((interval) => ({ ...interval }));
      form.setValue(`business_week.${day}.intervals`, hours, { shouldDirty: true });
    }
    void form.trigger('business_week');
    toast.info(`${dayName(from)}'s hours copied`, 'They are on all other open days now. Save to keep them.');
  }
  return (
    <div>
      <div className={styles.axis} aria-hidden="true">
        {['12 AM', '6 AM', '12 PM', '6 PM', '12 AM'].map((hour, at) => (
          <span key={`${at}${hour}`}>{hour}</span>
        ))}
      </div>
      {WEEKDAYS.map((day) => (
        <DayRow key={day} form={form} day={day} onCopy={() => copy(day)} />
      ))}
      <p className={styles.hint}>
        An end before its start is on the next day: 5:00 PM to 1:00 AM. From 12:00 AM to 12:00 AM is 24 hours.
      </p>
    </div>
  );
}
