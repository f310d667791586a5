import { BUSINESS_KINDS, type BusinessKind } from '@attendant/contract/agents/business-kinds';
import { AGENT_NAME_MAX, WEEKDAYS } from '@attendant/contract/constants';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { TextField } from '../../../kit/form/Input.tsx';
import { Card } from '../../../kit/part/Card.tsx';
import { fieldOf } from '../../../kit/part/field-of.ts';
import { HoursRow } from '../settings/hours/HoursRow.tsx';
import { dayName } from '../settings/hours/words.ts';
import styles from './CreateAgentPage.module.css';
import type { CreateAgentFields } from './create-agent-form.ts';

const KINDS: Readonly<Record<BusinessKind, readonly [name: string, does: string]>> = {
  restaurant: ['Restaurant or café', 'Takes orders'],
  clinic: ['Clinic or practice', 'Books appointments'],
  salon: ['Salon or spa', 'Books appointments'],
  shop: ['Shop', 'Answers, takes messages'],
  other: ['Something else', 'Answers, takes messages'],
};

interface BusinessCardProps {
  form: UseFormReturn<CreateAgentFields>;
  /** The kind or the name was changed. */
  onChange: () => void;
}

/** The three questions from which the rest follows. */
export function BusinessCard({ form, onChange }: BusinessCardProps) {
  const field = fieldOf(form);
  const name = useWatch({ control: form.control, name: 'business_name' });
  return (
    <Card small id="business" title="Your business" bodyClass={styles.business}>
      <fieldset className={styles.kinds}>
        <legend>What kind of business is it?</legend>
        <div>
          {BUSINESS_KINDS.map((kind) => (
            <label key={kind} className={styles.kind}>
              <input type="radio" value={kind} {...form.register('business_kind', { onChange })} />
              <b>{KINDS[kind][0]}</b>
              <span className="small t2">{KINDS[kind][1]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        label="Business Name"
        optional
        placeholder="As callers know it"
        count={[name.length, AGENT_NAME_MAX]}
        autoComplete="organization"
        {...field('business_name', { onChange })}
      />
      <Opening form={form} />
    </Card>
  );
}

function Opening({ form }: { form: UseFormReturn<CreateAgentFields> }) {
  const { register, control, formState } = form;
  const [days, open, close] = useWatch({ control, name: ['days', 'open', 'close'] });
  const error = formState.errors.open?.message ?? formState.errors.close?.message;
  return (
    <fieldset className={styles.opening}>
      <legend>When is it open?</legend>
      <div className={styles.days}>
        {WEEKDAYS.map((day) => (
          <label key={day}>
            <input type="checkbox" value={day} aria-label={dayName(day)} {...register('days')} />
            <span aria-hidden="true">{dayName(day).slice(0, 3)}</span>
          </label>
        ))}
      </div>
      {days.length > 0 ? (
        <HoursRow
          name="Daily"
          at={{ open, close }}
          open={register('open')}
          close={register('close')}
          errorId={error && 'opening-error'}
          onRemove={null}
        />
      ) : (
        <p className="t2">Closed every day.</p>
      )}
      {error && (
        <p className={styles.error} id="opening-error" role="alert">
          {error}
        </p>
      )}
      <p className="small t2">Other hours on some days, and holidays, can be set later in Settings.</p>
    </fieldset>
  );
}
