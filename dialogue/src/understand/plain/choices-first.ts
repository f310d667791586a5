import type { Family } from '../menu/families.ts';
import { madeOfIn } from '../menu/made-of.ts';
import type { Menu } from '../menu/menu.ts';
import { PHRASE_WORDS } from '../phrasebook.ts';
import { toPieces } from '../pieces.ts';
import { singular, tokenise } from '../words.ts';

const WISH =
  "(?:(?:can|could|may) (?:i|we|you)(?: please)?(?: get| have| do| make| put| add)?|let me (?:get|have|do)|let['’]?s do|i(?:['’]d| would) like|i(?:['’]ll| will) (?:have|take|get|do)|i(?: want| need)|give me|get me|put|add)";
const LED = `(?<led>(?:(?:hi|hey|hello|yeah|yes|okay|ok|so|oh|um|uh|and|also|then|plus|please|just|${WISH})[\\s,:]+)*)`;
const ONE = '(?:an?|one|two|three|four|five|six|some|the|my)\\s';
/** 'With bacon, a hamburger', 'bacon and cheese on a hamburger', 'small, no onions, hamburger'. */
const BEFORE: readonly RegExp[] = [
  new RegExp(
    `^\\s*${LED}(?:with )?(?<what>[^.;!?]+?),? (?:on|in) (?<rest>(?!the |my )${ONE}[^.;!?]+)(?<end>.*)$`,
    'iu',
  ),
  new RegExp(
    `^\\s*${LED}(?<what>[^.;!?]+),\\s*(?<wish>${WISH}\\s+)?(?<rest>(?:${ONE})?[^.;!?,]+?(?:,? please)?)(?<end>[.;!?].*)?$`,
    'iu',
  ),
  new RegExp(`^\\s*${LED}with (?<what>[^.;!?]+?),\\s*(?<rest>(?:${ONE})[^.;!?]+)(?<end>.*)$`, 'iu'),
];
/** 'Oat milk. Large. Latte.' */
const IN_BITS = /^(?:[\p{L}' -]{2,25}[.,]\s*){2,}[\p{L}' -]{2,25}[.\s]*$/u;
const BETWEEN = /\s*,\s*(?:and )?(?:with )?|\s+and (?:with )?|\s+with |^with /;

/** 'A calzone that has spinach on it'; 'anything that has spinach in it' asks. */
const THAT_HAS =
  /(?<=\b(?:an?|one|two|three|four|five|six) (?!(?:one|ones|thing|dish)\b)[\p{L}' -]{2,40}?) that (?:has|have|has got|have got|comes? with) (?<what>[\p{L}' -]{2,40}?) (?:on|in|inside) (?:it|them|there)(?=\s*(?:[.,;!]|$)|\s+(?:and|please)\b)/giu;

/** 'A combo, tots instead of fries', of which one comes with it: what is chosen is said alone. */
const INSTEAD =
  /(?:,? (?:and |but )?(?:with |do )?| )(?<put>\p{L}+(?: \p{L}+)?),? (?:instead of|rather than|not|in place of) (?:the |any )?(?<for>\p{L}+(?: \p{L}+)?)(?=\s*(?:[,.;!]|$)| (?:and|with|please)\b)/iu;

function chosenInstead(text: string, menu: Menu): string {
  const found = INSTEAD.exec(text);
  const { put = '', for: other = '' } = found?.groups ?? {};
  const dish = found ? onlyDishIn(text.slice(0, found.index), menu) : null;
  const groups = dish?.family.variants[0]?.item.optionGroups ?? [];
  const isOf = (what: string, { name, aliases = [] }: { name: string; aliases?: readonly string[] }) =>
    [name, ...aliases].some((one) => ` ${one.toLowerCase()} `.includes(` ${what.toLowerCase()} `));
  const isOneOf = groups.some(
    ({ max, choices }) => max === 1 && [put, other].every((what) => choices.some((one) => isOf(what, one))),
  );
  if (found && isOneOf) return text.replace(found[0], ` with ${put}`);
  // 'A burger with bacon instead of onions', which are in it.
  const isSwapped = dish && isChoice(put, dish.family, menu) && isBeside(`no ${other}`, dish.family, menu);
  return found && isSwapped ? text.replace(found[0], ` with ${put} and no ${other}`) : text;
}

/** What is told of a dish before it, behind it: 'a hamburger with bacon and cheese, no onions'. Nothing else is read of it so. */
export function choicesFirst(said: string, menu: Menu): string {
  if (menu.families.length === 0) return said;
  const plain = chosenInstead(said.replace(THAT_HAS, ' with $<what>'), menu);
  const text = IN_BITS.test(plain) ? plain.replace(/\.\s*(?=\S)/g, ', ') : plain;
  for (const way of BEFORE) {
    const { led = '', what = '', wish = '', rest = '', end = '' } = way.exec(text)?.groups ?? {};
    const dish = what === '' ? null : onlyDishIn(rest, menu);
    const told = dish && toldOf(what, dish.family, menu);
    const at = dish ? rest.toLowerCase().indexOf(dish.said) : -1;
    if (!dish || !told || at < 0) continue;
    const behind = at + dish.said.length;
    // 'No onions, a burger and a coke': the coke is not left off.
    const pause = /^ (?:and|plus)\b/i.test(rest.slice(behind)) ? ',' : '';
    return `${led}${wish}${rest.slice(0, at)}${told.before}${rest.slice(at, behind)}${told.behind}${pause}${rest.slice(behind)}${end}`;
  }
  return plain;
}

/** The dish that is named, where it is one. */
function onlyDishIn(rest: string, menu: Menu): { family: Family; said: string } | null {
  const pieces = toPieces(tokenise(rest), menu, PHRASE_WORDS);
  const [one, ...others] = pieces.flatMap((piece) => (piece.kind === 'item' ? piece.mention : []));
  const family = menu.family(one?.families[0] ?? '');
  return one?.exact && family && one.families.length === 1 && others.length === 0 ? { family, said: one.said } : null;
}

/** A size that stands before the dish, and what stands behind it; null where any of it is nothing of this dish. */
function toldOf(what: string, family: Family, menu: Menu): { before: string; behind: string } | null {
  const parts = what.split(BETWEEN).filter((part) => part !== '');
  const sizes = parts.filter((part) => family.variants.some(({ size }) => size === part.toLowerCase()));
  const others = parts.filter((part) => !sizes.includes(part));
  const chosen = others.filter((part) => isChoice(part, family, menu));
  const beside = others.filter((part) => !chosen.includes(part));
  if (sizes.length > 1 || others.length === 0 || !beside.every((part) => isBeside(part, family, menu))) return null;
  const put = chosen.length > 0 ? ` with ${chosen.join(' and ')}` : '';
  return {
    before: sizes.map((size) => `${size} `).join(''),
    behind: `${put}${beside.map((part) => (/^on /i.test(part) ? ` ${part}` : `, ${part}`)).join('')}`,
  };
}

const isChoice = (said: string, { key }: Family, menu: Menu): boolean => {
  const words = tokenise(said).filter((word) => !/^(?:an?|some)$/.test(word));
  return words.length > 0 && menu.isChoice(words.join(' '), key);
};

const BESIDE = /^(?:no|without(?: any)?|extra|light|easy|hold(?: the)?|on(?: an?| the)?) /i;

/** 'No onions', 'extra pickles', 'on wheat', of what is in it or can be had on it. */
function isBeside(part: string, family: Family, menu: Menu): boolean {
  const what = part.replace(BESIDE, '');
  const made = tokenise(family.variants.map(({ item }) => madeOfIn(item.description)).join(' ')).map(singular);
  return (
    what !== part && (isChoice(what, family, menu) || tokenise(what).every((word) => made.includes(singular(word))))
  );
}
