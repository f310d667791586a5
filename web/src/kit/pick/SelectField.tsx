import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../form/Field.tsx';
import field from '../form/field.module.css';
import { Options } from '../form/Input.tsx';
import { cx } from '../look/cx.ts';
import { SelectControl } from './SelectControl.tsx';

const CONTROL = cx(field.control, field.select);

export function SelectField(props: ComponentProps<'select'> & FieldTexts & { controlSize?: 'md' | 'lg' }) {
  const { label, hint, error, optional, className, controlSize, ...select } = props;
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => (
        <SelectControl {...select} {...control} className={cx(CONTROL, controlSize === 'lg' && field.lg)} />
      )}
    </Field>
  );
}

/** A select for rows of them; give it an `aria-label`. */
export const RowSelect = (props: ComponentProps<'select'>) => <SelectControl {...props} className={CONTROL} />;

interface SelectProps<Value extends string | number> {
  label: string;
  value: Value | '';
  options: readonly Value[];
  /** The words of an option that are not the option itself. */
  nameOf?: (option: Value) => string | undefined;
  /** The words for '', which narrows nothing; without them it cannot be picked. */
  all?: string;
  onPick: (value: Value | '') => void;
}

/** A select for toolbars: its label stands inside the box, before the choice. */
export const Select = <Value extends string | number>(props: SelectProps<Value>) => (
  <label className={field.choice}>
    <span aria-hidden="true">{props.label}</span>
    <SelectControl
      aria-label={props.label}
      value={props.value}
      onChange={({ target }) => props.onPick(props.options.find((option) => String(option) === target.value) ?? '')}
    >
      {props.all && <option value="">{props.all}</option>}
      <Options of={props.options} nameOf={props.nameOf} />
    </SelectControl>
  </label>
);
