import { commit, onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import type { AssistantParts } from '../calls/index.ts';
import { chat, chatHistory } from './chat.ts';
import { correct, proposeCorrection, rehearseCorrection } from './corrections.ts';

const { rehearsals } = endpoints;

export const rehearsalRoutes = (parts: AssistantParts) => ({
  chat: rehearsals.chat.handler(({ input: { query, ...rest }, context }) =>
    query === undefined
      ? chatHistory(context.db, onAgent(context), rest)
      : chat(parts, onAgent(context), { query, from: rest.date_from, to: rest.date_to }),
  ),
  propose: rehearsals.propose.handler(({ input, context }) =>
    proposeCorrection(context.db, onAgent(context), input.id),
  ),
  rehearse: rehearsals.rehearse.handler(({ input, context }) =>
    rehearseCorrection(parts, onAgent(context), input.id, input.correction),
  ),
  correct: rehearsals.correct.handler(({ input, context }) =>
    commit(context, (tx, actor) => correct(tx, actor, input.id, input.correction)),
  ),
});
