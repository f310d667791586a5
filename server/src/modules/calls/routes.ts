import { onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import type { Live } from '../../live/live.ts';
import { issueTalk, type TalkOptions } from './talk.ts';

const { calls } = endpoints;

export const callRoutes = (options: TalkOptions & { live: Live }) => ({
  talk: calls.talk.handler(({ context }) => issueTalk(options, onAgent(context))),
  events: calls.events.handler(({ context, signal }) =>
    options.live.watch(onAgent(context).agentId, signal ?? new AbortController().signal),
  ),
});
