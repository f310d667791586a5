import type { TalkTicket } from '@attendant/contract/calls';
import type pg from 'pg';
import { openLimits } from '../../../http/limits.ts';
import { problem } from '../../../http/problem.ts';
import { findLivingAgent } from '../../agents/index.ts';
import { requireDemoPlace } from './demo-places.ts';
import { issueTalk, type TalkOptions } from './talk.ts';

/** Visitors of the home page talk with the agent that the operator shows, without an account. */

export interface DemoOptions extends TalkOptions {
  pool: pg.Pool;
  /** Null: there is no demo. */
  demoAgentId: string | null;
}

/** Per network. */
const FIGURES = { 'demo-talk': { points: 5, duration: 600 } } as const;

export function openDemo(options: DemoOptions): (ip: string) => Promise<TalkTicket> {
  const { count } = openLimits(options.pool, FIGURES);
  return async (ip) => {
    const agent = options.demoAgentId && (await findDemoAgent(options, options.demoAgentId));
    if (!agent) throw problem('not-found');
    await count('demo-talk', ip);
    return options.db.transaction().execute(async (tx) => {
      await requireDemoPlace(tx, agent.id, { withTickets: true });
      return issueTalk(options, { agentId: agent.id, tenantId: agent.tenant_id }, 'demo', tx);
    });
  };
}

const findDemoAgent = async ({ db }: DemoOptions, id: string) => {
  const agent = await findLivingAgent(db, id);
  return agent?.active ? agent : null;
};
