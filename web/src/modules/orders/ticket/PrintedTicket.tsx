import type { Agent } from '@attendant/contract/agents';
import type { Order } from '@attendant/contract/orders';
import { orderNumber } from '@attendant/contract/orders/number';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Ticket.module.css';
import { TicketText } from './TicketText.tsx';

/** Prints one order: the ticket is put on the page, alone, for as long as the printer needs it. */
export function usePrint() {
  const [printing, setPrinting] = useState<Order | null>(null);
  useEffect(() => {
    if (!printing) return;
    const done = () => setPrinting(null);
    addEventListener('afterprint', done, { once: true });
    print();
    return () => removeEventListener('afterprint', done);
  }, [printing]);
  return { printing, print: setPrinting };
}

export const PrintedTicket = ({ order, agent }: { order: Order; agent: Agent }) =>
  createPortal(
    <div className={styles.printed} aria-hidden="true">
      <p>{agent.business_name || agent.name}</p>
      <h1>
        {order.customer_name || 'Unknown'} <span>{orderNumber(order.id)}</span>
      </h1>
      <TicketText order={order} agent={agent} />
    </div>,
    document.body,
  );
