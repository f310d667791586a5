import { type Reference, THAT } from '../heard/reference.ts';
import { compile, hear, render } from './pattern.ts';
import type { Piece } from './pieces.ts';

const ON = compile('(on|onto|for|in|to|from|off|of) REF');

/** 'on the margherita', 'on that', 'on both'; `next` is `at` when nothing of the kind is said here. */
export function targetAt(pieces: readonly Piece[], at: number): { on: Reference; next: number } {
  const match = hear(ON, render(pieces), pieces, at);
  if (!match) return { on: THAT, next: at };
  const on = match.heard.reference();
  const next = at + match.length;
  // What is said to be on them is on every one of them.
  return { on: pieces[next - 1]?.said === 'them' && on.some === null ? { ...on, all: true } : on, next };
}
