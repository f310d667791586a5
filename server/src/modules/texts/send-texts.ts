import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../database/open.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Live } from '../../live/live.ts';
import type { Post } from '../../mail/index.ts';
import { TAKEN_BACK, TO_TEXT } from '../../outgoing-texts.ts';
import { agentOf } from '../agents/index.ts';
import { offerTexts, reminderTexts } from '../bookings/index.ts';
import { isReady } from '../orders/index.ts';
import { Refused, type TextCarrier } from './carrier.ts';
import { hasOptedOut } from './opt-outs.ts';

interface Parts {
  db: Db;
  jobs: Jobs;
  live: Live;
  log: Logger;
  post: Post;
  /** Null where no carrier's account is configured. */
  carrier: TextCarrier | null;
  /** What a press sends waits for so long: the press can be taken back. */
  takeBackSeconds: number;
}

const TRIES = 5;
const SEND = 'send-texts';
const LATER_MS = 50;
/** These go out because somebody pressed a button. */
const PRESSED = ['order-ready', 'offer'];

/** Sends the texts that go out by themselves: as soon as each is recorded, and again while the carrier fails. */
export function sendTexts(parts: Parts): void {
  const { jobs, live, db, log } = parts;
  jobs.work(SEND, () => sendDue(parts));
  jobs.schedule('send-texts-again', '* * * * *', () => sendDue(parts));
  // Each server hears it; a text is claimed by one of them.
  const send = () => {
    sendDue({ ...parts, db }).catch((error: unknown) => log.warn({ err: error }, 'texts could not be sent'));
  };
  live.onEvent(({ verb }) => {
    if (verb !== TO_TEXT) return;
    send();
    if (parts.takeBackSeconds > 0) setTimeout(send, parts.takeBackSeconds * 1000 + LATER_MS).unref();
  });
}

/** Sends what is due and answers how many went out. A claim moves the next try into the future, as with mails. */
async function sendDue(parts: Omit<Parts, 'jobs' | 'live'>): Promise<number> {
  const due = await parts.db
    .updateTable('outgoing_texts')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: sql<Date>`now() + interval '30 seconds' * power(2, attempts)`,
    })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outgoing_texts')
        .select('id')
        .where('sent_at', 'is', null)
        .where('error', 'is', null)
        .where('attempts', '<', TRIES)
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .where((of) =>
          of.or([
            of('kind', 'not in', PRESSED),
            of('recorded_at', '<=', sql<Date>`now() - make_interval(secs => ${parts.takeBackSeconds})`),
          ]),
        )
        .where('stale_at', '>', sql<Date>`now()`)
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  const sent = await Promise.all(due.map((text) => sendOne(parts, text)));
  return sent.filter(Boolean).length;
}

interface Claimed {
  id: string;
  kind: string;
  key: string;
  agent_id: string;
  appointment_id: string | null;
  waiting_id: string | null;
  order_id: string | null;
  phone: string;
  body: string;
  attempts: number;
}

/** What hangs on a text besides itself. */
interface About {
  /** Whether what it says is still so. */
  stands(db: Db, text: Claimed): Promise<boolean>;
  sent(db: Db, text: Claimed): Promise<unknown>;
  failed(db: Db, text: Claimed, why: string): Promise<unknown>;
}
const READY: About = { stands: isReady, sent: async () => null, failed: async () => null };

async function sendOne({ db, carrier, log, post }: Omit<Parts, 'jobs' | 'live'>, text: Claimed): Promise<boolean> {
  const about: About = text.kind === 'reminder' ? reminderTexts(post) : text.kind === 'offer' ? offerTexts : READY;
  const finish = (values: { sent_at?: Date; carrier_id?: string; error?: string }) =>
    db.updateTable('outgoing_texts').set(values).where('id', '=', text.id).execute();
  const giveUp = async (error: string) => {
    await finish({ error });
    await about.failed(db, text, error);
    return false;
  };
  const agent = await agentOf(db, text.agent_id);
  if (!(await about.stands(db, text))) return giveUp(TAKEN_BACK);
  if (!carrier) return giveUp('no carrier account is configured');
  if (!agent.phone_number) return giveUp('the agent has no number');
  if (await hasOptedOut(db, text.agent_id, text.phone)) return giveUp('the customer asked for no texts');
  try {
    const carrier_id = await carrier.send({ from: agent.phone_number, to: text.phone, body: text.body });
    await finish({ sent_at: new Date(), carrier_id });
    await about.sent(db, text);
    return true;
  } catch (error) {
    log.warn({ err: error, attempt: text.attempts }, 'a text was not taken');
    return error instanceof Refused || text.attempts >= TRIES ? giveUp('the carrier refused it') : false;
  }
}
