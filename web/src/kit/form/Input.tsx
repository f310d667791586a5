import { Eye, EyeOff, Search } from 'lucide-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
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
      {(control) => <input {...input} {...control} className={cx(styles.control, controlSize === 'lg' && styles.lg)} />}
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
            className={cx(styles.control, controlSize === 'lg' && styles.lg)}
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
      {(control) => <textarea {...area} {...control} className={cx(styles.control, styles.textarea)} />}
    </Field>
  );
}

export interface SelectProps<Value extends string | number> {
  label: string;
  value: Value | '';
  options: readonly Value[];
  /** The words of an option that are not the option itself. */
  nameOf?: (option: Value) => string | undefined;
  /** The words for '', which narrows nothing; without them it cannot be picked. */
  all?: string;
  onPick: (value: Value | '') => void;
  /** The element itself; `kit/pick` has one with a list of ours. */
  Control?: 'select' | ComponentType<ComponentProps<'select'>>;
}

/** A toolbar's select of few options, for pages that must be light: its label stands inside the box. Others have `kit/pick`. */
export const Select = <Value extends string | number>({ Control = 'select', ...props }: SelectProps<Value>) => (
  <label className={styles.choice}>
    <span aria-hidden="true">{props.label}</span>
    <Control
      aria-label={props.label}
      value={props.value}
      onChange={({ target }) => props.onPick(props.options.find((option) => String(option) === target.value) ?? '')}
    >
      {props.all && <option value="">{props.all}</option>}
      <Options of={props.options} nameOf={props.nameOf} />
    </Control>
  </label>
);

interface SearchProps extends ComponentProps<'input'> {
  label: string;
  onSearch?: (typed: string) => void;
}

export const SearchField = ({ label, className, onSearch, ...input }: SearchProps) => (
  <div className={cx(styles.group, className)}>
    <Search />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      onChange={({ target }) => onSearch?.(target.value)}
      {...input}
      className={styles.control}
    />
  </div>
);

interface OptionsProps<Value extends string | number> {
  /** Each value, with its words where `nameOf` has none for it. */
  of: readonly (Value | readonly [value: Value, words: string])[];
  nameOf?: ((value: Value) => string | undefined) | undefined;
  /** A heading above them, e.g. of time zones. */
  label?: string;
}

/** The options of a select: `<Options of={WEEKDAYS} nameOf={capital} />`. */
export function Options<Value extends string | number>({ of, nameOf, label }: OptionsProps<Value>) {
  const options = of.map((one) => {
    const [value, words] = typeof one === 'object' ? one : [one, nameOf?.(one)];
    return (
      <option key={value} value={value}>
        {words ?? value}
      </option>
    );
  });
  return label ? <optgroup label={label}>{options}</optgroup> : options;
}
