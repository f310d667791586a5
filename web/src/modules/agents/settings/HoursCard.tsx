import { WEEKDAYS, type Weekday } from '@attendant/contract/constants';
import { useWatch } from 'react-hook-form';
import { TextAreaField } from '../../../kit/Input.tsx';
import { Switch } from '../../../kit/Toggle.tsx';
import { toast } from '../../../kit/toast.ts';
import { BlockedDates } from './BlockedDates.tsx';
import { DayRow, dayName } from './DayRow.tsx';
import styles from './SettingsPage.module.css';
import type { SettingsFormState } from './use-settings-form.ts';

export function HoursCard({ form }: { form: SettingsFormState }) {
  const [closed, zone] = useWatch({ control: form.control, name: ['closed', 'timezone'] });
  return (
    <section className="card" aria-labelledby="hours">
      <div className="card-head">
        <div className="grow">
          <h2 className="title-2" id="hours">
            Business Hours & Availability
          </h2>
          <p className="small t2">Times are in {zone.replace(/^.*\//, '').replaceAll('_', ' ')}.</p>
        </div>
        <Switch {...form.register('closed', { onChange: () => void form.trigger() })}>Temporarily closed</Switch>
      </div>
      <div className="card-body">
        {closed ? (
          <TextAreaField
            label="Closed Message"
            rows={2}
            hint="What callers hear while you are closed."
            error={form.formState.errors.closed_message?.message}
            {...form.register('closed_message')}
          />
        ) : (
          <>
            <Week form={form} />
            <BlockedDates form={form} />
          </>
        )}
      </div>
    </section>
  );
}

function Week({ form }: { form: SettingsFormState }) {
  function copy(from: Weekday) {
    const hours = form.getValues('business_hours');
    const { open, close } = hours[from];
    const others = WEEKDAYS.filter((day) => day !== from && hours[day].enabled);
    for (const day of others) {
      form.setValue(`business_hours.${day}`, { enabled: true, open, close }, { shouldDirty: true });
    }
    void form.trigger('business_hours');
    toast.info(`${dayName(from)}'s hours copied`, 'They are on all other open days now. Save to keep them.');
  }
  return (
    <div className={styles.week}>
      <div className={styles.axis} aria-hidden="true">
        {['12 AM', '6 AM', '12 PM', '6 PM', '12 AM'].map((hour, at) => (
          <span key={`${at}${hour}`}>{hour}</span>
        ))}
      </div>
      {WEEKDAYS.map((day) => (
        <DayRow key={day} form={form} day={day} onCopy={() => copy(day)} />
      ))}
    </div>
  );
}
