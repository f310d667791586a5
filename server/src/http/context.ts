import type { EndpointMeta } from '@attendant/contract/endpoint';
import type { Profile } from '@attendant/contract/identity';
import type { AgentRole, RoleHere } from '@attendant/contract/permissions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Db, Tx } from '../database/open.ts';
import { problem } from './problem.ts';

/** Somebody with a session. */
export interface SignedIn {
  readonly id: string;
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly isSuperadmin: boolean;
  readonly sessionId: string;
}

/** Who acts on an agent, and proof that the check for it ran: only `AccessTo` and a call's own start make one. */
export interface AgentActor {
  readonly agentId: string;
  readonly tenantId: string;
  readonly role: RoleHere;
  /** Of the agent, where it was read with the place; `zoneOf` asks for it elsewhere. */
  readonly zone?: string;
  readonly by:
    | { readonly kind: 'user'; readonly id: string; readonly name: string }
    | { readonly kind: 'conversation'; readonly id: string };
}

/** The user's id where a person acted, null where the agent did. */
export const actingUser = (actor: AgentActor): string | null => (actor.by.kind === 'user' ? actor.by.id : null);

/** What the modules tell the HTTP layer about people and their rights; `app.ts` fills it in. */
export interface Access {
  /** Whose session it is, and what else the request asks of them; null when it lives no more. */
  enter(token: string, at: Entering): Promise<Entered | null>;
  /** Somebody's place on the agent that an object belongs to; null when there is none. */
  place(user: SignedIn, of: EndpointMeta['of'], id: string): Promise<Place | null>;
}

interface Entering {
  /** The tenant that the client selected. */
  tenantId?: string | undefined;
  of: EndpointMeta['of'];
  self: boolean;
  /** Undefined: no object is asked for. */
  id?: string | undefined;
}

interface Entered {
  user: SignedIn;
  /** To the selected tenant. */
  belongs: boolean;
  place: Place | null;
  /** As they see themselves, where the endpoint shows that. */
  profile: Profile | null;
}

export interface Place {
  readonly agentId: string;
  readonly tenantId: string;
  readonly zone: string;
  /** Null: no member, and here only as an administrator. */
  readonly role: AgentRole | null;
}

export interface RequestContext {
  readonly requestId: string;
  /** The caller's address, for limits. */
  readonly ip: string;
  readonly log: Logger;
  readonly db: Db;
  readonly access: Access;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Filled in by the guard before the handler runs. */
  user?: SignedIn;
  profile?: Profile;
  agent?: AgentActor;
  /** The tenant that the client selected; lists hold only what belongs to it. */
  tenantId?: string;
  /** Of the contract, once it is known: 'orders.list'. */
  operation?: string;
}

/** Refuses with `unauthenticated` where the endpoint asks for nobody. */
export function signedIn(context: RequestContext): SignedIn {
  if (!context.user) throw problem('unauthenticated');
  return context.user;
}

/** Refuses with `unauthenticated` where the endpoint shows nobody to themselves. */
export function ownProfile(context: RequestContext): Profile {
  if (!context.profile) throw problem('unauthenticated');
  return context.profile;
}

/** Refuses with `agent-not-found` where the endpoint names no agent. */
export function onAgent(context: RequestContext): AgentActor {
  if (!context.agent) throw problem('agent-not-found');
  return context.agent;
}

/** What a request changes on its agent: all of it in one transaction, or nothing. */
export const commit = <Result>(
  context: RequestContext,
  change: (tx: Tx, actor: AgentActor) => Promise<Result>,
): Promise<Result> => context.db.transaction().execute((tx) => change(tx, onAgent(context)));
