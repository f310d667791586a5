import type { Menu } from '../menu/menu.ts';
import { PHRASE_WORDS } from '../phrasebook.ts';
import { toPieces } from '../pieces.ts';
import { tokenise } from '../words.ts';

const LED =
  "(?<led>(?:(?:hi|hey|hello|yeah|yes|okay|ok|so|oh|um|uh|and|also|then|plus|please|just|(?:can|could|may) (?:i|we|you)(?: please)?(?: get| have| do| make| put| add)?|let me (?:get|have|do)|let['’]?s do|i(?:['’]d| would) like|i(?:['’]ll| will) (?:have|take|get|do)|i(?: want| need)|give me|get me|put|add)[\\s,:]+)*)";
const ONE = '(?:an?|one|two|three|four|five|six|some|the|my)\\s';
/** 'With bacon, a hamburger', 'bacon and cheese on a hamburger', 'small, with bacon, the hamburger'. */
const BEFORE: readonly RegExp[] = [
  new RegExp(`^\\s*${LED}with (?<what>[^.;!?]+?),\\s*(?<rest>(?:${ONE})?[^.;!?]+)(?<end>.*)$`, 'iu'),
  new RegExp(`^\\s*${LED}(?:with )?(?<what>[^.;!?]+?),? on (?<rest>(?!the |my )${ONE}[^.;!?]+)(?<end>.*)$`, 'iu'),
  new RegExp(`^\\s*${LED}(?<what>[^.;!?,]+, (?:with )?[^.;!?]+?),\\s*(?<rest>[^.;!?,]+)(?<end>.*)$`, 'iu'),
];

/** 'A calzone that has spinach on it'; 'anything that has spinach in it' asks. */
const THAT_HAS =
  /(?<=\b(?:an?|one|two|three|four|five|six) (?!(?:one|ones|thing|dish)\b)[\p{L}' -]{2,40}?) that (?:has|have|has got|have got|comes? with) (?<what>[\p{L}' -]{2,40}?) (?:on|in|inside) (?:it|them|there)(?=\s*(?:[.,;!]|$)|\s+(?:and|please)\b)/giu;

/** What is chosen on a dish and told before it, behind it: 'a hamburger with bacon and cheese'. Nothing else is read of it so. */
export function choicesFirst(said: string, menu: Menu): string {
  if (menu.families.length === 0) return said;
  const text = said.replace(THAT_HAS, ' with $<what>');
  for (const way of BEFORE) {
    const { led = '', what = '', rest = '', end = '' } = way.exec(text)?.groups ?? {};
    const name = what === '' ? undefined : onlyDishIn(rest, menu);
    if (!name) continue;
    const parts = what.split(/\s*,\s*(?:and )?(?:with )?|\s+and (?:with )?|\s+with /).filter((part) => part !== '');
    const sizes = parts.filter((part) =>
      menu.family(name.key)?.variants.some(({ size }) => size === part.toLowerCase()),
    );
    const chosen = parts.filter((part) => !sizes.includes(part));
    if (chosen.length === 0 || sizes.length > 1 || !chosen.every((part) => isChoice(part, name.key, menu))) continue;
    const at = rest.toLowerCase().indexOf(name.said);
    if (at < 0) continue;
    const behind = at + name.said.length;
    return `${led}${rest.slice(0, at)}${sizes.map((size) => `${size} `).join('')}${rest.slice(at, behind)} with ${chosen.join(' and ')}${rest.slice(behind)}${end}`;
  }
  return text;
}

/** The dish that is named, where it is one. */
function onlyDishIn(rest: string, menu: Menu): { key: string; said: string } | null {
  const named = toPieces(tokenise(rest), menu, PHRASE_WORDS).flatMap((piece) =>
    piece.kind === 'item' ? piece.mention : [],
  );
  const [one, ...others] = named;
  const [key] = one?.families ?? [];
  return one?.exact && key && one.families.length === 1 && others.length === 0 ? { key, said: one.said } : null;
}

const isChoice = (said: string, key: string, menu: Menu): boolean =>
  menu.isChoice(
    tokenise(said)
      .filter((word) => !/^(?:extra|some|an?)$/.test(word))
      .join(' '),
    key,
  );
