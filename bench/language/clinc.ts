import * as z from 'zod';
import type { House } from './house.ts';
import type { Deed } from './judging/replies.ts';
import type { LanguageSet } from './judging/verdict.ts';
import { holdQuery, type Query } from './queries.ts';
import { sharedRows } from './shared.ts';

/** Short queries that people wrote (clinc/oos-eval), said to a pizzeria that takes orders and books tables. */

interface Intent {
  accept: readonly string[];
  deeds?: readonly Deed[];
}

const FOOD = ['allergens', 'not-here', 'refuse'];
const TABLE = ['reserve', 'refuse'];

/** What an owner accepts, intent by intent. */
const INTENTS: Readonly<Record<string, Intent>> = {
  change_language: { accept: ['language', 'refuse'] },
  what_can_i_ask_you: { accept: ['able'] },
  maybe: { accept: ['think'] },
  yes: { accept: ['open', 'think'] },
  no: { accept: ['open', 'think', 'dropped', 'bye'], deeds: ['goodbye'] },
  restaurant_reservation: { accept: TABLE, deeds: ['booking'] },
  accept_reservations: { accept: TABLE, deeds: ['booking'] },
  confirm_reservation: { accept: TABLE },
  cancel_reservation: { accept: TABLE },
  pay_bill: { accept: ['pay', 'refuse'] },
  repeat: { accept: ['again'] },
  change_speed: { accept: ['slower', 'refuse'] },
  nutrition_info: { accept: FOOD },
  calories: { accept: FOOD },
  ingredients_list: { accept: FOOD },
  food_last: { accept: FOOD },
  thank_you: { accept: ['welcome', 'bye'], deeds: ['goodbye'] },
  restaurant_reviews: { accept: ['refuse', 'popular'] },
  how_busy: { accept: ['wait', 'refuse'] },
  order_status: { accept: ['order-status', 'refuse'] },
  goodbye: { accept: ['bye'], deeds: ['goodbye'] },
  cancel: { accept: ['dropped'], deeds: ['goodbye'] },
  greeting: { accept: ['hello'] },
  what_is_your_name: { accept: ['name'] },
  are_you_a_bot: { accept: ['robot'] },
  meal_suggestion: { accept: ['suggest', ...FOOD] },
  out_of_scope: { accept: ['refuse'] },
};

const Row = z.object({ text: z.string(), intent: z.string() });

export function clincSets(house: House): LanguageSet[] {
  const cases = (wanted: (intent: string) => boolean) => () =>
    (sharedRows('clinc-dev.json', Row) ?? []).flatMap(({ text, intent }, index) => {
      const found = INTENTS[intent];
      if (!found || !wanted(intent)) return [];
      const query: Query = { id: `${intent} ${index + 1}`, shop: 'pizza-tables', say: text, deeds: [], ...found };
      return [{ id: query.id, half: null, hold: () => holdQuery(house, query) }];
    });
  return [
    { name: 'CLINC queries', cases: cases((intent) => intent !== 'out_of_scope') },
    { name: 'CLINC out of scope', cases: cases((intent) => intent === 'out_of_scope') },
  ];
}
