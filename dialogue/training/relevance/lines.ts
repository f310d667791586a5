import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** What the owner of one business wrote, and what its callers ask. */
export interface Lines {
  notes: string[];
  /** `answer` is the place of the note that answers it; -1: none does. */
  questions: { text: string; answer: number }[];
}

const FOLDER = new URL('./businesses/', import.meta.url);
const files = (): string[] =>
  readdirSync(FOLDER)
    .sort()
    .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'));

/** A mark of the lines as they stand, which the model keeps. */
export const linesMadeOf = (): string => createHash('sha256').update(files().join('\n')).digest('hex');

/** `#` begins a business, `N` is a note, `Q` a question that the note above answers, `X` one that none of them does. */
export function readBusinesses(texts = files()): Lines[] {
  const businesses: Lines[] = [];
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const [kind, text] = [line.slice(0, 2), line.slice(2).trim()];
    if (kind === '# ') businesses.push({ notes: [], questions: [] });
    const last = businesses.at(-1);
    if (kind === 'N ') last?.notes.push(text);
    if (kind === 'Q ') last?.questions.push({ text, answer: last.notes.length - 1 });
    if (kind === 'X ') last?.questions.push({ text, answer: -1 });
  }
  return businesses;
}
