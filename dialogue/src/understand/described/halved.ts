import type { Menu } from '../menu/menu.ts';
import { singular } from '../words.ts';

/** The longest name that is looked for behind 'half'. */
const LONGEST = 4;

/** The dish whose whole name stands here. */
function dishAt(words: readonly string[], from: number, menu: Menu): string | null {
  const at = /^(?:of|an?|the)$/.test(words[from] ?? '') ? from + 1 : from;
  for (let length = LONGEST; length > 0; length--) {
    const said = words
      .slice(at, at + length)
      .map(singular)
      .join(' ');
    const family = menu.families.find((one) => one.words.join(' ') === said);
    if (family) return family.key;
  }
  return null;
}

/** What is made half into something else: 'make it half', 'can the margherita be half', 'half and half with'. */
const HALVES =
  /\b(?:half and half(?: with| of)?|(?:make|do|have) (?:it|that|mine|one|the \w+(?: \w+)?)(?: be)? half|(?:it|that|one|the \w+(?: \w+)?) be half)$/;

/**
 * 'Half margherita half diavola', 'can you make it half diavola': one dish of two, which is neither of them. False where the
 * menu lets something be chosen for a half, and sells so.
 */
export function isHalved(words: readonly string[], menu: Menu): boolean {
  if (!words.includes('half')) return false;
  const sellsHalves = menu.families.some(({ variants }) =>
    variants.some(({ item }) => item.optionGroups.some(({ halves }) => halves)),
  );
  if (sellsHalves) return false;
  const halved = words.flatMap((word, at) => (word === 'half' ? (dishAt(words, at + 1, menu) ?? []) : []));
  const isMadeSo = words.some((_, at) => HALVES.test(words.slice(0, at).join(' ')) && dishAt(words, at, menu) !== null);
  return isMadeSo || new Set(halved).size > 1;
}
