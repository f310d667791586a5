import { sql } from 'kysely';
import { isIn, type KeptOf, ofAgent, type Trail, type Where } from '../../kept.ts';
import { asCarried } from '../../phones.ts';

const inConversations = (agentId: string): Where =>
  sql`conversation_id in (select id from conversations where agent_id = ${agentId})`;

/** A row of one conversation, which takes it along. */
export const inConversation = {
  ofAgent: inConversations,
  ofCaller: (trail: Trail) => isIn('conversation_id', trail.conversations),
  ofConversations: (ids: readonly string[]) => isIn('conversation_id', ids),
  forget: 'with-their-conversation',
} as const;

export const conversationKept: KeptOf<
  'conversations' | 'messages' | 'message_sources' | 'tool_calls' | 'conversation_usage' | 'promise_days'
> = {
  promise_days: {},
  conversations: {
    hides: ['alive_at'],
    ofAgent,
    many: true,
    ofNumber: ({ phone }) => sql`caller_phone = any(${asCarried(phone)}::text[])`,
    ofCaller: ({ conversations }) => isIn('id', conversations),
    forget: 'with-their-conversation',
  },
  messages: inConversation,
  message_sources: inConversation,
  tool_calls: inConversation,
  conversation_usage: { ofAgent: inConversations },
};
