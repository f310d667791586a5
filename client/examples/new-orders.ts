/**
 * Prints each order of an agent as it is placed, as a printer in a kitchen would:
 *
 *   ATTENDANT_EMAIL=… ATTENDANT_PASSWORD=… node client/examples/new-orders.ts AGENT_ID
 */
import { createAttendant, signIn } from '@attendant/client';

const { ATTENDANT_EMAIL: email = '', ATTENDANT_PASSWORD: password = '' } = process.env;
const baseUrl = process.env.ATTENDANT_URL ?? 'http://localhost:3000';
const [id = ''] = process.argv.slice(2);

const attendant = createAttendant({ baseUrl, token: await signIn({ baseUrl, email, password }) });
const agent = await attendant.agents.get({ id });
const events = await attendant.calls.events({ id });
console.log(`Waiting for orders: ${agent.name}.`);

for await (const event of events) {
  if (event.noun !== 'orders' || event.verb !== 'placed') continue;
  const order = await attendant.orders.get({ id: event.id });
  console.log(`\n${order.customer_name}, $${order.total_price.toFixed(2)}`);
  for (const { quantity, name, note } of order.order_items)
    console.log(`  ${quantity} ${name}${note ? ` (${note})` : ''}`);
}
