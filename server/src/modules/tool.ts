import type { ToolName } from '@attendant/contract/tools';
import type { ZodMiniType } from 'zod/mini';
import type { Db, Tx } from '../database/open.ts';
import { Problem } from '../http/problem.ts';

/** A tool as a module offers it; a conversation gives it a deadline, checks its input and calls it once by key. */
export interface AgentTool {
  readonly name: ToolName;
  readonly description: string;
  readonly input: ZodMiniType;
  readonly deadlineMs: number;
  /**
   * `signal` aborts at the deadline: what is not committed by then must never be, for the caller is told that it may
   * not have been done.
   */
  run(input: unknown, action: { key: string; signal: AbortSignal }): Promise<AgentToolOutcome>;
}

/** `say` is spoken as it is. Without a receipt nothing may be claimed to be done. */
export type AgentToolOutcome =
  | {
      ok: true;
      value: unknown;
      say?: string;
      receipt?: { kind: 'order' | 'booking' | 'message' | 'transfer' | 'waiting'; id: string };
    }
  | { ok: false; code: string; say: string };

/** What a tool answers when it did nothing, and what the caller hears of it. */
export const refused = (code: string, say: string): AgentToolOutcome => ({ ok: false, code, say });

/** What a tool changes: one transaction, which the deadline undoes. `onRefusal` puts a refusal into a caller's words. */
export async function commitTool(
  { db, signal, onRefusal }: { db: Db; signal: AbortSignal; onRefusal?: (refusal: Problem) => AgentToolOutcome },
  act: (tx: Tx) => Promise<AgentToolOutcome>,
): Promise<AgentToolOutcome> {
  try {
    return await db.transaction().execute(async (tx) => {
      const outcome = await act(tx);
      signal.throwIfAborted();
      return outcome;
    });
  } catch (error) {
    if (onRefusal && error instanceof Problem) return onRefusal(error);
    throw error;
  }
}
