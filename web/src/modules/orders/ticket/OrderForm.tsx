import { optionText } from '@attendant/contract/options';
import type { Order, OrderChanges } from '@attendant/contract/orders';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { X } from 'lucide-react';
import { useFieldArray, useForm } from 'react-hook-form';
import { problemText } from '../../../api/problem.ts';
import { Banner } from '../../../kit/Banner.tsx';
import { IconButton } from '../../../kit/Button.tsx';
import { TextAreaField, TextField } from '../../../kit/Input.tsx';
import { changesOf, fieldsOf, type OrderFields, OrderForm as Schema } from './order-form.ts';
import styles from './Ticket.module.css';

interface OrderFormProps {
  id: string;
  order: Order;
  error: Error | null;
  onSave: (changes: OrderChanges) => void;
}

/** An order to put right: who it is for, how many of what. */
export function OrderForm({ id, order, error, onSave }: OrderFormProps) {
  const form = useForm({
    resolver: standardSchemaResolver(Schema),
    mode: 'onTouched',
    defaultValues: fieldsOf(order),
  });
  const { errors } = form.formState;
  const lines = useFieldArray<OrderFields, 'lines', 'key'>({ control: form.control, name: 'lines', keyName: 'key' });
  const problem = errors.lines?.root?.message ?? errors.lines?.message;
  return (
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
      <ul className={styles.rows}>
        {lines.fields.map((line, at) => (
          <li key={line.key}>
            <TextField
              label="How many"
              type="number"
              min="1"
              error={errors.lines?.[at]?.quantity?.message}
              {...form.register(`lines.${at}.quantity`, { valueAsNumber: true })}
            />
            <Dish order={order} id={line.id} />
            <TextField label="Note" {...form.register(`lines.${at}.note`)} />
            <IconButton label={`Remove ${nameOf(order, line.id)}`} onClick={() => lines.remove(at)}>
              <X size={16} strokeWidth={1.75} />
            </IconButton>
          </li>
        ))}
      </ul>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <TextField label="Allergy" optional {...form.register('allergies')} />
      <TextAreaField label="Special request" optional rows={2} {...form.register('special_request')} />
    </form>
  );
}

const find = (order: Order, id: string) => order.order_items.find((item) => item.id === id);
const nameOf = (order: Order, id: string): string => find(order, id)?.name ?? 'item';

const Dish = ({ order, id }: { order: Order; id: string }) => (
  <span className={styles.dish}>
    {nameOf(order, id)}
    <small>{optionText(find(order, id)?.options ?? [])}</small>
  </span>
);
