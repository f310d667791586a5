import { numberAt } from '../numbers.ts';
import { tokenise } from '../words.ts';
import type { Family } from './families.ts';

const PIECES = /^(?:pieces?|pcs?|ct|count|rolls?|knots?|wings?)$/;
const TO_AN_ORDER = /^(?:to|per|in|for) (?:an? |each |the )?(?:order|serving|portion)\b|^per order\b/;

const SOLD_BY =
  /\b(?:per|by the) (?<part>half |quarter )?(?<unit>pound|kilo|pint|quart|foot|yard|stem|slice|sheet|bunch|piece|rack|link)\b/;

const HOLDERS =
  /^(?:pounds?|ounces?|kilos?|bottles?|cans?|jars?|jugs?|tubs?|bowls?|cups?|glass(?:es)?|mugs?|plates?|platters?|pans?|baskets?|boxes|box|bags?|packs?|packets?|cartons?|containers?|slabs?|pieces?|links?|sticks?|helpings?|servings?|portions?|orders?|sets?|rolls?|ones?|sizes?)$/;

/** In what it is handed over, or by what it is counted: no wish for the kitchen. */
export const isHolder = (word: string): boolean => HOLDERS.test(word);

/** By what it is sold, and how many of that come to one: 'per half pound' is two to a pound. */
export function soldBy({ variants }: Family): { unit: string; each: number } | null {
  const { part, unit } = SOLD_BY.exec(tokenise(variants[0]?.item.description ?? '').join(' '))?.groups ?? {};
  return unit ? { unit, each: part === 'half ' ? 2 : part === 'quarter ' ? 4 : 1 } : null;
}

/** How many come to one order, where the menu says so: 'Six to an order.', 'Five pieces.', 'Half a dozen, with marinara.' */
export function piecesPerOrder({ variants, words: name }: Family): number | null {
  if (name.includes('dozen')) return name.includes('half') ? 6 : 12;
  const description = variants[0]?.item.description ?? '';
  const words = tokenise(description);
  for (const at of words.keys()) {
    const number = numberAt(words, at);
    if (!number || number.value < 2) continue;
    const behind = words.slice(at + number.length);
    if (PIECES.test(behind[0] ?? '') || TO_AN_ORDER.test(behind.join(' '))) return number.value;
  }
  if (/\bby the dozen\b/i.test(description)) return 12;
  const [first = ''] = description.split(/[.,;]/);
  const alone = numberAt(tokenise(first), 0);
  return alone && alone.value > 1 && alone.length === tokenise(first).length ? alone.value : null;
}
