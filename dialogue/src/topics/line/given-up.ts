import { hear } from '../../decide/hear.ts';
import { startOver } from '../../decide/order/order.ts';
import type { Talk } from '../../decide/talk.ts';
import { besideGivingUp } from '../../heard/parting/gives-up.ts';
import { letGo } from '../booking/asking.ts';

/** 'Never mind, I'll order on the app': what was open is let go, whichever it is. `said`: with what was only told. True when something was. */
export function takeGivenUp(talk: Talk, said: string): boolean {
  const { state, facts, menu } = talk;
  // Why they do is no remark here that could be left off.
  const { asking, words } = hear(said, facts, menu);
  const beside = asking ? null : besideGivingUp(words);
  if (beside === null) return false;
  // 'Forget it, just the two rolls then': it is of what they name.
  const { dishes, category } = hear(beside, facts, menu).menuNames;
  if (dishes.length > 0 || category !== null) return false;
  // 'Yeah, cancel it, I'll call again' agrees to what was asked.
  if (state.booking?.doing === 'cancel') return false;
  if (state.booking) return letGo(talk, state.booking);
  if (state.lines.length === 0 && state.unclear.length === 0) return false;
  startOver(talk, true);
  return true;
}
