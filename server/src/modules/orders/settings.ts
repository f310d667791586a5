import {
  type Busy,
  ORDER_SETTINGS,
  type OrderSettings,
  type OrderSettingsChanges,
} from '@attendant/contract/orders/settings';
import { CategoryStations, tidyStations } from '@attendant/contract/orders/stations';
import { note } from '../../audit.ts';
import { asNumber, asSwitch, asWord, changesOf, type Telling } from '../../changed-fields.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { refuseField } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { agentOf, setOnAgent } from '../agents/index.ts';

/** How the kitchen of an agent works now; a busy hour that is over is not told any more. */
export async function orderSettings(db: Db | Tx, agentId: string, now = new Date()): Promise<OrderSettings> {
  const agent = await agentOf(db, agentId);
  const row = await db.selectFrom('order_settings').selectAll().where('agent_id', '=', agentId).executeTakeFirst();
  const busy = agent.busy_minutes > 0 && (agent.busy_until === null || agent.busy_until > now);
  return {
    due_minutes: row?.due_minutes ?? ORDER_SETTINGS.due_minutes,
    late_minutes: row?.late_minutes ?? ORDER_SETTINGS.late_minutes,
    ready_minutes: row?.ready_minutes ?? null,
    pickup: row?.pickup ?? ORDER_SETTINGS.pickup,
    delivery: row?.delivery ?? ORDER_SETTINGS.delivery,
    closed_orders: row?.closed_orders ?? ORDER_SETTINGS.closed_orders,
    ready_text_enabled: row?.ready_text_enabled ?? ORDER_SETTINGS.ready_text_enabled,
    ready_text: row?.ready_text ?? ORDER_SETTINGS.ready_text,
    board_order: row?.board_order === 'oldest' ? 'oldest' : ORDER_SETTINGS.board_order,
    stations: CategoryStations.parse(row?.stations ?? []),
    busy_minutes: busy ? agent.busy_minutes : 0,
    busy_until: busy ? (agent.busy_until?.toISOString() ?? null) : null,
  };
}

/** Refuses with `invalid` what contradicts what stays as it was. */
export async function changeOrderSettings(
  tx: Tx,
  actor: AgentActor,
  changes: OrderSettingsChanges,
): Promise<OrderSettings> {
  const { busy_minutes: _minutes, busy_until: _until, ...before } = await orderSettings(tx, actor.agentId);
  const after = { ...before, ...changes, updated_at: new Date() };
  after.stations = tidyStations(after.stations);
  refuseContradictions(after);
  const row = { ...after, stations: JSON.stringify(after.stations) };
  await tx
    .insertInto('order_settings')
    .values({ agent_id: actor.agentId, ...row })
    .onConflict((oc) => oc.column('agent_id').doUpdateSet(row))
    .execute();
  const fields = Object.keys(changes);
  const told = changesOf(fields, before, after, TELLING);
  await note(tx, actor, 'order-settings.changed', actor.agentId, { fields, changes: told });
  await tell(tx, { noun: 'orders', verb: 'settings-changed', agent_id: actor.agentId, id: actor.agentId });
  return orderSettings(tx, actor.agentId);
}

/** 'Pizza: Oven, Drinks: Bar' */
const asStations = (value: unknown): string | null =>
  CategoryStations.safeParse(value)
    .data?.map(({ category, station }) => `${category}: ${station}`)
    .join(', ') || null;

const TELLING: Telling = {
  due_minutes: asNumber('minutes'),
  late_minutes: asNumber('minutes'),
  ready_minutes: asNumber('minutes'),
  pickup: asSwitch,
  delivery: asSwitch,
  closed_orders: asSwitch,
  ready_text_enabled: asSwitch,
  board_order: asWord,
  stations: asStations,
};

function refuseContradictions(settings: Pick<OrderSettings, 'due_minutes' | 'late_minutes' | 'pickup' | 'delivery'>) {
  const { due_minutes, late_minutes, pickup, delivery } = settings;
  if (late_minutes <= due_minutes) refuseField('late_minutes', 'Red must come after amber');
  if (!pickup && !delivery) refuseField('pickup', 'Choose pickup, delivery or both');
}

/** The kitchen is behind by so many minutes: callers are told from their next word on. */
export async function setBusy(
  tx: Tx,
  actor: AgentActor,
  { minutes, for_minutes }: Busy,
  now = new Date(),
): Promise<OrderSettings> {
  const until = for_minutes === null ? null : new Date(now.getTime() + for_minutes * 60_000);
  const before = await orderSettings(tx, actor.agentId, now);
  await setOnAgent(tx, actor.agentId, { busy_minutes: minutes, busy_until: minutes === 0 ? null : until });
  await note(tx, actor, 'kitchen.busy', actor.agentId, {
    changes: changesOf(['busy_minutes'], before, { busy_minutes: minutes }, { busy_minutes: asNumber('minutes more') }),
  });
  await tell(tx, { noun: 'orders', verb: 'busy', agent_id: actor.agentId, id: actor.agentId });
  return orderSettings(tx, actor.agentId);
}

/** When an order is promised that is begun now or, while the business is closed, when it opens. */
export function promise(
  { ready_minutes, busy_minutes }: Pick<OrderSettings, 'ready_minutes' | 'busy_minutes'>,
  opens: Date | null,
  now = new Date(),
): Date | null {
  if (ready_minutes === null) return null;
  const minutes = opens ? ready_minutes : ready_minutes + busy_minutes;
  return new Date((opens ?? now).getTime() + minutes * 60_000);
}
