import { problem } from './problem.ts';

const CANNOT = 'holds a character that cannot be stored';

/** PostgreSQL stores every character but NUL, and halves of a pair are none. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** For what carriers and files bring, which nobody can be asked to write anew. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** Refuses what a request brings, body, query, path and names of files alike, when a text of it cannot be stored. */
export function checkCharacters(input: unknown): void {
  // No recursion: a megabyte of brackets is deeper than the stack.
  const waiting: [path: readonly string[], value: unknown][] = [[[], input]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isStorable(value)) throw refused(path);
    if (value instanceof File && !isStorable(value.name)) throw refused(path);
    if (typeof value !== 'object' || value === null || value instanceof Blob) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) throw refused(path);
      // The deepest fields of a form are three steps down; of more only that it is somewhere is told.
      waiting.push([path.length < 4 ? [...path, key] : path, inner]);
    }
  }
}

function refused(path: readonly string[]) {
  const field = path.at(-1)?.replaceAll('_', ' ') ?? 'the request';
  const message = `${field.charAt(0).toUpperCase()}${field.slice(1)} ${CANNOT}`;
  return problem('invalid', { message, errors: { [path.join('.') || 'body']: message } });
}
