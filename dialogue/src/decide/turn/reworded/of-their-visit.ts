import type { BusinessFacts } from '../../../facts.ts';
import { WEEKDAY } from '../../../heard/appointment/words.ts';
import { askedBesideMoment } from '../../../heard/asked/beyond-times.ts';
import { namesMoment } from '../../../heard/when/when.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { hear } from '../../hear.ts';
import type { State } from '../../state.ts';
import type { Taken } from '../../ways.ts';

/** 'On Thursday', 'for tomorrow at two', and no word of a wish. */
const BARE_DAY = new RegExp(
  `^\\W*(?:(?:hi|hello|hey|so|and|um|uh|okay)[\\s,]+)*(?:it['’]?s )?(?:about|for|on|regarding)(?: this| next)? (?:${WEEKDAY}|today|tomorrow)\\b`,
  'i',
);

/**
 * 'I'm coming Thursday, do I need to fast', 'on Thursday, can my wife come in with me': asked of a visit that stands, by somebody who
 * wishes for none. The question is heard by itself; the turn keeps the day, for whoever it may be passed on to.
 */
export function ofTheirVisit(taken: Taken, before: State, facts: BusinessFacts, menu: Menu): Taken {
  const isIdle = before.booking === null && before.lines.length === 0 && /^(?:what|help|more)$/.test(before.asked.kind);
  if (!facts.bookingEnabled || facts.orderingEnabled || !isIdle || taken.heard.danger) return taken;
  const apart = askedBesideMoment(taken.heard.text);
  const asked = apart ? hear(apart.asked.join(', '), facts, menu) : null;
  // 'For Thursday, do you have anything' wishes for one.
  if (!apart || !asked || asked.appointment.ofFree || namesMoment(asked.when) || !asked.onlyAsking) return taken;
  const { appointment, onlyAsking } = hear(apart.wish, facts, menu);
  const { wants, own, holds, stated, needs, instead, trouble } = appointment;
  const isSettled = own || holds || stated;
  // 'I have an appointment' names one, as who wants one does.
  const isDeed = wants === 'move' || wants === 'cancel' || (!isSettled && (wants === 'book' || wants === 'free'));
  const isWish = needs || instead || trouble || onlyAsking || isDeed;
  const isTheirs = isSettled || BARE_DAY.test(apart.wish);
  return isTheirs && !isWish ? { ...taken, heard: { ...asked, ofTheirs: true } } : taken;
}
