import { readFileSync } from 'node:fs';
import type { Menu } from '../../understand/menu/menu.ts';
import { singular } from '../../understand/words.ts';
import { breakAt } from './features.ts';
import { likelihoods, ROLES, type Role, scoresOf, unpackTagger } from './model.ts';
import { type Token, tokensIn } from './tokens.ts';

export const TAGGER = unpackTagger(readFileSync(new URL('./model.bin', import.meta.url)));

/** What was asked before: the same words are for something else after another question. */
export type Context = 'start' | 'more' | 'choice' | 'name' | 'confirm' | 'when' | 'message' | 'done' | 'open';

export interface Part {
  role: Role;
  text: string;
  words: number;
  /** The mean over its words, from 0 to 1. */
  sure: number;
}

/** Several ask for the parts of one turn. */
const last = new WeakMap<Menu, { text: string; context: Context; parts: readonly Part[] }>();

/** The parts of a turn, one after the other, each with what it most likely is for. The marks at the ends of sentences stay. */
export function partsIn(text: string, context: Context, menu: Menu): readonly Part[] {
  const before = last.get(menu);
  if (before?.text === text && before.context === context) return before.parts;
  const parts = readParts(text, context, menu);
  last.set(menu, { text, context, parts });
  return parts;
}

function readParts(text: string, context: Context, menu: Menu): Part[] {
  const isOfMenu = (word: string): boolean => menu.vocabulary.has(word) || menu.vocabulary.has(singular(word));
  const tokens = tokensIn(text, isOfMenu);
  const { roles } = likelihoods(tokens, scoresOf(tokens, context, TAGGER), TAGGER.steps);
  const parts: (Part & { from: number; sum: number })[] = [];
  for (const [at, token] of tokens.entries()) {
    const { role, sure } = likeliest(roles[at]);
    const last = parts.at(-1);
    if (last && last.role === role && !isNewQuestion(tokens, at, role)) {
      last.words++;
      last.sum += sure;
    } else parts.push({ role, text: '', words: 1, sure: 0, sum: sure, from: token.from });
  }
  return parts.map(({ role, words, sum, from }, at) => ({
    role,
    words,
    sure: sum / words,
    text: text.slice(from, parts[at + 1]?.from ?? text.length).replace(/[\s,;:]+$/, ''),
  }));
}

/** Two sentences that ask are two questions. */
const isNewQuestion = (tokens: readonly Token[], at: number, role: Role): boolean =>
  role === 'question' && breakAt(tokens, at) === 2;

function likeliest(row: ArrayLike<number> | undefined): { role: Role; sure: number } {
  let best = 0;
  for (let at = 1; at < ROLES.length; at++) if ((row?.[at] ?? 0) > (row?.[best] ?? 0)) best = at;
  return { role: ROLES[best] ?? 'social', sure: row?.[best] ?? 0 };
}
