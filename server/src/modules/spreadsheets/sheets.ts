import type { Report } from '@attendant/contract/agents/reports';
import type { Spreadsheet } from '@attendant/contract/agents/spreadsheets';
import type { Appointment } from '@attendant/contract/bookings';
import type { Callback } from '@attendant/contract/callbacks';
import type { Conversation } from '@attendant/contract/conversations';
import type { Order } from '@attendant/contract/orders';
import { orderNumber } from '@attendant/contract/orders/number';
import type { Db } from '../../database/open.ts';
import { dayOf, daySpan, timeOf } from '../../days.ts';
import type { AgentActor } from '../../http/context.ts';
import type { Cell } from '../../http/csv-file.ts';
import { zoneOf } from '../agents/index.ts';
import { listAppointments } from '../bookings/index.ts';
import { listCallbacks } from '../callbacks/index.ts';
import { listConversations } from '../conversations/index.ts';
import { listOrders } from '../orders/index.ts';
import { reportOf } from '../statistics/index.ts';

interface Sheet {
  name: string;
  columns: readonly string[];
  rows: Cell[][];
}

interface Days {
  start_date?: string | undefined;
  end_date?: string | undefined;
}
interface Page {
  limit: number;
  offset: number;
}

/** Columns by their heads, each with what stands in it. `at`: a moment on the clock of the agent, as spreadsheets read it. */
type Columns<One> = Readonly<Record<string, (one: One, at: (moment: string | null) => string) => Cell>>;

/** As prices of a menu file: 540 is '540.00'. */
const dollars = (amount: number): Cell => amount.toFixed(2);

const CONVERSATIONS: Columns<Conversation> = {
  started_at: ({ started_at }, at) => at(started_at),
  caller: ({ caller_name }) => caller_name,
  phone: ({ caller_phone }) => caller_phone,
  outcome: ({ outcome }) => outcome.text,
  duration_seconds: ({ duration_seconds }) => duration_seconds,
  type: ({ conversation_type }) => conversation_type,
  status: ({ status }) => status,
  summary: ({ summary }) => summary,
  test: ({ is_test }) => is_test,
  id: ({ id }) => id,
};

const ORDERS: Columns<Order> = {
  placed_at: ({ created_at }, at) => at(created_at),
  number: ({ id }) => orderNumber(id),
  customer: ({ customer_name }) => customer_name,
  phone: ({ customer_phone }) => customer_phone,
  items: ({ order_items }) => order_items.map(({ quantity, name }) => `${quantity} ${name}`).join('; '),
  special_request: ({ special_request }) => special_request,
  fulfilment: ({ fulfilment }) => fulfilment,
  wanted_at: ({ wanted_at }, at) => at(wanted_at),
  status: ({ status, cancelled_at }) => (cancelled_at ? 'cancelled' : status),
  cancel_reason: ({ cancel_reason }) => cancel_reason,
  total: ({ total_price }) => dollars(total_price),
  test: ({ is_test }) => is_test,
  id: ({ id }) => id,
};

const BOOKINGS: Columns<Appointment> = {
  starts_at: ({ starts_at }, at) => at(starts_at),
  ends_at: ({ ends_at }, at) => at(ends_at),
  customer: ({ customer_name }) => customer_name,
  phone: ({ customer_phone }) => customer_phone,
  email: ({ customer_email }) => customer_email,
  service: ({ service_name }) => service_name,
  person: ({ person_name }) => person_name,
  notes: ({ notes }) => notes,
  status: ({ status }) => status,
  booked_at: ({ created_at }, at) => at(created_at),
  id: ({ id }) => id,
};

const CALLBACKS: Columns<Callback> = {
  left_at: ({ created_at }, at) => at(created_at),
  caller: ({ caller_name }) => caller_name,
  phone: ({ caller_phone }) => caller_phone,
  kind: ({ kind }) => kind,
  message: ({ body }) => body,
  assigned_to: ({ assigned_to }) => assigned_to?.name ?? '',
  done_at: ({ done_at }, at) => at(done_at),
  done_by: ({ done_by }) => done_by,
  id: ({ id }) => id,
};

