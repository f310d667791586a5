import type { Db } from '../../database/open.ts';
import { onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { COUNT_FURTHER, COUNT_FURTHER_EACH_MINUTE, countFurther } from './jobs.ts';
import { reportOf } from './report.ts';
import { conversationStatistics, statisticsOf } from './statistics.ts';
import { whatWaits } from './waiting.ts';

const { statistics } = endpoints;

export function statisticsRoutes({ db, jobs }: { db: Db; jobs: Jobs }) {
  jobs.schedule(COUNT_FURTHER, COUNT_FURTHER_EACH_MINUTE, () => countFurther(db));
  return {
    get: statistics.get.handler(({ input, context }) => statisticsOf(context.db, onAgent(context), input)),
    conversations: statistics.conversations.handler(({ input, context }) =>
      conversationStatistics(context.db, onAgent(context), input),
    ),
    report: statistics.report.handler(({ input, context }) => reportOf(context.db, onAgent(context), input)),
    waiting: statistics.waiting.handler(({ context }) => whatWaits(context.db, onAgent(context))),
  };
}
