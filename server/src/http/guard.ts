import type { EndpointMeta } from '@attendant/contract/endpoint';
import { allows, type Capability, isCapability, type RoleHere } from '@attendant/contract/permissions';
import { noteAdministrator } from '../audit.ts';
import type { Place, RequestContext, SignedIn } from './context.ts';
import { problem } from './problem.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Decides, before anything else of the request is looked at, whether its caller may make it. */
export async function guard(meta: EndpointMeta, context: RequestContext, input: unknown): Promise<void> {
  if (meta.needs === 'nobody') throw problem('forbidden', { cause: 'the endpoint does not say who may call it' });
  if (meta.needs === 'nothing') return;
  const { user, tenantId, place, profile } = await admit(meta, context, pathId(input));
  context.user = user;
  if (profile) context.profile = profile;
  if (tenantId !== undefined) context.tenantId = tenantId;
  if (!place || !isCapability(meta.needs)) return;
  if (place.role === null) await noteAdministrator(context, user.id, place, meta.needs);
  const { agentId, tenantId: owner, zone, as } = place;
  context.agent = { agentId, tenantId: owner, zone, role: as, by: { kind: 'user', id: user.id, name: user.name } };
}

type Knocking = Pick<RequestContext, 'access' | 'request'>;

/** Who knocks, and what they are where they do; refuses whoever may not. Nothing is written down yet. */
export async function admit(meta: EndpointMeta, { access, request }: Knocking, id: string | undefined) {
  const token = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const selected = request.headers['x-tenant-id'];
  const tenantId = typeof selected === 'string' && UUID.test(selected) ? selected : undefined;
  const at = { tenantId, of: meta.of, self: meta.self === true, id: isCapability(meta.needs) ? id : undefined };
  const entered = token ? await access.enter(token, at) : null;
  if (!entered) throw problem('unauthenticated');
  const { user, belongs, place, profile } = entered;
  if (selected !== undefined && !(tenantId && belongs)) throw problem('not-your-tenant');
  if (meta.needs === 'admin' && !isAdministrator(user)) throw problem('admin-only');
  if (meta.needs === 'superadmin' && !user.isSuperadmin) throw problem('admin-only');
  const entering = isCapability(meta.needs) ? enterAgent(meta, meta.needs, user, place) : null;
  return { user, tenantId, profile, place: entering };
}

/** Passes every policy of an agent; what it does there is written down. */
export const isAdministrator = (user: SignedIn): boolean => user.isAdmin || user.isSuperadmin;

function enterAgent(
  { of }: EndpointMeta,
  capability: Capability,
  user: SignedIn,
  place: Place | null,
): Place & { as: RoleHere } {
  if (!place || (place.role === null && !isAdministrator(user)))
    throw problem(of === 'agent' ? 'agent-not-found' : 'not-found');
  const as = isAdministrator(user) ? 'admin' : (place.role ?? 'viewer');
  if (!allows(as, capability)) throw problem('forbidden');
  return { ...place, as };
}

/** The `{id}` of the path: compact inputs carry it at the top, detailed ones among the params. */
function pathId(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const holder = 'params' in input && typeof input.params === 'object' && input.params !== null ? input.params : input;
  const id = 'id' in holder ? holder.id : undefined;
  return typeof id === 'string' && UUID.test(id) ? id : undefined;
}
