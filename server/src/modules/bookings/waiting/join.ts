import type { JoinWaitingListInput } from '@attendant/contract/bookings/tools';
import type { Waiting } from '@attendant/contract/bookings/waiting';
import type { Tx } from '../../../database/open.ts';
import { clockWords } from '../../../days.ts';
import type { AgentActor } from '../../../http/context.ts';
import { type AgentToolOutcome, refused } from '../../tool.ts';
import type { Action } from '../bookings.ts';
import { dayWordsOf } from '../letters.ts';
import { visitOf } from '../queries.ts';
import { addWaiting } from './waiting.ts';

/** Puts a caller on the list; what they are told is made from the row. */
export async function joinWaitingList(
  tx: Tx,
  actor: AgentActor,
  { after, before, ...wanted }: JoinWaitingListInput,
  callerPhone: string | null,
  action: Action,
): Promise<AgentToolOutcome> {
  const customer_phone = wanted.customer_phone ?? callerPhone ?? '';
  if (customer_phone === '')
    return refused('no-number', 'Without a number nobody could tell you when a time comes free.');
  const times = { after_time: after ?? null, before_time: before ?? null };
  const one = await addWaiting(tx, actor, { ...wanted, ...times, customer_phone }, action);
  const wish = [visitOf(one), `${daysOf(one)}${timesOf(one)}`].filter(Boolean).join(', ');
  return {
    ok: true,
    value: { waiting_id: one.id, from_day: one.from_day, until_day: one.until_day },
    say: `You are on the waiting list, ${one.customer_name}: ${wish}. No time is held: when one comes free, we can offer it to you.`,
    receipt: { kind: 'waiting', id: one.id },
  };
}

const daysOf = ({ from_day, until_day }: Waiting): string =>
  from_day === until_day ? dayWordsOf(from_day) : `${dayWordsOf(from_day)} to ${dayWordsOf(until_day)}`;

function timesOf({ after_time, before_time }: Waiting): string {
  const [after, before] = [after_time && clockWords(after_time), before_time && clockWords(before_time)];
  if (after && before) return ` between ${after} and ${before}`;
  if (after) return ` from ${after} on`;
  return before ? ` before ${before}` : '';
}
