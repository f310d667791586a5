import type pg from 'pg';
import type { Db } from '../../database/open.ts';
import { commit, onAgent, type RequestContext, signedIn } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { addMember } from './add.ts';
import { inviteMember, withdrawInvitation } from './invitations.ts';
import { openMemberLimits } from './limits.ts';
import { assignMember, changeRole, lookUp, removeMember } from './members.ts';
import { listMembers } from './queries.ts';
import type { Sender } from './rules.ts';

interface MemberParts extends Sender {
  readonly db: Db;
  readonly pool: pg.Pool;
}

const { members } = endpoints;

export function memberRoutes(parts: MemberParts) {
  const limits = openMemberLimits(parts.pool);
  const invites = (context: RequestContext, whom: string) =>
    limits.countInvitation(signedIn(context).id, onAgent(context).agentId, whom);
  const remove = (context: RequestContext, userId: string) =>
    commit(context, (tx, actor) => removeMember(tx, actor, userId));
  return {
    list: members.list.handler(({ context }) => listMembers(context.db, onAgent(context).agentId)),
    lookup: members.lookup.handler(async ({ input, context }) => {
      const user = signedIn(context);
      await limits.count('member-lookup', user.id);
      return lookUp(context.db, user, input.email);
    }),
    assign: members.assign.handler(async ({ input, context }) => {
      await invites(context, input.user_id);
      return commit(context, (tx, actor) => assignMember(tx, parts, actor, input));
    }),
    add: members.add.handler(async ({ input: { email, role }, context }) => {
      await invites(context, email);
      return commit(context, (tx, actor) => addMember(tx, parts, actor, { email, role }));
    }),
    invite: members.invite.handler(async ({ input: { email, role }, context }) => {
      await invites(context, email);
      return commit(context, (tx, actor) => inviteMember(tx, parts, actor, { email, role }));
    }),
    withdraw: members.withdraw.handler(({ input, context }) =>
      commit(context, (tx, actor) => withdrawInvitation(tx, actor, input.invitationId)),
    ),
    changeRole: members.changeRole.handler(({ input, context }) =>
      commit(context, (tx, actor) => changeRole(tx, actor, input.userId, input.role)),
    ),
    remove: members.remove.handler(({ input, context }) => remove(context, input.userId)),
    unassign: members.unassign.handler(({ input, context }) => remove(context, input.user_id)),
  };
}
