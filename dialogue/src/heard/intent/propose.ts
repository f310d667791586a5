import { readFileSync } from 'node:fs';
import { type Proposal, rank, unpackModel } from './model.ts';

export const MODEL = unpackModel(readFileSync(new URL('./model.bin', import.meta.url)));

const NOTHING: Proposal = { intent: 'other', sure: 1 };

/** What these `tokenise`d words most likely ask for: nothing, where no word is known. It proposes; what is committed needs more. */
export const propose = (words: readonly string[]): Proposal =>
  (words.length < 2 || words.some((word) => MODEL.known.has(word)) ? rank(words, MODEL)[0] : null) ?? NOTHING;
