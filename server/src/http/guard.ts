import type { EndpointMeta } from '@attendant/contract/endpoint';
import { allows, type Capability, isCapability } from '@attendant/contract/permissions';
import { type RequestContext, type SignedIn, signedIn } from './context.ts';
import { problem } from './problem.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Decides, before anything else of the request is looked at, whether its caller may make it. */
export async function guard(meta: EndpointMeta, context: RequestContext, input: unknown): Promise<void> {
  if (meta.needs === 'nobody') throw problem('forbidden', { cause: 'the endpoint does not say who may call it' });
  if (meta.needs === 'nothing') return;
  const user = await signIn(context);
  if (meta.needs === 'admin' && !isAdministrator(user)) throw problem('admin-only');
  if (meta.needs === 'superadmin' && !user.isSuperadmin) throw problem('admin-only');
  if (isCapability(meta.needs)) await enterAgent(meta, meta.needs, context, user, input);
}

export const isAdministrator = (user: SignedIn): boolean => user.isAdmin || user.isSuperadmin;

async function signIn(context: RequestContext): Promise<SignedIn> {
  const token = /^Bearer ([\w-]+)$/i.exec(context.request.headers.authorization ?? '')?.[1];
  context.user = (token && (await context.access.authenticate(token))) || undefined;
  const user = signedIn(context);
  const tenant = context.request.headers['x-tenant-id'];
  if (tenant !== undefined) {
    const one = typeof tenant === 'string' && UUID.test(tenant) ? tenant : undefined;
    if (!one || !(await context.access.belongsTo(user, one))) throw problem('not-your-tenant');
    context.tenantId = one;
  }
  return user;
}

async function enterAgent(
  { of }: EndpointMeta,
  capability: Capability,
  context: RequestContext,
  user: SignedIn,
  input: unknown,
): Promise<void> {
  const missing = problem(of === 'agent' ? 'agent-not-found' : 'not-found');
  const id = pathId(input);
  if (!id) throw missing;
  const place = await context.access.place(user, of, id);
  if (!place || (place.role === null && !isAdministrator(user))) throw missing;
  const role = isAdministrator(user) ? 'admin' : (place.role ?? 'viewer');
  if (!allows(role, capability)) throw problem('forbidden');
  if (place.role === null) await noteAdministrator(context, user, place, capability);
  const { agentId, tenantId } = place;
  context.agent = { agentId, tenantId, role, by: { kind: 'user', id: user.id, name: user.name } };
}

/** What administrators see of other people's customers is written down (docs/decisions/0003). */
async function noteAdministrator(
  context: RequestContext,
  user: SignedIn,
  place: { agentId: string; tenantId: string },
  capability: Capability,
): Promise<void> {
  await context.db
    .insertInto('audit_log')
    .values({
      user_id: user.id,
      tenant_id: place.tenantId,
      agent_id: place.agentId,
      action: `admin.${capability}`,
      request_id: context.requestId,
    })
    .execute();
}

/** The `{id}` of the path: compact inputs carry it at the top, detailed ones among the params. */
function pathId(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const holder = 'params' in input && typeof input.params === 'object' && input.params !== null ? input.params : input;
  const id = 'id' in holder ? holder.id : undefined;
  return typeof id === 'string' && UUID.test(id) ? id : undefined;
}
