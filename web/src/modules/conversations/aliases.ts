import type { Conversation, Message } from '@attendant/contract/conversations';

/** The other names under which an older server may send these fields. */
interface ConversationAliases {
  timestamp?: string;
  phone_number?: string | null;
  duration?: number;
  type?: Conversation['conversation_type'];
}
interface MessageAliases {
  sender?: string;
}

type Sent<Whole, Aliases> = Partial<Whole> & Aliases & { id: string };

export const asConversation = (sent: Sent<Conversation, ConversationAliases>): Conversation => ({
  id: sent.id,
  agent_id: sent.agent_id ?? '',
  started_at: sent.started_at ?? sent.timestamp ?? '',
  ended_at: sent.ended_at ?? null,
  caller_phone: sent.caller_phone ?? sent.phone_number ?? null,
  duration_seconds: sent.duration_seconds ?? sent.duration ?? 0,
  status: sent.status ?? 'completed',
  conversation_type: sent.conversation_type ?? sent.type ?? 'voice',
  summary: sent.summary ?? null,
  message_count: sent.message_count ?? 0,
  is_test: sent.is_test ?? false,
  end_reason: sent.end_reason ?? null,
  danger: sent.danger ?? null,
  caller_name: sent.caller_name ?? '',
  outcome: sent.outcome ?? { kind: 'asked', text: '', waits: false },
});

/** Whoever is not the user is the agent. */
export function asMessage(sent: Omit<Sent<Message, MessageAliases>, 'role'> & { role?: string }): Message {
  const at = sent.timestamp ?? sent.created_at ?? '';
  return {
    id: sent.id,
    conversation_id: sent.conversation_id ?? '',
    role: (sent.role ?? sent.sender) === 'user' ? 'user' : 'agent',
    content: sent.content ?? '',
    timestamp: at,
    created_at: sent.created_at ?? at,
    has_audio: sent.has_audio ?? Boolean(sent.audio_url),
    audio_url: sent.audio_url ?? null,
    started_ms: sent.started_ms ?? 0,
    ended_ms: sent.ended_ms ?? 0,
    interrupted: sent.interrupted ?? false,
    confidence: sent.confidence ?? null,
    heard_to_words_ms: sent.heard_to_words_ms ?? null,
    heard_to_turn_ms: sent.heard_to_turn_ms ?? null,
    heard_to_reply_ms: sent.heard_to_reply_ms ?? null,
    heard_to_sound_ms: sent.heard_to_sound_ms ?? null,
    tools: sent.tools ?? [],
    sources: sent.sources ?? [],
  };
}
