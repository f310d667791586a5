import type { Order, OrderChanges } from '@attendant/contract/orders';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FormProvider, useForm } from 'react-hook-form';
import { problemText } from '../../../api/problem.ts';
import { Banner } from '../../../kit/Banner.tsx';
import { TextAreaField, TextField } from '../../../kit/Input.tsx';
import { OrderLines } from './OrderLines.tsx';
import { changesOf, fieldsOf, OrderForm as Schema } from './order-form.ts';
import styles from './Ticket.module.css';

interface OrderFormProps {
  id: string;
  order: Order;
  error: Error | null;
  onSave: (changes: OrderChanges) => void;
}

/** An order to put right: who it is for, how many of what, what is chosen on it. */
export function OrderForm({ id, order, error, onSave }: OrderFormProps) {
  const form = useForm({
    resolver: standardSchemaResolver(Schema),
    mode: 'onTouched',
    defaultValues: fieldsOf(order),
  });
  const { errors } = form.formState;
  return (
    <FormProvider {...form}>
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => void form.handleSubmit((fields) => onSave(changesOf(order, fields)))(event)}
      >
        {error && <Banner tone="danger">{problemText(error, 'Failed to update order')}</Banner>}
        <div className={styles.pair}>
          <TextField label="Name" autoFocus error={errors.customer_name?.message} {...form.register('customer_name')} />
          <TextField
            label="Phone"
            type="tel"
            error={errors.customer_phone?.message}
            {...form.register('customer_phone')}
          />
        </div>
        <OrderLines order={order} />
        <TextField label="Allergy" optional {...form.register('allergies')} />
        <TextAreaField label="Special request" optional rows={2} {...form.register('special_request')} />
      </form>
    </FormProvider>
  );
}
