import type { Db } from '../../database/open.ts';

/** What came of a conversation, read from the database and not from what was said. */
export async function outcomeOf(db: Db, agentId: string, from: string) {
  const conversations = await db
    .selectFrom('conversations')
    .select(['id', 'status'])
    .where('agent_id', '=', agentId)
    .where('caller_phone', '=', from)
    .execute();
  const ids = conversations.map(({ id }) => id);
  const [orders, items, callbacks, transfers, bookings, messages] = await Promise.all([
    db.selectFrom('orders').select(['id', 'customer_name', 'total_cents']).where('agent_id', '=', agentId).execute(),
    db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .select(['order_items.name', 'quantity'])
      .where('orders.agent_id', '=', agentId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('callbacks')
      .select('body')
      .where('agent_id', '=', agentId)
      // Of a call in which nobody said a word there is only that it was missed.
      .where('body', '<>', '')
      .execute(),
    db.selectFrom('transfers').select('result').where('agent_id', '=', agentId).execute(),
    db.selectFrom('appointments').select('id').where('agent_id', '=', agentId).where('status', '=', 'booked').execute(),
    ids.length === 0
      ? []
      : db
          .selectFrom('messages')
          .select(['role', 'content'])
          .where('conversation_id', 'in', ids)
          .orderBy('said_at')
          .execute(),
  ]);
  return {
    statuses: conversations.map(({ status }) => status),
    orders: orders.map(({ customer_name, total_cents }) => ({ name: customer_name, total: total_cents / 100 })),
    lines: items.map(({ name, quantity }) => `${quantity} ${name}`),
    messages: callbacks.map(({ body }) => body),
    transfers: transfers.map(({ result }) => result),
    bookings: bookings.length,
    transcript: messages.map(({ role, content }) => `${role === 'user' ? 'Caller' : 'Agent'}: ${content}`),
    said: messages.flatMap(({ role, content }) => (role === 'agent' ? [content] : [])).join('\n'),
  };
}

/** What the agent claimed, counted: as much must have been committed. */
export const claimsOf = (said: string) => ({
  orders: count(said, /Your order is in/g),
  messages: count(said, /written your message down/g),
  bookings: count(said, /You are booked for/g),
});

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;
