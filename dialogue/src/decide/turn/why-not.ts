import type { CallerTurn } from '@attendant/voice/roles';
import type { BusinessFacts } from '../../facts.ts';
import { withoutWhyNot } from '../../heard/appointment/why-not.ts';
import type { Menu } from '../../understand/menu/menu.ts';
import { hear } from '../hear.ts';
import type { State } from '../state.ts';
import type { Heard } from '../talk.ts';

/**
 * 'Oh shoot, Monday I've got my in-laws. What about Thursday?', while an appointment is made: why a time does not suit is neither
 * what it is about nor to be written beside it. The rest is heard by itself, as a second thought.
 */
export function withoutReasonsAgainst(
  taken: { turn: CallerTurn; heard: Heard },
  { asked, booking }: State,
  facts: BusinessFacts,
  menu: Menu,
): { turn: CallerTurn; heard: Heard } {
  const { turn, heard } = taken;
  if (asked.kind !== 'booking' || !booking || heard.danger || heard.appointment.party) return taken;
  const text = withoutWhyNot(turn.text);
  if (text === null) return taken;
  const rest = hear(text, facts, menu);
  return {
    turn: { ...turn, text },
    heard: { ...rest, appointment: { ...rest.appointment, rethinking: true } },
  };
}
