import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../database/open.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Live } from '../../live/live.ts';
import { agentOf } from '../agents/index.ts';
import { Refused, type TextCarrier } from './carrier.ts';
import { hasOptedOut } from './opt-outs.ts';

interface Parts {
  db: Db;
  jobs: Jobs;
  live: Live;
  log: Logger;
  /** Null where no carrier's account is configured. */
  carrier: TextCarrier | null;
}

const TRIES = 5;
const SEND = 'send-order-texts';
/** A text that an order is ready is of no use an hour later. */
const STALE_MINUTES = 60;

/** Texts customers that their orders are ready: as soon as it is recorded, and again while the carrier fails. */
export function sendOrderTexts(parts: Parts): void {
  const { jobs, live, db, log } = parts;
  jobs.work(SEND, () => sendDue(parts));
  jobs.schedule('send-order-texts-again', '* * * * *', () => sendDue(parts));
  live.onEvent(({ noun, verb }) => {
    if (noun !== 'orders' || verb !== 'ready-to-text') return;
    // Each server hears it; a text is claimed by one of them.
    sendDue({ ...parts, db }).catch((error: unknown) => log.warn({ err: error }, 'texts could not be sent'));
  });
}

/** Sends what is due and answers how many went out. A claim moves the next try into the future, as with mails. */
export async function sendDue({ db, carrier, log }: Omit<Parts, 'jobs' | 'live'>): Promise<number> {
  const due = await db
    .updateTable('order_texts')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: sql<Date>`now() + interval '30 seconds' * power(2, attempts)`,
    })
    .where('order_id', 'in', (eb) =>
      eb
        .selectFrom('order_texts')
        .select('order_id')
        .where('sent_at', 'is', null)
        .where('error', 'is', null)
        .where('attempts', '<', TRIES)
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .where('recorded_at', '>', sql<Date>`now() - make_interval(mins => ${STALE_MINUTES})`)
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  const sent = await Promise.all(due.map((text) => sendOne(db, carrier, log, text)));
  return sent.filter(Boolean).length;
}

interface Claimed {
  order_id: string;
  agent_id: string;
  phone: string;
  body: string;
  attempts: number;
}

async function sendOne(db: Db, carrier: TextCarrier | null, log: Logger, text: Claimed): Promise<boolean> {
  const finish = (values: { sent_at?: Date; carrier_id?: string; error?: string }) =>
    db.updateTable('order_texts').set(values).where('order_id', '=', text.order_id).execute();
  const agent = await agentOf(db, text.agent_id);
  const why = !carrier
    ? 'no carrier account is configured'
    : !agent.phone_number
      ? 'the agent has no number'
      : (await hasOptedOut(db, text.agent_id, text.phone))
        ? 'the customer asked for no texts'
        : null;
  if (why !== null || !carrier || !agent.phone_number) {
    await finish({ error: why ?? 'not sent' });
    return false;
  }
  try {
    const carrier_id = await carrier.send({ from: agent.phone_number, to: text.phone, body: text.body });
    await finish({ sent_at: new Date(), carrier_id });
    return true;
  } catch (error) {
    log.warn({ err: error, attempt: text.attempts }, 'a text was not taken');
    if (error instanceof Refused || text.attempts >= TRIES) await finish({ error: 'the carrier refused it' });
    return false;
  }
}
