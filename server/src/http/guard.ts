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
  const { user, tenantId, place } = await admit(meta, context, pathId(input));
  context.user = user;
  if (tenantId !== undefined) context.tenantId = tenantId;
  if (!place || !isCapability(meta.needs)) return;
  if (place.role === null) await noteAdministrator(context, user.id, place, meta.needs);
  const { agentId, tenantId: owner, as } = place;
  context.agent = { agentId, tenantId: owner, role: as, by: { kind: 'user', id: user.id, name: user.name } };
}

type Knocking = Pick<RequestContext, 'access' | 'request'>;

/** Who knocks, and what they are where they do; refuses whoever may not. Nothing is written down yet. */
export async function admit(meta: EndpointMeta, context: Knocking, id: string | undefined) {
  const { user, tenantId } = await signIn(context);
  if (meta.needs === 'admin' && !isAdministrator(user)) throw problem('admin-only');
  if (meta.needs === 'superadmin' && !user.isSuperadmin) throw problem('admin-only');
  const place = isCapability(meta.needs) ? await enterAgent(meta, meta.needs, context, user, id) : null;
  return { user, tenantId, place };
}

/** Passes every policy of an agent; what it does there is written down. */
export const isAdministrator = (user: SignedIn): boolean => user.isAdmin || user.isSuperadmin;

async function signIn({ access, request }: Knocking): Promise<{ user: SignedIn; tenantId: string | undefined }> {
  const token = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const user = token && (await access.authenticate(token));
  if (!user) throw problem('unauthenticated');
  const tenant = request.headers['x-tenant-id'];
  if (tenant === undefined) return { user, tenantId: undefined };
  const one = typeof tenant === 'string' && UUID.test(tenant) ? tenant : undefined;
  if (!one || !(await access.belongsTo(user, one))) throw problem('not-your-tenant');
  return { user, tenantId: one };
}

async function enterAgent(
  { of }: EndpointMeta,
  capability: Capability,
  { access }: Knocking,
  user: SignedIn,
  id: string | undefined,
): Promise<Place & { as: RoleHere }> {
  const missing = problem(of === 'agent' ? 'agent-not-found' : 'not-found');
  if (!id) throw missing;
  const place = await access.place(user, of, id);
  if (!place || (place.role === null && !isAdministrator(user))) throw missing;
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
