import { readFileSync } from 'node:fs';
import { type Proposal, rank, unpackModel } from './model.ts';

export const MODEL = unpackModel(readFileSync(new URL('./model.bin', import.meta.url)));

/** What these `tokenise`d words most likely ask for; nothing, where no example has any of them. It proposes; what is committed needs more than that. */
export const propose = (words: readonly string[]): Proposal =>
  (words.some((word) => MODEL.known.has(word)) && rank(words, MODEL)[0]) || { intent: 'other', sure: 0 };
