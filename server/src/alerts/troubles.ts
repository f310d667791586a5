import type { Health, PartName } from '@attendant/contract/system/health';
import type { Config } from '../config.ts';
import type { Finding } from '../doctor/finding.ts';
import { here } from '../doctor/here.ts';
import { outside } from '../doctor/outside.ts';
import { jobFailures, partFailures } from '../metrics.ts';
import { openRises } from './rises.ts';

/** Something that an operator should know of: its name, and what is so in whole sentences. */
export type Troubles = ReadonlyMap<string, string>;

const AWAY: Readonly<Record<PartName, string>> = {
  database: 'The database does not answer: requests are refused for now, and callers are told to hold on.',
  live: 'Live events are not heard: pages do not change by themselves.',
  jobs: 'Jobs do not run: mails, texts and the work of the night wait.',
  files: 'Recordings and uploads can be neither read nor written.',
  mail: 'Mails cannot be looked at.',
  speech: "There is neither ear nor voice: callers can only leave a message by the carrier's own means.",
  memory: 'The memory of a server cannot be looked at.',
};
/** Slow or nearly full; what is not named here is no reason to wake anybody. */
const STRAINED: Readonly<Partial<Record<PartName, string>>> = {
  mail: 'Mails have been waiting for more than ten minutes: the mail server does not take them.',
  memory: 'A server needs more memory than it should: start it anew when no call runs.',
};

/** What the doctor looks at beside what a server knows of itself, and how often. */
const EXAMINED = {
  'Data folder': here,
  Backups: here,
  'Public address': outside,
  Mail: outside,
  Speech: outside,
  Assistant: outside,
  Carrier: outside,
} as const;
const EVERY_MS = 3_600_000;
/** Sooner where something is wrong, so that its end is noticed. */
const AGAIN_MS = 5 * 60_000;

/** As in deploy/alerts.yaml. */
const FAILURES = { within: 10 * 60_000, most: 10 };
const JOB_FAILURES = { within: 3_600_000, most: 5 };

interface Looking {
  config: Config;
  health: () => Promise<Health>;
}

/** Looks at this server and at what it reaches; answers all that is wrong at this moment. */
export function openTroubles({ config, health }: Looking): (nowMs: number) => Promise<Troubles> {
  const [parts, jobs] = [openRises(partFailures, 'part', FAILURES), openRises(jobFailures, 'job', JOB_FAILURES)];
  let examined: { at: number; found: Troubles } | null = null;

  async function examine(nowMs: number): Promise<Troubles> {
    const isFresh = examined !== null && nowMs - examined.at < (examined.found.size > 0 ? AGAIN_MS : EVERY_MS);
    if (examined !== null && isFresh) return examined.found;
    const found = new Map<string, string>();
    for (const [part, looks] of Object.entries(EXAMINED)) {
      const finding = await looks[part]?.(config).catch(() => null);
      if (finding && isTrouble(part, finding)) found.set(part.toLowerCase(), finding.says);
    }
    examined = { at: nowMs, found };
    return found;
  }

  return async (nowMs) => {
    const found = new Map(await examine(nowMs));
    for (const { part, state } of (await health()).parts) {
      const says = state === 'down' ? AWAY[part] : state === 'degraded' ? STRAINED[part] : undefined;
      if (says) found.set(part, says);
    }
    for (const [part, count] of await parts(nowMs))
      found.set(`failing ${part}`, `${count} times within ten minutes a part of a call failed: ${part}.`);
    for (const [job, count] of await jobs(nowMs))
      found.set(`job ${job}`, `The job ${job} failed ${count} times within the hour.`);
    return found;
  };
}

/** Many servers cannot reach their own public address from inside: of that only the certificate is told. */
const isTrouble = (part: string, { state, soon }: Finding): boolean =>
  soon === true || (state === 'wrong' && part !== 'Public address');
