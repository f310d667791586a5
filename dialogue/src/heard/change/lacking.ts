import { singular, tokenise } from '../../understand/words.ts';
import type { Standing } from './standing.ts';

/** 'The one without cheese' */
export function apartLacking(content: readonly string[]): { own: readonly string[]; lacking: readonly string[] } {
  const at = content.findIndex((word) => /^(?:without|no)$/.test(word));
  return at < 0 || at === content.length - 1
    ? { own: content, lacking: [] }
    : { own: content.slice(0, at).filter((word) => word !== 'with'), lacking: content.slice(at + 1) };
}

/** The lines of which something was left off, or else those that others are told apart from by having it. */
export function without(lines: readonly Standing[], lacking: readonly string[]): readonly Standing[] {
  if (lacking.length === 0) return lines;
  const said = lacking.map(singular);
  const has = (note: string) => said.every((word) => tokenise(note).map(singular).includes(word));
  const denied = lines.filter(({ notes }) => notes.some((note) => /^(?:no|without) /.test(note) && has(note)));
  const having = lines.filter(({ notes }) => notes.some(has));
  const isTold = ({ family }: Standing) => having.some((one) => one.family === family);
  return denied.length > 0 ? denied : lines.filter((line) => !having.includes(line) && isTold(line));
}