type Of<List extends readonly unknown[]> = List[number];

const BY_DAY: Columns<Of<Report['sales']['by_day']>> = {
  day: ({ day }) => day,
  orders: ({ orders }) => orders,
  revenue: ({ revenue }) => dollars(revenue),
};
const BY_HOUR: Columns<Of<Report['sales']['by_hour']>> = {
  hour: ({ hour }) => hour,
  orders: ({ orders }) => orders,
  revenue: ({ revenue }) => dollars(revenue),
};
const BY_DISH: Columns<Of<Report['sales']['by_dish']>> = {
  dish: ({ dish }) => dish,
  quantity: ({ quantity }) => quantity,
  orders: ({ orders }) => orders,
  revenue: ({ revenue }) => dollars(revenue),
};
const BY_SERVICE: Columns<Of<Report['bookings']['by_service']>> = {
  service: ({ service_name }) => service_name,
  bookings: ({ bookings }) => bookings,
};
const BY_OUTCOME: Columns<Of<Report['conversations']['by_outcome']>> = {
  outcome: ({ outcome }) => outcome,
  conversations: ({ conversations }) => conversations,
};
const UNANSWERED: Columns<Of<Report['unanswered']>> = {
  asked_at: ({ at: moment }, at) => at(moment),
  what: ({ content }) => content,
  conversation_id: ({ conversation_id }) => conversation_id,
};

/** One list of some days, all of it, for a spreadsheet. */
export async function sheetOf(db: Db, actor: AgentActor, list: Spreadsheet, days: Days): Promise<Sheet> {
  const zone = await zoneOf(db, actor);
  const { first, last } = daySpan(days, zone);
  const at = (moment: string | null): string => {
    if (moment === null) return '';
    const date = new Date(moment);
    return `${dayOf(date, zone)} ${timeOf(date, zone)}`;
  };
  const table = <One>(columns: Columns<One>, items: readonly One[]): Sheet => ({
    name: `${list}-${first === last ? first : `${first}-to-${last}`}.csv`,
    columns: Object.keys(columns),
    rows: items.map((one) => Object.values(columns).map((cell) => cell(one, at))),
  });
  // What comes in meanwhile would push a row into two pages.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      switch (list) {
        case 'conversations':
          return table(CONVERSATIONS, await allOf((page) => listConversations(tx, actor, { ...days, ...page })));
        case 'orders':
          return table(ORDERS, await allOf((page) => listOrders(tx, actor, { ...days, ...page })));
        case 'bookings':
          return table(BOOKINGS, await allOf((page) => listAppointments(tx, actor, { ...days, ...page })));
        case 'callbacks':
          return table(CALLBACKS, await allOf((page) => listCallbacks(tx, actor, { ...page, days })));
        case 'sales-by-day':
          return table(BY_DAY, (await reportOf(tx, actor, days)).sales.by_day);
        case 'sales-by-hour':
          return table(BY_HOUR, (await reportOf(tx, actor, days)).sales.by_hour);
        case 'sales-by-dish':
          return table(BY_DISH, (await reportOf(tx, actor, days)).sales.by_dish);
        case 'bookings-by-service':
          return table(BY_SERVICE, (await reportOf(tx, actor, days)).bookings.by_service);
        case 'outcomes':
          return table(BY_OUTCOME, (await reportOf(tx, actor, days)).conversations.by_outcome);
        case 'unanswered':
          return table(UNANSWERED, (await reportOf(tx, actor, days)).unanswered);
      }
    });
}

const AT_ONCE = 1_000;

async function allOf<One>(list: (page: Page) => Promise<{ items: One[] }>): Promise<One[]> {
  const all: One[] = [];
  for (let offset = 0; ; offset += AT_ONCE) {
    const { items } = await list({ limit: AT_ONCE, offset });
    all.push(...items);
    if (items.length < AT_ONCE) return all;
  }
}
