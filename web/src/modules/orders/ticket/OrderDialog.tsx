import type { Agent } from '@attendant/contract/agents';
import type { Order } from '@attendant/contract/orders';
import { orderNumber } from '@attendant/contract/orders/number';
import { allows } from '@attendant/contract/permissions';
import { Link } from '@tanstack/react-router';
import { Ban, Pencil, Printer, Trash2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { doConfirmed } from '../../../api/do-confirmed.ts';
import { changedFields, GONE, isGone, isMeanwhile, saveProblem } from '../../../api/meanwhile.ts';
import { Banner } from '../../../kit/form/Banner.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { Dialog } from '../../../kit/window/Dialog.tsx';
import { leaveForm } from '../../../kit/window/discard.ts';
import { SendButtons } from '../../../kit/window/FormWindow.tsx';
import { CancelForm } from './CancelForm.tsx';
import { OrderForm } from './OrderForm.tsx';
import { useCancelOrder, useOrder, useRemoveOrder, useRestoreOrder, useSaveOrder } from './order-changes.ts';
import { changesOf, fieldsOf } from './order-form.ts';
import { PrintedTicket, usePrint } from './PrintedTicket.tsx';
import styles from './Ticket.module.css';
import { TicketText } from './TicketText.tsx';

interface OrderDialogProps {
  agent: Agent;
  listed: Order;
  isOpen: boolean;
  onClose: () => void;
}

/** One order in full: to read, to print, to put right, to delete. */
function OrderDialog({ agent, listed, isOpen, onClose }: OrderDialogProps) {
  const formId = useId();
  const { data: order = listed, error } = useOrder(agent.id, listed);
  const [editing, setEditing] = useState<Order | null>(null);
  const [isDirty, setDirty] = useState(false);
  const save = useSaveOrder(agent.id, order.id, () => setEditing(null));
  const [cancelling, setCancelling] = useState(false);
  const cancel = useCancelOrder(agent.id, () => setCancelling(false));
  const restore = useRestoreOrder(agent.id);
  const removal = useRemoveOrder(agent.id);
  const { printing, print } = usePrint();
  const name = order.customer_name || 'Unknown';

  const remove = () =>
    doConfirmed({
      title: 'Delete Order',
      message: `Order ${orderNumber(order.id)} of ${name} leaves the board and the figures.`,
      action: () => removal.mutateAsync(order.id),
      done: onClose,
    });

  const edit = () => {
    save.reset();
    setEditing(order);
  };
  const mayChange = allows(agent.my_role, 'orders.change') && !isGone(error);
  const leave = (then: () => void) => void leaveForm(editing !== null && isDirty, then, save.isPending);

  return (
    <Dialog
      wide
      title={`${name}, ${orderNumber(order.id)}`}
      isOpen={isOpen}
      onClose={() => leave(onClose)}
      footer={
        editing ? (
          <SendButtons
            form={formId}
            act="Save Changes"
            isSaving={save.isPending}
            onCancel={() => leave(() => setEditing(null))}
          />
        ) : cancelling ? (
          <SendButtons
            form={formId}
            act="Cancel order"
            tone="danger"
            cancel="Back"
            isSaving={cancel.isPending}
            onCancel={() => setCancelling(false)}
          />
        ) : (
          <span className={styles.actions}>
            {allows(agent.my_role, 'orders.delete') && !isGone(error) && (
              <Button variant="danger-quiet" onClick={remove}>
                <Trash2 />
                Delete
              </Button>
            )}
            {mayChange && (
              <Button
                loading={restore.isPending}
                onClick={() => (order.cancelled_at ? restore.mutate(order.id) : setCancelling(true))}
              >
                {order.cancelled_at ? <Undo2 /> : <Ban />}
                {order.cancelled_at ? 'Undo cancellation' : 'Cancel order'}
              </Button>
            )}
            {mayChange && (
              <Button onClick={edit}>
                <Pencil />
                Edit
              </Button>
            )}
            <Button variant="primary" onClick={() => print(order)}>
              <Printer />
              Print ticket
            </Button>
          </span>
        )
      }
    >
      {error && !editing && <Banner tone="danger">{isGone(error) ? GONE : 'Failed to fetch order'}</Banner>}
      {editing ? (
        <OrderForm
          id={formId}
          order={editing}
          zone={agent.timezone}
          problem={save.error && saveProblem(save.error, 'Failed to update order')}
          onDirty={setDirty}
          onSave={(written) => {
            const { updated_at } = isMeanwhile(save.error) ? order : editing;
            save.mutate({
              ...changedFields(changesOf(editing, fieldsOf(editing, agent.timezone), agent.timezone), written),
              updated_at,
            });
          }}
        />
      ) : cancelling ? (
        <CancelForm
          id={formId}
          problem={cancel.error && saveProblem(cancel.error, 'Failed to update order')}
          onCancel={(reason) => cancel.mutate({ id: order.id, reason })}
        />
      ) : (
        <>
          <TicketText order={order} agent={agent} />
          {order.conversation_id && allows(agent.my_role, 'conversations.read') && (
            <HeardIn agent={agent} conversationId={order.conversation_id} />
          )}
        </>
      )}
      {printing && <PrintedTicket order={printing} agent={agent} />}
    </Dialog>
  );
}

const HeardIn = ({ agent, conversationId }: { agent: Agent; conversationId: string }) => (
  <Link
    className={`link ${styles.heard}`}
    to="/app/agents/$id/conversations"
    params={{ id: agent.id }}
    search={{ conversation: conversationId }}
  >
    View conversation
  </Link>
);

export default OrderDialog;
