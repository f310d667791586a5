import { useWatch } from 'react-hook-form';
import { RangeField } from '../../../../kit/part/RangeField.tsx';
import styles from '../FeaturesCard.module.css';
import { dayName, spoken } from '../hours/words.ts';
import type { SettingsFormState } from '../use-settings-form.ts';
import { Invitees } from './Invitees.tsx';
import { slotsOfDay } from './slots.ts';

/** How the day is cut into appointments, and who is told of them. Shown while booking is on. */
export function BookingRules({ form }: { form: SettingsFormState }) {
  const [length, perSlot, buffer, business_week] = useWatch({
    control: form.control,
    name: ['default_slot_duration', 'max_slot_appointments', 'buffer_time', 'business_week'],
  });
  const day = slotsOfDay({ default_slot_duration: length, buffer_time: buffer, business_week });
  return (
    <div className={styles.booking}>
      <div className={styles.sliders}>
        <RangeField
          label="Slot duration"
          range={{ min: 15, max: 240, step: 5 }}
          at={length}
          shown={`${length} min`}
          {...form.register('default_slot_duration', { valueAsNumber: true })}
        />
        <RangeField
          label="Appointments per slot"
          range={{ min: 1, max: 10, step: 1 }}
          at={perSlot}
          shown={perSlot}
          {...form.register('max_slot_appointments', { valueAsNumber: true })}
        />
        <RangeField
          label="Buffer"
          range={{ min: 0, max: 60, step: 5 }}
          at={buffer}
          shown={`${buffer} min`}
          {...form.register('buffer_time', { valueAsNumber: true })}
        />
      </div>
      {day && (
        <figure className={styles.slots}>
          <figcaption>
            <b>A {dayName(day.day)} with these settings</b>
            <span>
              {day.slots.length} {day.slots.length === 1 ? 'slot' : 'slots'}, up to {day.slots.length * perSlot}{' '}
              appointments
            </span>
          </figcaption>
          <div aria-hidden="true">
            {day.slots.map(({ startPercent, widthPercent }) => (
              <i key={startPercent} style={{ left: `${startPercent}%`, width: `${widthPercent}%` }} />
            ))}
          </div>
          <p aria-hidden="true">
            <span>{spoken(day.open)}</span>
            <span>{spoken(day.close)}</span>
          </p>
        </figure>
      )}
      <Invitees form={form} />
    </div>
  );
}
