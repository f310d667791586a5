import type { TalkTicket } from '@attendant/contract/calls';
import type pg from 'pg';
import { openLimits } from '../../../http/limits.ts';
import { problem } from '../../../http/problem.ts';
import { issueTalk, type TalkOptions } from './talk.ts';

/** Visitors of the home page talk with the agent that the operator shows, without an account. */

export interface DemoOptions extends TalkOptions {
  pool: pg.Pool;
  /** Null: there is no demo. */
  demoAgentId: string | null;
}

/** Per network; and at once, so that visitors never take the machine from callers. */
const FIGURES = { 'demo-talk': { points: 5, duration: 600 } } as const;
const AT_ONCE = 3;

export function openDemo(options: DemoOptions): (ip: string) => Promise<TalkTicket> {
  const { count } = openLimits(options.pool, FIGURES);
  return async (ip) => {
    const agent = options.demoAgentId && (await findDemoAgent(options, options.demoAgentId));
    if (!agent) throw problem('not-found');
    await count('demo-talk', ip);
    if (agent.running >= AT_ONCE) throw problem('unavailable', { retryAfterSeconds: 60, cause: 'demo talks at once' });
    return issueTalk(options, { agentId: agent.id, tenantId: agent.tenant_id }, 'demo');
  };
}

const findDemoAgent = ({ db }: DemoOptions, id: string) =>
  db
    .selectFrom('agents')
    .select(['id', 'tenant_id'])
    .select((eb) =>
      eb
        .selectFrom('conversations')
        .select(({ fn }) => fn.countAll<number>().as('running'))
        .whereRef('conversations.agent_id', '=', 'agents.id')
        .where('status', '=', 'in_progress')
        .where('is_test', '=', true)
        .as('running'),
    )
    .where('id', '=', id)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .$narrowType<{ running: number }>()
    .executeTakeFirst();
