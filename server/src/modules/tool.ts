import type { ToolName } from '@attendant/contract/tools';
import type { ZodMiniType } from 'zod/mini';

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

type AgentToolOutcome =
  | {
      ok: true;
      value: unknown;
      say?: string;
      receipt?: { kind: 'order' | 'booking' | 'message' | 'transfer'; id: string };
    }
  | { ok: false; code: string; say: string };
