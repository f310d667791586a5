import { FULFILMENTS } from '@attendant/contract/tools';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Options, TextAreaField, TextField } from '../../../kit/form/Input.tsx';
import { checkedBy } from '../../../kit/part/checked-by.ts';
import { fieldOf } from '../../../kit/part/field-of.ts';
import { DateField } from '../../../kit/pick/DateField.tsx';
import { SelectField } from '../../../kit/pick/SelectField.tsx';
import { FormBody, Pair } from '../../../kit/window/FormWindow.tsx';
import { OrderLines } from './OrderLines.tsx';
import { changesOf, FULFILMENT_NAMES, fieldsOf, type OrderDraft, OrderForm as Schema } from './order-form.ts';

interface OrderFormProps {
  id: string;
  order: OrderDraft;
  /** Of the business. */
  zone: string;
  /** Why it was not saved. */
  problem: string | null;
  onDirty: (isDirty: boolean) => void;
  onSave: (order: ReturnType<typeof changesOf>) => void;
}

/** An order to write or to put right: who it is for, how many of what, what is chosen on it. */
export function OrderForm({ id, order, zone, problem, onDirty, onSave }: OrderFormProps) {
  const form = useForm({
    resolver: checkedBy(Schema),
    mode: 'onTouched',
    defaultValues: fieldsOf(order, zone),
  });
  const { isDirty } = form.formState;
  const field = fieldOf(form);
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const isDelivery = useWatch({ control: form.control, name: 'fulfilment' }) === 'delivery';
  return (
    <FormProvider {...form}>
      <FormBody
        id={id}
        problem={problem}
        onSubmit={(event) => void form.handleSubmit((fields) => onSave(changesOf(order, fields, zone)))(event)}
      >
        <Pair>
          <TextField label="Name" {...field('customer_name')} />
          <TextField label="Phone" optional type="tel" {...field('customer_phone')} />
        </Pair>
        <OrderLines order={order} />
        <Pair>
          <SelectField label="For" optional {...form.register('fulfilment')}>
            <option value="">Not said</option>
            <Options of={FULFILMENTS} nameOf={(one) => FULFILMENT_NAMES[one]} />
          </SelectField>
          <DateField
            label="Wanted for"
            type="datetime-local"
            optional
            hint="Left empty, as soon as it is ready."
            {...field('wanted_at')}
          />
        </Pair>
        {isDelivery && <TextField label="Address" optional {...field('delivery_address')} />}
        <TextField label="Allergy" optional {...field('allergies')} />
        <TextAreaField label="Special request" optional rows={2} {...field('special_request')} />
      </FormBody>
    </FormProvider>
  );
}
