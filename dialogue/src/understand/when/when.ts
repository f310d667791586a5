import { readDay, type SaidDay } from './days.ts';
import { written } from './said.ts';
import { readTime, type SaidTime } from './times.ts';

/** When something is wished for, as far as an utterance tells. */
export interface When {
  day: SaidDay | null;
  time: SaidTime | null;
}

/** `today` is 'YYYY-MM-DD' on the business's clock. `alone`: a bare number may be a time. */
export function readWhen(text: string, today: string, alone = false): When {
  // Of a change of mind the last word counts: 'Tuesday, no, Wednesday'.
  const parts = written(text)
    .split(/\b(?:no(?! later| earlier)|actually|i mean|sorry|or rather|make that)\b/)
    .map((part) => part.trim())
    .reverse();
  return {
    day: last(parts, (part) => readDay(part, today)),
    time: last(parts, (part) => readTime(part, alone)),
  };
}

function last<Said>(parts: readonly string[], read: (part: string) => Said | null): Said | null {
  for (const part of parts) {
    const said = read(part);
    if (said) return said;
  }
  return null;
}
