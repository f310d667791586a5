import type { ChatMessage } from '@attendant/contract/agents/rehearsals';

const MOST = 5;

export interface Earlier {
  conversationId: string;
  at: string;
  /** What was said to the agent first. */
  asked: string;
}

/** One line for each test in which something was said; the messages come newest first. */
export function earlierOf(messages: readonly ChatMessage[]): Earlier[] {
  const byId = new Map<string, Earlier>();
  for (const { conversation_id, role, content, created_at } of messages) {
    if (role === 'user') byId.set(conversation_id, { conversationId: conversation_id, at: created_at, asked: content });
  }
  return [...byId.values()].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, MOST);
}
