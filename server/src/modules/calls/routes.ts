import type { LiveEvent } from '@attendant/contract/events';
import { commit, onAgent, type RequestContext, signedIn } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { isAdministrator } from '../../http/guard.ts';
import type { Live } from '../../live/live.ts';
import { type DemoOptions, openDemo } from './browser/demo.ts';
import { issueTalk } from './browser/talk.ts';
import { steer } from './line/steering.ts';

const { calls } = endpoints;

type RouteOptions = DemoOptions & { live: Live };

export const callRoutes = (options: RouteOptions, demo = openDemo(options)) => ({
  talk: calls.talk.handler(({ context }) => {
    const { id: userId, sessionId } = signedIn(context);
    return issueTalk(options, onAgent(context), { userId, sessionId });
  }),
  demo: calls.demo.handler(({ context }) => demo(context.ip)),
  say: calls.say.handler(({ input: { id, words }, context }) =>
    commit(context, (tx, actor) => steer(tx, actor, id, { kind: 'say', words })),
  ),
  end: calls.end.handler(({ input: { id }, context }) =>
    commit(context, (tx, actor) => steer(tx, actor, id, { kind: 'end' })),
  ),
  takeOver: calls.takeOver.handler(({ input: { id }, context }) =>
    commit(context, (tx, actor) => steer(tx, actor, id, { kind: 'take-over' })),
  ),
  events: calls.events.handler(({ context, signal }) =>
    whileAllowed(options, context, signal ?? new AbortController().signal),
  ),
});

/** The stream ends for somebody who signed out or was removed, or whose agent is gone. */
function whileAllowed({ live, attendance }: RouteOptions, context: RequestContext, gone: AbortSignal) {
  const user = signedIn(context);
  const { agentId } = onAgent(context);
  const stay = attendance.enter({ userId: user.id, sessionId: user.sessionId, agentId });
  // Also for a stream that nobody ever began to read.
  gone.addEventListener('abort', () => stay.leave(), { once: true });
  return (async function* () {
    try {
      for await (const event of live.watch(agentId, AbortSignal.any([gone, stay.signal]))) {
        if (mayConcern(event) && !(await hasPlace(context, event.agent_id))) return;
        yield event;
      }
    } finally {
      stay.leave();
    }
  })();
}

const mayConcern = ({ noun }: LiveEvent): boolean => noun === 'members' || noun === 'agents';

async function hasPlace(context: RequestContext, agentId: string): Promise<boolean> {
  const user = signedIn(context);
  const place = await context.access.place(user, 'agent', agentId);
  return place !== null && (place.role !== null || isAdministrator(user));
}
