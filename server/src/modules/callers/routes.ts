import type { Db } from '../../database/open.ts';
import type { Files } from '../../files/files.ts';
import { onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { blockCaller, unblockCaller } from './block.ts';
import { changeCaller, getCaller } from './callers.ts';
import { forgetCaller } from './forget.ts';
import { SCRUB, scrub } from './scrub.ts';

const { callers } = endpoints;

interface CallerParts {
  db: Db;
  files: Files;
  jobs: Jobs;
  connection: Parameters<typeof scrub>[0];
  /** Mails that were written to disk. */
  outbox: string;
}

export function callerRoutes(parts: CallerParts) {
  parts.jobs.work(SCRUB, () => scrub(parts.connection));
  return {
    get: callers.get.handler(({ input, context }) => getCaller(context.db, onAgent(context), input.phone)),
    change: callers.change.handler(({ input: { phone, name, note }, context }) =>
      context.db.transaction().execute((tx) => changeCaller(tx, onAgent(context), phone, { name, note })),
    ),
    block: callers.block.handler(({ input, context }) =>
      context.db.transaction().execute((tx) => blockCaller(tx, onAgent(context), input.phone)),
    ),
    unblock: callers.unblock.handler(({ input, context }) =>
      context.db.transaction().execute((tx) => unblockCaller(tx, onAgent(context), input.phone)),
    ),
    forget: callers.forget.handler(({ input, context }) => forgetCaller(parts, onAgent(context), input.phone)),
  };
}
