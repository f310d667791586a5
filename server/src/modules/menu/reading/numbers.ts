import type { Line } from './lines.ts';
import { pricesIn } from './prices.ts';

const MARKED = /^(?:(?:no|nr)\.?\s*)?#?([A-Z]{0,2}\d{1,3}[a-z]?)(?:[.)]+\s*|:\s+|\s+[–-]\s+)(?=\D{3})/;
const BARE = /^([A-Z]?\d{1,3}[a-z]?)\s+(?=\p{L}{2})/u;

/** The number under which it is ordered, as takeaways print it. */
export function withoutNumber(text: string, isNumbered: boolean): { number: string | null; text: string } {
  const [all, number] = MARKED.exec(text) ?? (isNumbered ? BARE.exec(text) : null) ?? [];
  return all === undefined || number === undefined ? { number: null, text } : { number, text: text.slice(all.length) };
}

/** '2 Eggs' is a number of eggs, unless most lines with a price begin with a number. */
export function isNumbered(lines: readonly Line[]): boolean {
  const priced = lines.filter(({ text }) => pricesIn(text).length > 0);
  const marked = priced.filter(({ text }) => BARE.test(text) || MARKED.test(text));
  return marked.length >= 3 && new Set(marked.map(({ text }) => /\d+/.exec(text)?.[0])).size === marked.length;
}
