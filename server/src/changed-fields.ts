import { isDeepStrictEqual } from 'node:util';

/** What a field was and is, in words; null: there was none. */
export interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

type Tell = (value: unknown) => string | null;

/**
 * How the values of fields are told in the log. A field that has none here is told by its name: what is written freely
 * may hold a secret, or be about somebody.
 */
export type Telling = Readonly<Record<string, Tell>>;

export const asSwitch: Tell = (value) => (value === true ? 'on' : value === false ? 'off' : null);
/** A word of a closed list, or a name of the business's own. */
export const asWord: Tell = (value) => (typeof value === 'string' && value !== '' ? value.replaceAll('_', ' ') : null);
export const asNumber =
  (unit: string): Tell =>
  (value) =>
    typeof value === 'number' ? `${value} ${unit}`.trim() : null;
export const asDollars: Tell = (value) => (typeof value === 'number' ? `$${value.toFixed(2)}` : null);

/** Those of `fields` that are others now and may be told. */
export function changesOf(
  fields: readonly string[],
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  telling: Telling,
): Change[] {
  return fields.flatMap((field) => {
    const [was, is] = [before[field], after[field]];
    const tell = telling[field];
    return tell && !isDeepStrictEqual(was, is) ? [{ field, before: tell(was), after: tell(is) }] : [];
  });
}
