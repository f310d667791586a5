import type { CallerTurn, LanguageModel } from '@attendant/voice';
import type { Config } from '../../../config.ts';

/** A caller hears something within 3 s: a model that has not begun by then is not waited for. */
const FIRST_MS = 2_500;
const BETWEEN_MS = 4_000;

export interface Models {
  /** The configured language model with these instructions; null where there is none. */
  open(instructions: (turn: CallerTurn) => Promise<string>): LanguageModel | null;
}

/** Loads the configured provider once, at the start: a setting that cannot work is known before the first call. */
export async function openModels({ model }: Pick<Config, 'model'>): Promise<Models> {
  if (!model) return { open: () => null };
  // Only now: without a key none of it is needed.
  const { aiModel, openModel } = await import('@attendant/voice/providers/ai');
  const loaded = await openModel(model);
  const name = `${model.model} (${model.provider})`;
  return {
    open: (instructions) => aiModel({ name, model: loaded, instructions, firstMs: FIRST_MS, betweenMs: BETWEEN_MS }),
  };
}
