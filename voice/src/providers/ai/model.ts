import type { LanguageModel } from 'ai';

export interface ModelSettings {
  /** `openai-compatible` is whatever speaks OpenAI's chat completions: OpenAI, Ollama, llama.cpp, vLLM. */
  readonly provider: 'openai-compatible' | 'anthropic' | 'google';
  /** As its provider names it. */
  readonly model: string;
  /** Needed by `openai-compatible`; the others know their own. */
  readonly baseUrl?: string | undefined;
  readonly apiKey?: string | undefined;
}

/** The configured model; its provider's package is loaded only now. */
export async function openModel({ provider, model, baseUrl, apiKey }: ModelSettings): Promise<LanguageModel> {
  const access = { ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }) };
  switch (provider) {
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(access)(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(access)(model);
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      if (!baseUrl) throw new Error('An OpenAI-compatible model needs its address.');
      return createOpenAICompatible({ name: 'configured', ...access, baseURL: baseUrl, includeUsage: true })(model);
    }
  }
}
