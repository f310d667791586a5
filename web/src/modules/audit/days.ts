import { addDays } from '../../kit/form/format.ts';
import { instantOf } from '../../kit/part/wall-time.ts';

/** YYYY-MM-DD, both included; empty for any. */
export interface Days {
  from: string;
  until: string;
}
export const ANY_DAY: Days = { from: '', until: '' };

/** Of the reader's own clock, where no agent has one. */
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The moments between which they lie: from the first on, and before the second. */
export const spanOf = ({ from, until }: Days, zone = HERE): { since?: string; until?: string } => ({
  ...(from && { since: instantOf(`${from}T00:00`, zone) }),
  ...(until && { until: instantOf(`${addDays(until, 1)}T00:00`, zone) }),
});
