import type { OrderLineInput } from '@attendant/contract/tools';
import { cartLine } from './decide/cart.ts';
import { isState } from './decide/state.ts';
import type { BusinessFacts } from './facts.ts';
import { lineWords } from './say/dishes.ts';
import { menuOf } from './understand/menu/menus-read.ts';

/** What is being ordered or booked, before anything of it is committed; and what was. */
export interface Drafted {
  /** 'two small Margheritas, no basil' */
  lines: string[];
  /** The same as the till takes them; null where the dish or its size is not settled. */
  cart: (OrderLineInput | null)[];
  /** Beginning of the appointment that was chosen, as an instant. */
  appointment: string | null;
  about: string | null;
  name: string | null;
  /** The sentences of what was committed in this conversation. */
  done: string[];
}

/** Of what the built-in assistant left with `state()`; null for what is none of its own. */
export function draftedIn(state: unknown, facts: BusinessFacts): Drafted | null {
  if (!isState(state)) return null;
  const { lines, booking, placed, booked } = state;
  const menu = menuOf(facts.menu);
  return {
    lines: lines.map((line) => lineWords(line, menu)),
    cart: lines.map((line) => cartLine(line, menu)),
    appointment: booking?.chosen?.starts_at ?? null,
    about: booking?.about ?? null,
    name: booking?.name ?? state.name,
    done: [placed, booked].filter((sentence) => sentence !== null),
  };
}
