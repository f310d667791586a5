const STREETS =
  'street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|place|pl|court|ct|way|square|terrace|parkway|highway';
const ADDRESS = new RegExp(
  `\\b\\d+[a-z]?\\s+(?:[\\p{L}\\d.'-]+\\s+){1,3}?(?:${STREETS})\\b(?:[,\\s]+(?:apartment|apt|unit|suite|floor|room)\\.?\\s*[\\w-]+)?`,
  'iu',
);

/** '410 Union Street, apartment 3B', said anywhere, as it was said; null when there is none. */
export const addressIn = (text: string): string | null => ADDRESS.exec(text)?.[0] ?? null;

/** How many words from here are an address: a street may be called like a dish. */
export function addressAt(words: readonly string[], at: number): number {
  if (!/^\d+[a-z]?$/.test(words[at] ?? '')) return 0;
  const rest = words.slice(at).join(' ');
  const found = ADDRESS.exec(rest);
  return found?.index === 0 ? found[0].split(' ').length : 0;
}
