import type { Db } from '../../../database/open.ts';
import { conversationOf, lastTurnOf } from '../../conversations/index.ts';

/** What a conversation had before this line: a broken stream is connected again, an unanswered transfer comes back. */
export interface Before {
  callerPhone: string | null;
  assistantState: unknown;
  /** Since the conversation began. */
  ms: number;
  /** The last turn that was written down: this line counts on from it. */
  turns: number;
  /** Tells the actions of this line from those of the same turn of another. */
  line: string;
}

export const NOTHING_BEFORE: Before = { callerPhone: null, assistantState: null, ms: 0, turns: 0, line: '' };

/** What a conversation that goes on on another line had come to. */
export async function findBefore(db: Db, conversationId: string): Promise<Before> {
  const row = await conversationOf(db, conversationId);
  const last = await lastTurnOf(db, conversationId);
  const first = { ...NOTHING_BEFORE, callerPhone: row.caller_phone };
  if (last === null) return first;
  const turns = last + 1;
  return {
    ...first,
    assistantState: row.assistant_state,
    ms: Date.now() - row.started_at.getTime(),
    turns,
    line: `from ${turns} `,
  };
}
