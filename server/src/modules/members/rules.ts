import { type AgentRole, allows } from '@attendant/contract/permissions';
import type { Config } from '../../config.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import type { Post } from '../../mail/index.ts';

/** What the letters need. */
export interface Sender {
  readonly config: Config;
  readonly post: Pick<Post, 'queue'>;
}

/** Who is an owner is for owners to say. */
export function refuseOwners(actor: AgentActor, ...roles: AgentRole[]): void {
  if (roles.includes('owner') && !allows(actor.role, 'owners.manage')) throw problem('forbidden');
}

export function personOf(actor: AgentActor): { id: string; name: string } {
  if (actor.by.kind !== 'user') throw problem('forbidden');
  return actor.by;
}
