import type { LiveEvent } from '@attendant/contract/events';
import { onAgent, type RequestContext, signedIn } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { isAdministrator } from '../../http/guard.ts';
import type { Live } from '../../live/live.ts';
import { type DemoOptions, openDemo } from './browser/demo.ts';
import { issueTalk } from './browser/talk.ts';
import { steer } from './line/steering.ts';

const { calls } = endpoints;

export const callRoutes = (options: DemoOptions & { live: Live }, demo = openDemo(options)) => ({
  talk: calls.talk.handler(({ context }) => issueTalk(options, onAgent(context))),
  demo: calls.demo.handler(({ context }) => demo(context.ip)),
  say: calls.say.handler(({ input: { id, words }, context }) =>
    context.db.transaction().execute((tx) => steer(tx, onAgent(context), id, { kind: 'say', words })),
  ),
  end: calls.end.handler(({ input: { id }, context }) =>
    context.db.transaction().execute((tx) => steer(tx, onAgent(context), id, { kind: 'end' })),
  ),
  takeOver: calls.takeOver.handler(({ input: { id }, context }) =>
    context.db.transaction().execute((tx) => steer(tx, onAgent(context), id, { kind: 'take-over' })),
  ),
  events: calls.events.handler(({ context, signal }) =>
    whileAllowed(options.live.watch(onAgent(context).agentId, signal ?? new AbortController().signal), context),
  ),
});

/** The stream ends for somebody who was removed, or whose agent is gone. */
async function* whileAllowed(events: AsyncGenerator<LiveEvent>, context: RequestContext): AsyncGenerator<LiveEvent> {
  const user = signedIn(context);
  for await (const event of events) {
    if (event.noun === 'members' || event.noun === 'agents') {
      const place = await context.access.place(user, 'agent', event.agent_id);
      if (!place || (place.role === null && !isAdministrator(user))) return;
    }
    yield event;
  }
}
