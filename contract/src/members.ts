import * as z from 'zod/mini';
import { endpoint, Id, Instant } from './endpoint.ts';
import { EmailAddress } from './identity.ts';
import { AGENT_ROLES } from './permissions.ts';

/** Who may use an agent, and who is invited to. */

const Role = z.enum(AGENT_ROLES);

export const Member = z.object({
  /** Null while somebody is only invited. */
  user_id: z.nullable(z.uuid()),
  /** The user's id, or the invitation's. */
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: Role,
  status: z.enum(['active', 'invited']),
  created_at: Instant,
  /** Until when an invitation can be accepted. */
  expires_at: z.nullable(Instant),
});
export type Member = z.infer<typeof Member>;

const Invitation = z.object({
  email: z.string(),
  role: Role,
  status: z.literal('invited'),
  expires_at: Instant,
});
export type Invitation = z.infer<typeof Invitation>;

const Done = z.object({ success: z.literal(true) });
const who = z.extend(Id, { userId: z.uuid() });
const invited = z.object({ email: EmailAddress, role: z._default(Role, 'editor') });
export type Invited = z.infer<typeof invited>;

export const members = {
  list: endpoint('members.read').route({ method: 'GET', path: '/agent/{id}/users' }).input(Id).output(z.array(Member)),
  /** For whoever may manage members of at least one agent; 404 also for an address that was never confirmed. */
  lookup: endpoint('sign-in')
    .route({ method: 'GET', path: '/users/lookup' })
    .input(z.object({ email: EmailAddress }))
    .output(z.object({ id: z.uuid(), email: z.string(), name: z.string() })),
  assign: endpoint('members.manage')
    .route({ method: 'POST', path: '/agent/{id}/users/assign_by_id' })
    .input(z.extend(Id, { user_id: z.uuid(), role: z._default(Role, 'editor') }))
    .output(Member),
  /**
   * Makes an account without a password for an address that has none, gives it its place and mails a link to set the
   * password. An account that was never confirmed may be anybody's: it is only invited.
   */
  add: endpoint('members.manage')
    .route({ method: 'POST', path: '/agent/{id}/users', successStatus: 201 })
    .input(z.extend(Id, invited.shape))
    .output(Member),
  /** Sends it again when there is one already. */
  invite: endpoint('members.manage')
    .route({ method: 'POST', path: '/agent/{id}/users/invite', successStatus: 201 })
    .input(z.extend(Id, invited.shape))
    .output(Invitation),
  withdraw: endpoint('members.manage')
    .route({ method: 'DELETE', path: '/agent/{id}/invitations/{invitationId}' })
    .input(z.extend(Id, { invitationId: z.uuid() }))
    .output(Done),
  changeRole: endpoint('members.manage')
    .route({ method: 'PUT', path: '/agent/{id}/users/{userId}' })
    .input(z.extend(who, { role: Role }))
    .output(Member),
  /** Removing oneself is leaving, which everybody may. */
  remove: endpoint('agent.see').route({ method: 'DELETE', path: '/agent/{id}/users/{userId}' }).input(who).output(Done),
  unassign: endpoint('agent.see')
    .route({ method: 'POST', path: '/agent/{id}/users/unassign' })
    .input(z.extend(Id, { user_id: z.uuid() }))
    .output(Done),
};
