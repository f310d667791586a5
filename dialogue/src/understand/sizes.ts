/** Sizes from small to large, with the ways to write and say them. */
const SIZES: readonly (readonly [string, readonly string[]])[] = [
  ['mini', ['mini', 'minis']],
  ['kids', ['kids']],
  ['personal', ['personal', 'individual']],
  ['cup', ['cup']],
  ['small', ['small', 'smalls', 'sm', 'smaller', 'smallest', 'little']],
  ['half', ['half']],
  ['medium', ['medium', 'mediums', 'med']],
  ['regular', ['regular', 'regulars']],
  ['full', ['full']],
  ['bowl', ['bowl']],
  ['large', ['large', 'larges', 'lg', 'larger', 'largest', 'big', 'bigger', 'larj']],
  ['extra large', ['extra large', 'extra larges', 'xl', 'xls', 'x large', 'extralarge']],
  ['jumbo', ['jumbo', 'jumbos']],
  ['family', ['family size', 'family']],
  ['party', ['party size', 'party']],
];

/** Said alone these mean other things too, so they are sizes only after a comma in a menu name. */
const NAMES_ONLY = new Set(['cup', 'half', 'full', 'bowl', 'kids', 'party']);

const BY_WORDS = new Map(SIZES.flatMap(([size, words]) => words.map((word) => [word, size] as const)));

/** From small to large within one kind of measure: inches by their number, the others by their place. */
export function sizeRank(size: string): number {
  const inches = /^(\d+) inch$/.exec(size);
  return inches ? Number(inches[1]) : SIZES.findIndex(([name]) => name === size);
}

/** The size said at this place and how many words it takes. */
export function sizeAt(words: readonly string[], at: number): { size: string; length: number } | null {
  const inches = /^\d+$/.exec(words[at] ?? '');
  if (inches && /^inch(es)?$/.test(words[at + 1] ?? '')) return { size: `${inches[0]} inch`, length: 2 };
  for (const length of [2, 1]) {
    const size = at + length <= words.length ? BY_WORDS.get(words.slice(at, at + length).join(' ')) : undefined;
    if (size && !NAMES_ONLY.has(size)) return { size, length };
  }
  return null;
}

/** What coffee houses call their sizes, for menus that do not. */
export const HOUSE_SIZES: Readonly<Record<string, string>> = { tall: 'small', grande: 'medium', venti: 'large' };

/** Takes the size off a name on the menu: 'XL Pepperoni', 'Margherita, small', 'Soup (bowl)', '12" Margherita'. */
export function splitName(name: string): { dish: string; size: string | null } {
  const plain = name.trim().replace(/\s+/g, ' ');
  const tail = /^(.+?)(?:,\s*|\s*\(\s*|\s+-\s+)([^,()]+?)\)?$/.exec(plain);
  if (tail?.[1] && tail[2]) {
    const size = sizeOf(tail[2]);
    if (size) return { dish: tail[1], size };
  }
  const words = plain.split(' ');
  for (const length of [2, 1]) {
    const first = words.slice(0, length).join(' ');
    const size = words.length > length && first.length > 1 ? sizeOf(first) : null;
    if (size && !NAMES_ONLY.has(size)) return { dish: words.slice(length).join(' '), size };
  }
  const ending = words.at(-1) ?? '';
  const last = words.length > 1 && ending.length > 1 ? sizeOf(ending) : null;
  if (last && !NAMES_ONLY.has(last)) return { dish: words.slice(0, -1).join(' '), size: last };
  return { dish: plain, size: null };
}

/** The size that this is another word for; null when it is none. */
export function sizeOf(text: string): string | null {
  const words = text
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .trim();
  const inches = /^(\d+)\s*(?:"|”|inch|in\b)/.exec(words);
  if (inches) return `${inches[1]} inch`;
  const named = words.replace(MEASURED, '');
  return BY_WORDS.get(words) ?? BY_WORDS.get(named) ?? LETTERS[named.replace(/\.$/, '')] ?? null;
}

/** How menus write sizes short; nobody says a letter. */
const LETTERS: Readonly<Record<string, string>> = { s: 'small', m: 'medium', l: 'large', md: 'medium', reg: 'regular' };

/** How much it is, behind what it is called: 'Large 18 inch', 'Medium (16 oz)'. */
const MEASURED = / \(?\d+ ?(?:"|”|inch(?:es)?|in|oz|ounces?|cm|ml|slices?|pieces?)\)?$/;

/** That measure; null where a size has none. */
export const measureOf = (name: string): string | null =>
  MEASURED.exec(name.toLowerCase())?.[0]?.replace(/[()]/g, '').trim() ?? null;
