import { readFileSync } from 'node:fs';
import { weekWith } from '@attendant/contract/testing/weeks';
import type { OrderLineInput } from '@attendant/contract/tools';
import { type Deed, differencesFrom, heldAgainst, type MenuFact } from '@attendant/dialogue';
import { salsFacts } from '@attendant/dialogue/testing';
import { readMenuCsv } from '../../server/src/modules/menu/csv.ts';
import { BUSINESSES } from './businesses.ts';
import { goldPortion } from './judging/tickets.ts';
import { goldOf, isIn, moment } from './judging/wishes.ts';
import { plain } from './judging/words.ts';
import { Order, ReadBack, readLines, Time } from './own.ts';

/**
 * What a language model wants to place or book, held against what was heard: the gold of our own orders and wishes for a
 * time as a model's arguments should pass, with another count, dish, day or hour they should be asked about.
 */
export interface HeldCase {
  id: string;
  half: 'dev' | 'held';
  kind: 'as said' | 'another count' | 'another dish' | 'another day' | 'another hour';
  differences: string[];
  said: readonly string[];
}

export const SHOPS = ['pizza', 'burgers', 'subs', 'burritos', 'coffee', 'chinese'];

const exchangesOf = (say: readonly string[]) => say.map((caller) => ({ caller, agent: '' }));

export function heldOrders(shop: string): HeldCase[] {
  const menu = menuOf(shop);
  const facts = salsFacts({ menu });
  return readLines(`orders-${shop}.jsonl`, Order).flatMap(({ id, half, say, gold, name = 'Dan' }) => {
    const lines = gold.map((line) => lineOf(line, menu));
    const against = heldAgainst(exchangesOf(say), facts);
    const hold = (kind: HeldCase['kind'], changed: readonly OrderLineInput[]): HeldCase => {
      const deed: Deed = { tool: 'place_order', input: { customer_name: name, lines: [...changed] } };
      return { id, half, kind, said: say, differences: against(deed) };
    };
    const [first, ...rest] = lines;
    if (!first) return [];
    const named = new Set(lines.map(({ menu_item_id }) => menu_item_id));
    const other = menu.find(({ id: itemId, name: dish }) => !named.has(itemId) && !isSpokenOf(dish, say));
    return [
      hold('as said', lines),
      hold('another count', [{ ...first, quantity: first.quantity + 1 }, ...rest]),
      ...(other ? [hold('another dish', [{ menu_item_id: other.id, quantity: first.quantity }, ...rest])] : []),
    ];
  });
}

/** The gold is one moment, and no day and hour was said that it follows from. */
const VAGUE =
  /\b(?:earliest|soonest|latest|last|first|late|same|or|either|whichever|otherwise|later|earlier|early|by a week|middle|after|before)\b/;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Wishes for one moment, said on June 11, 2030, at ten in the morning. */
export function heldTimes(): HeldCase[] {
  const facts = salsFacts({
    now: moment('11 10:00'),
    bookingEnabled: true,
    hours: weekWith({ each: '09:00-17:00', saturday: '', sunday: '' }),
  });
  return readLines('times.jsonl', Time).flatMap(({ id, half, say, gold, has }) => {
    const golds = goldOf(gold);
    const [first] = golds;
    if (!first || !('from' in first)) return [];
    const { from } = first;
    const against = heldAgainst(exchangesOf(say), facts);
    const hold = (kind: HeldCase['kind'], start: Date): HeldCase => ({
      id,
      half,
      kind,
      said: say,
      differences: against(deedOf(start, has !== undefined)),
    });
    const definite = !VAGUE.test(say.join(' '));
    const exact = definite && golds.every((one) => 'from' in one && +one.until - +one.from <= 60_000);
    const away = (ms: number) => {
      const start = new Date(+from + ms);
      return exact && !golds.some((one) => isIn(start, one)) ? [start] : [];
    };
    return [
      hold('as said', from),
      ...away(DAY_MS).map((start) => hold('another day', start)),
      ...away(2 * HOUR_MS).map((start) => hold('another hour', start)),
    ];
  });
}

/** What was read back, as a model does it, and the answer to it. */
const READ_BACK = {
  order: { says: 'a large pepperoni for Dan', asks: "That's one large Pepperoni for Dan, $22. Shall I place it?" },
  booking: { says: 'friday at two, for Dan', asks: "That's Friday, November 27 at 2 PM for Dan. Shall I book it?" },
};

/** By whether the answer was a yes: what was asked about once more. */
export function heldReadBacks(): { placed: boolean; asked: boolean }[] {
  const facts = salsFacts({ bookingEnabled: true });
  const pepperoni = facts.menu.find(({ name }) => name === 'Large Pepperoni')?.id ?? '';
  const deeds: Readonly<Record<'order' | 'booking', Deed>> = {
    order: {
      tool: 'place_order',
      input: { customer_name: 'Dan', lines: [{ menu_item_id: pepperoni, quantity: 1 }] },
    },
    booking: deedOf(new Date('2026-11-27T14:00:00-05:00'), false),
  };
  return readLines('read-backs.jsonl', ReadBack).map(({ at, say, placed }) => {
    const { says, asks } = READ_BACK[at];
    const exchanges = [
      { caller: says, agent: asks },
      { caller: say, agent: '' },
    ];
    return { placed, asked: differencesFrom(exchanges, deeds[at], facts).length > 0 };
  });
}

const BOOKING = '5a150000-0000-4000-8000-000000000001';
const deedOf = (start: Date, moves: boolean): Deed =>
  moves
    ? { tool: 'move_booking', input: { booking_id: BOOKING, starts_at: start.toISOString() } }
    : { tool: 'book_slot', input: { customer_name: 'Dan', starts_at: start.toISOString() } };

function menuOf(shop: string): MenuFact[] {
  const file = new URL(`./menus/${BUSINESSES[shop]?.menu ?? ''}`, import.meta.url);
  return readMenuCsv(readFileSync(file)).items.map(({ price, option_groups, ...item }, at) => ({
    ...item,
    id: `5a150000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
    priceCents: Math.round(price * 100),
    optionGroups: option_groups,
  }));
}

const isSpokenOf = (dish: string, say: readonly string[]): boolean => {
  const said = new Set(plain(say.join(' ')).split(' '));
  return plain(dish)
    .split(' ')
    .some((word) => said.has(word));
};

/** The line that a model would send for it: choices of the menu as options, all else as a note. */
function lineOf(gold: string, menu: readonly MenuFact[]): OrderLineInput {
  const { dish, count, facts } = goldPortion(gold);
  const item = menu.find(({ name }) => plain(name) === plain(dish));
  if (!item) throw new Error(`${dish} is not on the menu.`);
  const all = item.optionGroups.flatMap((group) =>
    group.choices.map(({ name }) => ({ group: group.name, choice: name })),
  );
  const chosen = facts.flatMap((fact) => {
    const bare = fact.replace(/^(?:extra|light|side) | @.*$/g, '');
    return all.filter(({ choice }) => plain(choice) === plain(bare) || plain(choice) === plain(fact)).slice(0, 1);
  });
  const options = chosen.map((one) => ({ ...one, part: 'whole' as const }));
  return { menu_item_id: item.id, quantity: count, options, note: facts.join(', ').slice(0, 200) };
}
