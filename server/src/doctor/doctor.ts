import type { Config } from '../config.ts';
import { database } from './database.ts';
import { type Finding, type Looks, reason, wrong } from './finding.ts';
import { here } from './here.ts';
import { outside } from './outside.ts';

const PARTS: Looks = { ...here, Database: database, ...outside };

/** Looks at every part of an installation, changes nothing, and says in plain words what is wrong with it. */
export const examine = (config: Config): Promise<[part: string, finding: Finding][]> =>
  Promise.all(
    Object.entries(PARTS).map(async ([part, look]) => {
      const finding = await look(config).catch((cause: unknown) =>
        wrong(`It could not be looked at: ${reason(cause)}.`),
      );
      return [part, finding] as [string, Finding];
    }),
  );

const MARKS = { ok: 'ok   ', warn: 'note ', wrong: 'WRONG' } as const;

/** A line for each part, the worst last, where it is read. */
export function report(findings: readonly [part: string, finding: Finding][]): string {
  const order = Object.keys(MARKS);
  const lines = findings
    .toSorted(([, one], [, other]) => order.indexOf(one.state) - order.indexOf(other.state))
    .map(([part, { state, says }]) => `${MARKS[state]}  ${part.padEnd(14)}  ${says}`);
  return lines.join('\n');
}
