import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { saveProblem } from '../../../api/meanwhile.ts';
import { TextAreaField, TextField } from '../../../kit/form/Input.tsx';
import { checkedBy } from '../../../kit/part/checked-by.ts';
import { fieldOf } from '../../../kit/part/field-of.ts';
import { FormBody, Pair } from '../../../kit/window/FormWindow.tsx';
import { type AppointmentFields, AppointmentFields as Schema } from './appointment-form.ts';
import { VisitFields } from './VisitFields.tsx';
import { WhenFields } from './WhenFields.tsx';

interface AppointmentFormProps {
  id: string;
  initial: AppointmentFields;
  error: Error | null;
  onDirty: (isDirty: boolean) => void;
  onSave: (fields: AppointmentFields) => void;
}

export function AppointmentForm({ id, initial, error, onDirty, onSave }: AppointmentFormProps) {
  const form = useForm({ resolver: checkedBy(Schema), mode: 'onTouched', defaultValues: initial });
  const { isDirty } = form.formState;
  const field = fieldOf(form);
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  return (
    <FormBody
      id={id}
      problem={error && saveProblem(error, 'Failed to save the appointment')}
      onSubmit={(event) => void form.handleSubmit(onSave)(event)}
    >
      <VisitFields form={form} />
      <WhenFields form={form} initial={initial} />
      <TextField label="Name" autoComplete="off" {...field('customer_name')} />
      <Pair>
        <TextField label="Phone" optional type="tel" autoComplete="off" {...field('customer_phone')} />
        <TextField
          label="Email"
          optional
          type="email"
          autoComplete="off"
          hint="Gets an invitation with a calendar file"
          {...field('customer_email')}
        />
      </Pair>
      <TextAreaField label="What it is about" optional rows={2} {...field('notes')} />
    </FormBody>
  );
}
