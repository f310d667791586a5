import type { Files } from '../../files/files.ts';
import { commit, onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { audioAnswer } from './audio.ts';
import { getConversation, listConversations, messageAudio, removeConversation } from './conversations.ts';
import { listMessages } from './messages.ts';

const { conversations } = endpoints;

export const conversationRoutes = ({ files }: { files: Files }) => ({
  list: conversations.list.handler(({ input, context }) => listConversations(context.db, onAgent(context), input)),
  get: conversations.get.handler(({ input, context }) => getConversation(context.db, onAgent(context), input.id)),
  messages: conversations.messages.handler(({ input: { id, ...page }, context }) =>
    listMessages(context.db, onAgent(context), id, page),
  ),
  audio: conversations.audio.handler(async ({ input: { params, headers }, context }) => {
    const bytes = await messageAudio(context.db, onAgent(context), files, params.messageId, params.id);
    return audioAnswer(bytes, headers?.range);
  }),
  messageAudio: conversations.messageAudio.handler(async ({ input: { params, headers }, context }) => {
    const bytes = await messageAudio(context.db, onAgent(context), files, params.id);
    return audioAnswer(bytes, headers?.range);
  }),
  remove: conversations.remove.handler(({ input, context }) =>
    commit(context, (tx, actor) => removeConversation(tx, actor, files, input.id)),
  ),
});
