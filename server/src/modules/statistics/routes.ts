import { onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { conversationStatistics, statisticsOf } from './statistics.ts';

const { statistics } = endpoints;

export const statisticsRoutes = {
  get: statistics.get.handler(({ input, context }) => statisticsOf(context.db, onAgent(context), input)),
  conversations: statistics.conversations.handler(({ input, context }) =>
    conversationStatistics(context.db, onAgent(context), input),
  ),
};
