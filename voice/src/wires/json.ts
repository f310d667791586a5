export type JsonObject = Readonly<Record<string, unknown>>;

const decoder = new TextDecoder();

/** The longest message that a wire reads: two seconds of the browser's sound. */
export const MESSAGE_MAX_BYTES = 65_536;

/** Of what is typed or was heard elsewhere in one go: as much as a text message carries. The rest is left off. */
export const WORDS_MOST = 1_600;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object that a message holds; null when it holds anything else. */
export function readObject(message: string | Uint8Array): JsonObject | null {
  try {
    const value: unknown = JSON.parse(typeof message === 'string' ? message : decoder.decode(message));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** The strings inside an object that stands inside another. */
export function texts(value: unknown, key: string): Record<string, string> {
  const inner = isObject(value) && isObject(value[key]) ? value[key] : {};
  return Object.fromEntries(
    Object.entries(inner).flatMap(([name, one]) => (typeof one === 'string' ? [[name, storable(one)]] : [])),
  );
}

/** No database keeps a NUL or half a pair; the words around them are kept. */
const storable = (words: string): string => words.replaceAll('\0', '').toWellFormed();

/** A string inside an object; '' when there is none. */
export function text(value: unknown, key: string): string {
  const inner = isObject(value) ? value[key] : undefined;
  return typeof inner === 'string' ? storable(inner) : '';
}
