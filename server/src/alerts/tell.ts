import type { Tx } from '../database/open.ts';
import type { JobInput, Jobs } from '../jobs/jobs.ts';
import { ours, type Post, words } from '../mail/index.ts';

/** What leaves the house: one that begins, or one that is over. */
export interface Alert {
  name: string;
  state: 'began' | 'ended';
  says: string;
  seenOn: string;
  beganAt: Date;
}

export interface Telling {
  jobs: Jobs;
  post: Post;
  /** A webhook. */
  url: string | undefined;
  emails: readonly string[];
  publicUrl: string;
}

const SEND = 'send-alert';
const LIMIT_MS = 10_000;
/** The last of them two hours later. */
const RETRIES = 8;

const sentence = ({ state, says }: Alert): string => (state === 'began' ? says : `It is over: ${says}`);

/** Sends each once it is committed, by jobs and mails: once, whichever server does it. */
export function openTelling({ jobs, post, url, emails, publicUrl }: Telling) {
  const { host } = new URL(publicUrl);
  const bodyOf = (alert: Alert) => ({
    // What chat programs show.
    text: `${host}: ${sentence(alert)}`,
    alert: alert.name,
    state: alert.state,
    says: alert.says,
    server: alert.seenOn,
    began_at: alert.beganAt.toISOString(),
  });
  if (url !== undefined) jobs.work(SEND, (body) => send(url, body));
  return {
    tell: async (tx: Tx, alert: Alert): Promise<void> => {
      if (url !== undefined) await jobs.enqueue(tx, SEND, bodyOf(alert), { retries: RETRIES });
      for (const to of emails)
        await post.queue(tx, {
          kind: 'alert',
          to,
          letter: {
            title: alert.state === 'began' ? words`Attention: ${ours(host)}` : words`Over: ${ours(host)}`,
            paragraphs: [words`${ours(sentence(alert))}`, words`Seen on ${ours(alert.seenOn)}.`],
            button: { label: words`Open Health`, url: `${publicUrl}/admin/health` },
          },
        });
    },
    /** Without a database there is neither job nor mail: by this server alone, and at once. */
    tellAtOnce: async (alert: Alert): Promise<void> => {
      if (url !== undefined) await send(url, bodyOf(alert));
    },
  };
}

async function send(url: string, body: JobInput): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`ALERT_URL answered ${answer.status}`);
}
