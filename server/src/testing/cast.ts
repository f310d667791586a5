import { WEEKDAYS } from '@attendant/contract/constants';
import type { AgentRole } from '@attendant/contract/permissions';
import type { TestApp } from './app.ts';

/** The people of the examples: everybody who may knock at Sal's agent, each with a session. */
export interface Cast {
  agentId: string;
  tokens: Record<Who, string | undefined>;
  userIds: Record<Exclude<Who, 'anonymous'>, string>;
}

export const EVERYBODY = ['anonymous', 'stranger', 'viewer', 'editor', 'owner', 'admin'] as const;
export type Who = (typeof EVERYBODY)[number];

const PEOPLE = {
  owner: 'Rosa Marchetti',
  editor: 'Marco Bellini',
  viewer: 'Vera Quinn',
  stranger: 'June Park',
  admin: 'Ada Admin',
} as const;
export const CAST_PASSWORD = 'brick oven at dusk';

export async function assembleCast(app: TestApp): Promise<Cast> {
  const people = await Promise.all(
    Object.entries(PEOPLE).map(async ([who, name]) => [who, await enrol(app, name)] as const),
  );
  const of = Object.fromEntries(people) as Record<keyof typeof PEOPLE, { id: string; token: string }>;
  await app.database.db.updateTable('users').set({ is_admin: true }).where('id', '=', of.admin.id).execute();
  const agent = await app.ask('POST', '/api/agents', { as: of.owner.token, body: { name: "Sal's Order Line" } });
  const agentId = String(agent.body.id);
  await app.ask('PATCH', `/api/agent/${agentId}`, { as: of.owner.token, body: { ordering_enabled: true } });
  for (const role of ['editor', 'viewer'] satisfies AgentRole[]) {
    await app.database.db
      .insertInto('agent_members')
      .values({ agent_id: agentId, user_id: of[role].id, role })
      .execute();
  }
  const tokens = Object.fromEntries(people.map(([who, { token }]) => [who, token]));
  const ids = Object.fromEntries(people.map(([who, { id }]) => [who, id]));
  return {
    agentId,
    tokens: { ...tokens, anonymous: undefined } as Cast['tokens'],
    userIds: ids as Cast['userIds'],
  };
}

/** Somebody who works in the kitchen of Sal's agent. */
export async function hireCook(app: TestApp, { agentId }: Cast): Promise<{ id: string; token: string }> {
  const cook = await enrol(app, 'Nino Costa');
  await app.database.db
    .insertInto('agent_members')
    .values({ agent_id: agentId, user_id: cook.id, role: 'kitchen' })
    .execute();
  return cook;
}

/** Whatever the day and the hour. */
export async function openAlways(app: TestApp, { agentId, tokens }: Cast): Promise<void> {
  const day = { enabled: true, open: '00:00', close: '23:59' };
  const business_hours = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day]));
  const answer = await app.ask('PATCH', `/api/agent/${agentId}/settings`, {
    as: tokens.owner,
    body: { business_hours },
  });
  if (answer.status !== 200) throw new Error(`The business could not open: ${answer.text}`);
}

export async function enrol(app: TestApp, name: string): Promise<{ id: string; token: string }> {
  const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`;
  const made = await app.ask('POST', '/api/auth/users', { body: { email, name, password: CAST_PASSWORD } });
  if (made.status !== 201) throw new Error(`${name} could not sign up: ${made.text}`);
  const login = await app.ask('POST', '/api/auth/login', { body: { email, password: CAST_PASSWORD } });
  return { id: String(made.body.id), token: String(login.body.access_token) };
}
