import { randomUUID } from 'node:crypto';
import type { EndpointMeta } from '@attendant/contract/endpoint';
import { isCapability } from '@attendant/contract/permissions';
import type { TestApp } from './app.ts';
import { assembleCast, enrol, hireCook } from './cast.ts';
import type { Endpoint, Knocking } from './rights.ts';
import { SUBJECTS } from './subjects.ts';

/** The way in which a request is spelt; left out, as the contract says. */
export interface Spelling {
  method?: string;
  path?: (path: string) => string;
  headers?: Record<string, string>;
}

/** Everybody of the table of rights, who may knock at every endpoint of a running server with an empty request. */
export async function openKnocking(app: TestApp) {
  const cast = await assembleCast(app);
  const { id, token } = await enrol(app, 'Sue Super');
  await app.database.db.updateTable('users').set({ is_superadmin: true }).where('id', '=', id).execute();
  const cook = await hireCook(app, cast);
  const tokens: Record<Knocking, string | undefined> = { ...cast.tokens, kitchen: cook.token, superadmin: token };

  /** A fresh one each time: some endpoints leave nothing behind. */
  async function agentOfCast(): Promise<string> {
    const agent = (await app.ask('POST', '/api/agents', { as: tokens.owner, body: { name: 'Front Desk' } })).body;
    const { editor, viewer } = cast.userIds;
    await app.database.db
      .insertInto('agent_members')
      .values([
        { agent_id: agent.id, user_id: editor, role: 'editor' },
        { agent_id: agent.id, user_id: viewer, role: 'viewer' },
        { agent_id: agent.id, user_id: cook.id, role: 'kitchen' },
      ])
      .execute();
    return String(agent.id);
  }

  /** What the path of an endpoint names, made anew. */
  const subjectOf = async ({ path, meta }: Endpoint): Promise<Record<string, string>> =>
    path.includes('{id}') ? await SUBJECTS[meta.of](app.database.db, await agentOfCast()) : {};

  /** What was answered, as it was answered. */
  async function ask(endpoint: Endpoint, who: Knocking, spelt: Spelling = {}, subject?: Record<string, string>) {
    const { method, path } = endpoint;
    const named = subject ?? (await subjectOf(endpoint));
    const url = `/api${path.replace(/\{(\w+)\}/g, (_whole, name: string) => named[name] ?? randomUUID())}`;
    const bearer = tokens[who];
    // A stream of events would not end by itself.
    const leaving = new AbortController();
    const answer = await fetch(`${app.url}${spelt.path?.(url) ?? url}`, {
      method: spelt.method ?? method,
      headers: { ...(bearer && { authorization: `Bearer ${bearer}` }), ...spelt.headers },
      signal: leaving.signal,
      redirect: 'manual',
    });
    const body = answer.status >= 400 ? await answer.text() : '';
    leaving.abort();
    return { status: answer.status, code: codeIn(body) };
  }

  return {
    ask,
    subjectOf,
    /** What it means: 'ok', or the status of the refusal. */
    knock: async (endpoint: Endpoint, who: Knocking): Promise<string> => {
      const { status, code } = await ask(endpoint, who);
      return meaning(status, code, endpoint.meta);
    },
  };
}

const codeIn = (body: string): string => /"code":"([^"]+)"/.exec(body)?.[1] ?? '';

/** An empty request is let in and then found wanting; what it names besides the `{id}` is not there. */
function meaning(status: number, code: string, { needs, of }: EndpointMeta): string {
  const found = !isCapability(needs) || code !== (of === 'agent' ? 'agent-not-found' : 'not-found');
  const letIn = status < 400 || [400, 409, 413, 415, 422, 429, 503].includes(status) || (status === 404 && found);
  return letIn ? 'ok' : String(status);
}
