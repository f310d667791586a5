import type { ModelMessage } from 'ai';

/** What was said so far, as the model is told it. Plain JSON: it goes on in another process. */
export interface History {
  readonly version: 1;
  readonly messages: readonly ModelMessage[];
}

/** Turns of the caller that are kept; what came before is forgotten. */
const TURNS_MAX = 40;

export const freshHistory = (): History => ({ version: 1, messages: [] });

export function isHistory(value: unknown): value is History {
  if (typeof value !== 'object' || value === null) return false;
  return 'version' in value && value.version === 1 && 'messages' in value && Array.isArray(value.messages);
}

/** One more turn, cut at the oldest caller's words that are kept: a tool's answer never stands without its call. */
export function withTurn({ messages }: History, turn: readonly ModelMessage[]): History {
  const all = [...messages, ...turn];
  const starts = all.flatMap(({ role }, index) => (role === 'user' ? [index] : []));
  return { version: 1, messages: all.slice(starts.at(-TURNS_MAX) ?? 0) };
}

/** The last reply as the caller heard it: cut where they interrupted. */
export function asHeard({ messages }: History, heard: string | null): History {
  const last = messages.at(-1);
  if (heard === null || last?.role !== 'assistant') return { version: 1, messages };
  const cut: ModelMessage = { role: 'assistant', content: `${heard} [interrupted by the caller]` };
  return { version: 1, messages: [...messages.slice(0, -1), cut] };
}
