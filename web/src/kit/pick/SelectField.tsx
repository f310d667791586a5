import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../form/Field.tsx';
import field from '../form/field.module.css';
import { Select as PlainSelect, type SelectProps } from '../form/Input.tsx';
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

/** A select for toolbars: its label stands inside the box, before the choice. */
export const Select = <Value extends string | number>(props: Omit<SelectProps<Value>, 'Control'>) => (
  <PlainSelect {...props} Control={SelectControl} />
);
