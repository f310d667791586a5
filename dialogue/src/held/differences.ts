import type { BookSlotInput, JoinWaitingListInput, MoveBookingInput } from '@attendant/contract/bookings/tools';
import type { PlaceOrderInput } from '@attendant/contract/tools';
import type { BusinessFacts } from '../facts.ts';
import { consentIn } from '../heard/consent.ts';
import type { Menu } from '../understand/menu/menu.ts';
import { menuOf } from '../understand/menu/menus-read.ts';
import { choiceDifferences } from './choices.ts';
import { dishDifferences } from './dishes.ts';
import { momentDifferences, wantedDifferences } from './moments.ts';
import { agreementMissing, cancelUnsaid, nameDifferences, phoneDifferences } from './persons.ts';
import { type Exchange, readSaid, type Said } from './said.ts';
import { visitDifferences } from './visits.ts';

/** What a tool that commits would do, as its input says. */
export type Deed =
  | { tool: 'place_order'; input: PlaceOrderInput }
  | { tool: 'book_slot'; input: BookSlotInput }
  | { tool: 'move_booking'; input: MoveBookingInput }
  | { tool: 'join_waiting_list'; input: JoinWaitingListInput }
  | { tool: 'cancel_booking' };

/**
 * What of a deed goes against what was heard, in words that a question can be made of; nothing where the reading agrees or
 * knows nothing of it. `exchanges` ends with the caller's last words. Of what was `asked` before, their yes is an answer.
 */
export const differencesFrom = (
  exchanges: readonly Exchange[],
  deed: Deed,
  facts: BusinessFacts,
  asked: readonly string[] = [],
): string[] => heldAgainst(exchanges, facts)(deed, asked);

/** The same for several deeds: what was heard is read once. */
export function heldAgainst(
  exchanges: readonly Exchange[],
  facts: BusinessFacts,
): (deed: Deed, asked?: readonly string[]) => string[] {
  const isAgreed = consentIn(exchanges.at(-1)?.caller ?? '') === 'yes';
  const menu = menuOf(facts.menu);
  let said: Said | undefined;
  return (deed, asked = []) => {
    const of = () => {
      if (deed.tool === 'cancel_booking') return cancelUnsaid(exchanges);
      said ??= readSaid(exchanges, facts, menu);
      return differences(said, deed, facts, menu);
    };
    const found = [...of(), ...agreementMissing(exchanges)];
    return found.filter((one) => !(isAgreed && asked.includes(one)));
  };
}

type Written = Exclude<Deed, { tool: 'cancel_booking' }>;

function differences(said: Said, deed: Written, facts: BusinessFacts, menu: Menu): string[] {
  if (deed.tool === 'move_booking')
    return [
      ...momentDifferences(said, deed.input.starts_at, facts),
      ...visitDifferences(said, deed.input, facts, true),
    ];
  const { customer_name, customer_phone } = deed.input;
  const about = () => {
    if (deed.tool === 'place_order') return orderDifferences(said, deed.input, facts, menu);
    const moment = deed.tool === 'book_slot' ? momentDifferences(said, deed.input.starts_at, facts) : [];
    return [...moment, ...visitDifferences(said, deed.input, facts)];
  };
  return [...about(), ...nameDifferences(said, customer_name, facts), ...phoneDifferences(said, customer_phone, facts)];
}

const orderDifferences = (
  said: Said,
  { lines, wanted_at }: PlaceOrderInput,
  facts: BusinessFacts,
  menu: Menu,
): string[] => [
  ...dishDifferences(said, lines, menu),
  ...choiceDifferences(said, lines, menu),
  ...wantedDifferences(said, wanted_at, facts),
];
