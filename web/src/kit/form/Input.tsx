import { Eye, EyeOff, Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { cx } from '../look/cx.ts';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './field.module.css';
import { IconButton } from './PressButton.tsx';

type Size = { controlSize?: 'md' | 'lg' };

/** `<TextField label="Email" type="email" error={errors.email?.message} {...register('email')} />` */
export function TextField(props: ComponentProps<'input'> & FieldTexts & Size) {
  const { label, hint, error, optional, count, className, controlSize, ...input } = props;
  return (
    <Field {...{ label, hint, error, optional, count, className }}>
      {(control) => <input {...input} {...control} className={cx(styles.input, controlSize === 'lg' && styles.lg)} />}
    </Field>
  );
}

export function PasswordField(props: ComponentProps<'input'> & FieldTexts & Size) {
  const { label, hint, error, className, controlSize, ...input } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => (
        <div className={cx(styles.group, styles.secret)}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={cx(styles.input, controlSize === 'lg' && styles.lg)}
          />
          <IconButton label="Show password" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? <EyeOff size={18} /> : <Eye size={18} />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}

export function TextAreaField(props: ComponentProps<'textarea'> & FieldTexts) {
  const { label, hint, error, optional, count, className, ...area } = props;
  return (
    <Field {...{ label, hint, error, optional, count, className }}>
      {(control) => <textarea {...area} {...control} className={styles.textarea} />}
    </Field>
  );
}

export function SelectField(props: ComponentProps<'select'> & FieldTexts & Size) {
  const { label, hint, error, optional, className, controlSize, ...select } = props;
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => (
        <select {...select} {...control} className={cx(styles.select, controlSize === 'lg' && styles.lg)} />
      )}
    </Field>
  );
}

/** A time of day for rows of them; give it an `aria-label`. */
export const TimeInput = (props: ComponentProps<'input'>) => <input {...props} type="time" className={styles.input} />;

/** A select for rows of them; give it an `aria-label`. */
export const RowSelect = (props: ComponentProps<'select'>) => <select {...props} className={styles.select} />;

/** A select for toolbars: its label stands inside the box, before the choice. */
export const Select = ({ label, className, ...select }: ComponentProps<'select'> & { label: string }) => (
  <label className={cx(styles.choice, className)}>
    <span aria-hidden="true">{label}</span>
    <select aria-label={label} {...select} />
  </label>
);

export const SearchField = ({ label, className, ...input }: ComponentProps<'input'> & { label: string }) => (
  <div className={cx(styles.group, className)}>
    <Search />
    <input type="search" aria-label={label} placeholder={label} {...input} className={styles.input} />
  </div>
);

/** A set of options under one heading, e.g. of time zones. */
export const Options = ({ label, children }: { label: string; children: ReactNode }) => (
  <optgroup label={label}>{children}</optgroup>
);
