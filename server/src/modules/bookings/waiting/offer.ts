import type { Waiting } from '@attendant/contract/bookings/waiting';
import { sql } from 'kysely';
import { note } from '../../../audit.ts';
import type { Db, Tx } from '../../../database/open.ts';
import type { AgentActor } from '../../../http/context.ts';
import { problem } from '../../../http/problem.ts';
import { tell } from '../../../live/live.ts';
import { withoutAddresses } from '../../../mail/index.ts';
import { queueText } from '../../../outgoing-texts.ts';
import { sameNumber } from '../../../phones.ts';
import { holderOf, takeSlot } from '../free.ts';
import { wordsOf } from '../letters.ts';
import { visitOf } from '../queries.ts';
import { rulesOf } from '../rules.ts';
import { wishOf } from '../staff/wish.ts';
import { changedWaiting, findWaiting, listWaiting, type WaitingRow, waitingOf } from './waiting.ts';

/** An offer that nobody answers is over after so long. */
const OPEN_HOURS = 24;
/** Nor does its text go out later than that. */
const OFFER_MS = 3_600_000;

/** Texts them a time that is free now. It is not held: who answers first has it. */
export async function offerSlot(
  tx: Tx,
  actor: AgentActor,
  id: string,
  { starts_at, person_id }: { starts_at: string; person_id?: string | null | undefined },
): Promise<Waiting> {
  const row = await findWaiting(tx, actor, id);
  if (!/^\+[1-9]\d{7,14}$/.test(row.customer_phone)) throw problem('no-number');
  const rules = await rulesOf(tx, actor.agentId);
  const wish = wishOf(rules.staff, { service_id: row.service_id, person_id: person_id ?? row.person_id });
  const slot = await takeSlot(tx, actor, rules, new Date(starts_at), wish, { heldBy: holderOf(actor) });
  const person_name = rules.staff.persons.find((one) => one.id === slot.person_id)?.name ?? null;
  const what = [wordsOf(slot.start, rules.zone), visitOf({ service_name: row.service_name, person_name })];
  const offered = await tx
    .updateTable('waiting_list')
    .set({
      offered_at: sql<Date>`now()`,
      offered_start: slot.start,
      offered_person_id: slot.person_id,
      offer_problem: null,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returning('offered_at')
    .executeTakeFirstOrThrow();
  await queueText(tx, {
    kind: 'offer',
    agentId: actor.agentId,
    waitingId: id,
    key: `offer ${id} ${offered.offered_at?.toISOString()}`,
    phone: row.customer_phone,
    body: `${rules.name}: a time has come free, ${withoutAddresses(what.filter(Boolean).join(': '))}. Reply Y to take it, N if it does not suit you. Who answers first has it. STOP ends these texts.`,
    staleAt: new Date(Math.min(slot.start.getTime(), Date.now() + OFFER_MS)),
  });
  await changedWaiting(tx, actor, 'offered', id);
  const [one] = (await listWaiting(tx, actor)).filter((each) => each.id === id);
  if (!one) throw problem('not-found');
  return one;
}

/** What was offered to a number and waits for an answer, the latest first. */
export const offeredTo = (db: Db, agentId: string, phone: string): Promise<WaitingRow[]> =>
  waitingOf(db, agentId)
    .where(sameNumber('customer_phone', phone))
    .where('offered_at', '>', sql<Date>`now() - make_interval(hours => ${OPEN_HOURS})`)
    .where('offered_start', '>', sql<Date>`now()`)
    .orderBy('offered_at', 'desc')
    .execute();

/** It was declined, or was somebody else's first: they wait on. `why`: it could not even go out. */
export async function endOffer(tx: Tx, row: { id: string; agent_id: string }, why: string | null = null) {
  await tx
    .updateTable('waiting_list')
    .set({ offered_at: null, offered_start: null, offered_person_id: null, offer_problem: why })
    .where('id', '=', row.id)
    .execute();
  await tell(tx, { noun: 'bookings', verb: 'waiting', agent_id: row.agent_id, id: row.id });
}

/** As if it had not been offered. */
export async function withdrawOffer(tx: Tx, actor: AgentActor, id: string): Promise<void> {
  await endOffer(tx, await findWaiting(tx, actor, id));
  await note(tx, actor, 'waiting.withdrawn', id);
}

interface OfferText {
  key: string;
  waiting_id: string | null;
  agent_id: string;
}

const offeredIn = async (db: Db | Tx, { key, waiting_id, agent_id }: OfferText) => {
  const row = await waitingOf(db, agent_id)
    .where('id', '=', waiting_id ?? '')
    .executeTakeFirst();
  return row?.offered_at && key === `offer ${row.id} ${row.offered_at.toISOString()}` ? row : null;
};

/** What comes of an offer that the carrier is handed. */
export const offerTexts = {
  stands: async (db: Db, text: OfferText) => (await offeredIn(db, text)) !== null,
  sent: async () => null,
  failed: (db: Db, text: OfferText, why: string) =>
    db.transaction().execute(async (tx) => {
      const row = await offeredIn(tx, text);
      if (row) await endOffer(tx, row, why);
    }),
};
