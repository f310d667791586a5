import type { BusinessFacts } from '../../../facts.ts';
import { besideDetails } from '../../../heard/words/details-beside.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { hear } from '../../hear.ts';
import type { State } from '../../state.ts';
import type { Taken } from '../../ways.ts';

/** What was asked for then is a name, a number, or whether both are right. */
const ASKED = /^(?:name|name-is|phone|address|confirm|change|message-name|message-phone|voicemail)$/;

/**
 * 'It's leaking again, this is Frank Dorsey, 718 555 0231': who calls and where to reach them are put down, and the rest is heard
 * as if it had been said by itself.
 */
export function withoutDetails(
  taken: Taken,
  { asked, name, booking, lines, left }: State,
  facts: BusinessFacts,
  menu: Menu,
): Taken {
  const { turn, heard } = taken;
  const { caller, spelled, appointment, card, request } = heard;
  const part = asked.kind === 'booking' ? asked.part : asked.kind;
  // What goes with an order, and ends it, is heard as one; so is what comes to a message that was left.
  if (lines.length > 0 || request || (left !== null && asked.kind === 'help')) return taken;
  if (ASKED.test(part) || spelled || card || appointment.theirName !== null || appointment.second) return taken;
  // Another name than the one that is known is put in its place, by whom that concerns.
  if (caller.name !== null && name !== null && caller.name !== name) return taken;
  if (booking?.whom || booking?.second) return taken;
  const text = besideDetails(turn.text, caller);
  return text === null ? taken : { turn: { ...turn, text }, heard: hear(text, facts, menu) };
}
