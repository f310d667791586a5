import type { Ledger, PromiseKind } from '@attendant/contract/conversations/ledger';
import { claimsOf, tellsOf } from './claims.ts';

type Promised = Ledger['promises'][number];

/** Something that was written in a conversation. */
export interface Committed {
  kind: PromiseKind;
  id: string;
}

/** What was said by the agent, as far as it was heard, against what was written: one line for each thing. */
export function promisesOf(said: readonly string[], committed: readonly Committed[]): Promised[] {
  const sentences = said.flatMap((words) => words.split(/(?<=[.!?])\s+/));
  const written = new Set(committed.map(({ kind }) => kind));
  const kept = committed.map(
    ({ kind, id }): Promised => ({
      kind,
      state: said.some((words) => tellsOf(words, kind)) ? 'kept' : 'saved-not-said',
      words: sentences.find((sentence) => tellsOf(sentence, kind)) ?? null,
      id,
    }),
  );
  const empty = sentences.flatMap((words) =>
    claimsOf(words).flatMap(({ claim: kind }): Promised[] =>
      kind !== 'sent' && !written.has(kind) ? [{ kind, state: 'said-not-saved', words, id: null }] : [],
    ),
  );
  return [...kept, ...empty];
}
