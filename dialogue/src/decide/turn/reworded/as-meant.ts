import type { BusinessFacts } from '../../../facts.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { madeFor } from '../../order/told/made-for.ts';
import type { State } from '../../state.ts';
import type { Taken } from '../../ways.ts';
import { withoutStories } from '../stories.ts';
import { withoutReasonsAgainst } from '../why-not.ts';
import { asNew } from './as-new.ts';
import { withMissing } from './missing.ts';
import { ofTheirVisit } from './of-their-visit.ts';
import { withoutToldBack } from './told-back.ts';
import { asMessage, isLeftAmid, isToldTo, saidToUs } from './told-to.ts';
import { withoutDetails } from './without-details.ts';
import { withoutParting } from './without-parting.ts';
import { withoutReasons } from './without-reasons.ts';
import { type Remarked, withoutRemarks } from './without-remarks.ts';

/** A turn without what only stands beside what is meant, and as it was said where who calls was told in the same breath. */
export interface Meant extends Remarked {
  introduced: Taken | null;
}

/** What is told of the caller, what was told to them, reasons and stories are no part of what they want. */
export function asMeant(taken: Taken, before: State, facts: BusinessFacts, menu: Menu): Meant {
  const whole = saidToUs(taken, before, facts, menu);
  const isLeft = isToldTo(whole, before, facts, menu) || isLeftAmid(whole, before, facts, menu);
  const { remarks, only, ...said } = isLeft
    ? { ...whole, remarks: [], only: false }
    : withoutRemarks(whole, before, facts, menu);
  const plain = withoutDetails(withoutParting(said, before, facts, menu), before, facts, menu);
  const introduced = plain === said ? null : said;
  const rest = madeFor(plain, before, facts, menu);
  if (isLeft) return { turn: rest.turn, heard: asMessage(rest.heard), remarks, only, introduced };
  // What is for somebody is told in the caller's own words, whatever of it would be idle beside an order.
  const isTold = rest.heard.wantsCall || rest.heard.acts.some(({ kind }) => kind === 'leave-message');
  if (isTold && before.lines.length === 0 && before.booking === null) return { ...rest, remarks, only, introduced };
  const told = withoutToldBack(asNew(withMissing(rest, before, facts, menu), before, facts, menu), before, facts, menu);
  const meant = withoutReasons(told, before, facts, menu);
  const ordered = withoutStories(meant, before, facts, menu);
  const wished = withoutReasonsAgainst(ordered, before, facts, menu);
  const { turn, heard } = ofTheirVisit(wished, before, facts, menu);
  return { turn, heard, remarks, only, introduced };
}
