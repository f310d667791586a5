import { Cancellation } from '@attendant/contract/orders';
import { useForm, useWatch } from 'react-hook-form';
import { TextField } from '../../../kit/form/Input.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { checkedBy } from '../../../kit/part/checked-by.ts';
import { fieldOf } from '../../../kit/part/field-of.ts';
import { FormBody } from '../../../kit/window/FormWindow.tsx';
import styles from './Ticket.module.css';

/** What it mostly is. */
const REASONS = ['Customer cancelled', 'Sold out', 'Not picked up', 'Ordered twice'];

interface CancelFormProps {
  id: string;
  /** Why it was not saved. */
  problem: string | null;
  onCancel: (reason: string) => void;
}

/** Why an order is not to be made: it stays beside the order, and takes it out of the figures. */
export function CancelForm({ id, problem, onCancel }: CancelFormProps) {
  const form = useForm({ resolver: checkedBy(Cancellation), defaultValues: { reason: '' } });
  const reason = useWatch({ control: form.control, name: 'reason' });
  return (
    <FormBody
      id={id}
      problem={problem}
      onSubmit={(event) => void form.handleSubmit((fields) => onCancel(fields.reason))(event)}
    >
      <p className="t2">It stays on the board under Completed, counts in no figure, and can be taken back.</p>
      <div className={styles.reasons}>
        {REASONS.map((one) => (
          <Button
            key={one}
            aria-pressed={one === reason}
            onClick={() => form.setValue('reason', one, { shouldValidate: true })}
          >
            {one}
          </Button>
        ))}
      </div>
      <TextField label="Reason" maxLength={200} {...fieldOf(form)('reason')} />
    </FormBody>
  );
}
