import type { Agent } from '@attendant/contract/agents';
import { useId, useState } from 'react';
import { problemText } from '../../../api/door/problem.ts';
import { FormWindow } from '../../../kit/window/FormWindow.tsx';
import { OrderForm } from './OrderForm.tsx';
import { useCreateOrder } from './order-changes.ts';
import { emptyOrder } from './order-form.ts';

interface NewOrderDialogProps {
  agent: Agent;
  isOpen: boolean;
  onClose: () => void;
}

/** An order taken at the counter, or by a person on the phone. */
function NewOrderDialog({ agent, isOpen, onClose }: NewOrderDialogProps) {
  const formId = useId();
  const [isDirty, setDirty] = useState(false);
  const create = useCreateOrder(agent.id, onClose);
  return (
    <FormWindow
      wide
      title="New order"
      act="Place order"
      form={formId}
      isSaving={create.isPending}
      {...{ isOpen, isDirty, onClose }}
    >
      <OrderForm
        id={formId}
        order={emptyOrder(agent.id)}
        zone={agent.timezone}
        problem={create.error && problemText(create.error, 'Failed to create order')}
        onDirty={setDirty}
        onSave={create.mutate}
      />
    </FormWindow>
  );
}

export default NewOrderDialog;
