import type { SavingsFigures } from '@attendant/contract/site/plans';
import { type FocusEvent, type FormEvent, type Ref, useRef, useState } from 'react';
import { cx } from '../../kit/look/cx.ts';
import { WELCOME } from '../home/home-content.ts';
import { Action } from '../shell/Action.tsx';
import { TRIAL } from '../shell/content.ts';
import styles from './LeadForm.module.css';
import { LeadInput } from './LeadInput.tsx';
import { LEAD_FIELDS, type LeadErrors, type LeadField, leadError, leadErrors, leadOf, sendLead } from './lead-form.ts';

interface LeadFormProps {
  figures: SavingsFigures;
  onFailed: () => void;
  firstField: Ref<HTMLInputElement>;
}

const INPUTS = [
  { name: 'businessName', label: 'Business Name', autoComplete: 'organization' },
  { name: 'contactPerson', label: 'Contact Person', autoComplete: 'name' },
  { name: 'email', label: 'Business Email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
] as const;

export function LeadForm({ figures, onFailed, firstField }: LeadFormProps) {
  const { state, errors, submit, check } = useLead(figures, onFailed);
  if (state === 'welcome') return <Welcome />;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {INPUTS.map((input) => (
        <LeadInput
          key={input.name}
          {...input}
          error={errors[input.name]}
          ref={input.name === 'businessName' ? firstField : undefined}
          onBlur={check}
          onChange={errors[input.name] ? check : undefined}
        />
      ))}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.send}>
        <Action type="submit" variant="primary" size="lg" loading={state === 'sending'}>
          Get started
        </Action>
        <p className="small t3">{TRIAL}, no credit card.</p>
      </div>
    </form>
  );
}

function useLead(figures: SavingsFigures, onFailed: () => void) {
  const [state, setState] = useState<'open' | 'sending' | 'welcome'>('open');
  const [errors, setErrors] = useState<LeadErrors>({});
  const sending = useRef(false);

  async function send(form: HTMLFormElement) {
    const fields = new FormData(form);
    const lacking = leadErrors(fields);
    setErrors(lacking);
    if (focusFirst(form, lacking)) return;
    sending.current = true;
    setState('sending');
    const answer = await sendLead(leadOf(fields, figures));
    sending.current = false;
    setState(answer === 'welcome' ? 'welcome' : 'open');
    if (answer === 'failed') onFailed();
    if (typeof answer !== 'object') return;
    setErrors(answer);
    focusFirst(form, answer);
  }

  return {
    state,
    errors,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!sending.current) void send(event.currentTarget);
    },
    /** A field that was left, or that is being put right. */
    check: ({ currentTarget: { name, value } }: FocusEvent<HTMLInputElement> | FormEvent<HTMLInputElement>) => {
      const field = LEAD_FIELDS.find((one) => one === name);
      if (field && (value !== '' || errors[field])) setErrors({ ...errors, [field]: leadError(field, value) });
    },
  };
}

/** Puts the focus where the first thing is to be mended; answers whether there is one. */
function focusFirst(form: HTMLFormElement, errors: LeadErrors): boolean {
  const first: LeadField | undefined = LEAD_FIELDS.find((field) => errors[field]);
  if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  return first !== undefined;
}

const Welcome = () => (
  <div className={cx(styles.form, styles.welcome)} tabIndex={-1} ref={(node) => node?.focus()}>
    <h3 className="display-3">{WELCOME[0]}</h3>
    <p className="read">{WELCOME[1]}</p>
  </div>
);
