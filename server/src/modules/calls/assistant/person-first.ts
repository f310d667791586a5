import type { CallerTurn, LanguageModel } from '@attendant/voice';

/** What the built-in assistant is told in the caller's stead. */
const WISH = 'I would like to speak to a person.';

/** Whether the caller pressed 0 or said one of the owner's words for it. */
export function wantsPerson({ kind, text }: CallerTurn, keywords: readonly string[]): boolean {
  if (kind === 'keys') return text.trim() === '0';
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return keywords.some((keyword) =>
    words.includes(
      ` ${keyword
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()} `,
    ),
  );
}

/** The same model, except that these turns are always read as the wish for a person. */
export function personFirst(model: LanguageModel, keywords: readonly string[]): LanguageModel {
  return {
    name: model.name,
    open(options) {
      const talker = model.open(options);
      return {
        reply: (turn, signal) =>
          talker.reply(wantsPerson(turn, keywords) ? { ...turn, kind: 'text', text: WISH } : turn, signal),
        state: () => talker.state(),
        question: () => talker.question(),
      };
    },
  };
}
