import type { MenuFact } from '../facts.ts';
import { families } from './families.ts';

/**
 * Short answers that decide what happens next and that a recogniser mishears on a phone line: "that's all" as
 * "that's so", "no thank you" as "no Sam Pugh".
 */
const ANSWERS = [
  "that's all",
  "that's it",
  "that's everything",
  'that will be all',
  'nothing else',
  'no thanks',
  'no thank you',
  'yes please',
  "yes that's right",
  "yeah that's right",
  'cancel that',
  'make that',
  'make it',
  'I want a',
  'remove the',
  'okay then',
  'goodbye',
  'pizzas please',
  'light sauce',
  'sauce on the side',
];
/** Said with a size they sound like other words: "two large" like "too large" or "to a large". */
const COUNTS = ['one', 'two', 'three', 'four'];

/** Words that a recogniser should expect on this line: the dishes, their sizes counted, and the usual short answers. */
export function menuKeyterms(menu: readonly MenuFact[]): string[] {
  const known = families(menu);
  const sizes = new Set(known.flatMap((family) => family.variants.flatMap(({ size }) => size ?? [])));
  const groups = menu.flatMap((item) => item.optionGroups);
  const choices = new Set(groups.flatMap((group) => group.choices.map(({ name }) => name)));
  const counted = [...sizes].flatMap((size) => COUNTS.map((count) => `${count} ${size}`));
  const wanted = COUNTS.slice(1).flatMap((count) => [`I'd like ${count}`, `can I get ${count}`]);
  return [...new Set([...known.map((family) => family.called), ...choices, ...counted, ...wanted, ...ANSWERS])];
}
