import type { Db } from '../../database/open.ts';
import { endpoints } from '../../http/endpoints.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { measureUptime, SWEEP_BEATS, SWEEP_BEATS_DAILY, sweepBeats } from './uptime.ts';

export function uptimeRoutes({ db, jobs }: { db: Db; jobs: Jobs }) {
  jobs.schedule(SWEEP_BEATS, SWEEP_BEATS_DAILY, () => sweepBeats(db));
  return { get: endpoints.uptime.get.handler(({ context }) => measureUptime(context.db)) };
}
