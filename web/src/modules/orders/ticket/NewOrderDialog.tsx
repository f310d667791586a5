import type { Agent } from '@attendant/contract/agents';
import { useId, useState } from 'react';
import { problemText } from '../../../api/door/problem.ts';
import { Button } from '../../../kit/frame/Button.tsx';
import { Dialog } from '../../../kit/window/Dialog.tsx';
import { mayDiscard } from '../../../kit/window/discard.ts';
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
  async function close() {
    if (!create.isPending && (await mayDiscard(isDirty))) onClose();
  }
  return (
    <Dialog
      wide
      title="New order"
      isOpen={isOpen}
      onClose={() => void close()}
      footer={
        <>
          <Button variant="ghost" onClick={() => void close()}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={create.isPending} loadingText="Saving...">
            Place order
          </Button>
        </>
      }
    >
      <OrderForm
        id={formId}
        order={emptyOrder(agent.id)}
        zone={agent.timezone}
        problem={create.error && problemText(create.error, 'Failed to create order')}
        onDirty={setDirty}
        onSave={create.mutate}
      />
    </Dialog>
  );
}

export default NewOrderDialog;
