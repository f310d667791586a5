import type { Tx } from '../../../database/open.ts';
import { takeMessage } from '../../callbacks/index.ts';
import { leftAtDesk } from '../assistant/desk.ts';
import type { LineParts } from './call.ts';

interface Gone {
  agentId: string;
  tenantId: string;
  conversationId: string;
  callerPhone: string | null;
  /** Whoever tries their own agent and closes the window waits for nobody. */
  isTest: boolean;
}

/** What nobody was told yet when the line ended, in whatever way: a complaint goes to its reader without a name, too. */
export function leftBy(
  { agentId, tenantId, conversationId, callerPhone, isTest }: Gone,
  state: unknown,
  line: string,
): { text: string; take(tx: Tx, parts: Pick<LineParts, 'publicUrl' | 'post'>): Promise<unknown> } | null {
  const left = isTest ? null : leftAtDesk(state);
  if (!left) return null;
  const message = { ...left, caller_phone: left.caller_phone ?? callerPhone ?? '', unfinished: true };
  const actor = { agentId, tenantId, role: 'editor', by: { kind: 'conversation', id: conversationId } } as const;
  const action = { conversationId, key: `${line}left` };
  return { text: left.text, take: (tx, parts) => takeMessage(tx, actor, message, action, parts) };
}
