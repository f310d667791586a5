import type { Source } from '@attendant/dialogue';
import { exchange, type Tool } from '@attendant/voice';
import { type AssistantFor, type AssistantParts, assistantFor } from './assistant.ts';

export interface Rehearsed {
  /** The answer to the last thing that was said. */
  text: string;
  sources: readonly Source[];
}

const LIMIT_MS = 12_000;
/** Reads only: a rehearsal may really do it. */
const HARMLESS = new Set(['price_order']);

/**
 * Says a caller's words again, one after the other, to the agent as `parts.db` knows it, which may be a transaction
 * that is never committed. Whatever would order, book, write or ring does nothing.
 */
export async function rehearse(
  parts: AssistantParts,
  of: Omit<AssistantFor, 'cited' | 'line'>,
  said: readonly string[],
): Promise<Rehearsed> {
  let sources: readonly Source[] = [];
  const assistant = await assistantFor(parts, {
    ...of,
    cited: (_turn, found) => {
      sources = found;
    },
  });
  const tools = assistant.tools.map((tool) => (HARMLESS.has(tool.name) ? tool : withoutEffect(tool)));
  let state: unknown = null;
  let text = '';
  for (const [at, words] of said.entries()) {
    sources = [];
    const turn = { turn: at + 1, text: words, kind: 'text', confidence: null, interruptedAfter: null } as const;
    const on = {
      tool: () => undefined,
      problem: ({ cause }: { cause: unknown }) => parts.log.warn({ err: cause }, 'a rehearsal failed'),
    };
    const answered = await exchange({ model: assistant.model, tools, state, turn, limitMs: LIMIT_MS, on });
    ({ state, text } = answered);
    if (answered.ending) break;
  }
  return { text, sources };
}

const withoutEffect = (tool: Tool): Tool => ({
  ...tool,
  run: async () => ({ ok: true, value: null, say: '(In a real call this would be done now.)' }),
});
