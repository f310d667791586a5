import { soundsLikeFood } from '../../heard/intent/remarks.ts';
import { answerAtReadBack } from '../../topics/read-back.ts';
import { takeLikely } from '../../topics/remarks.ts';
import { passOrderOn, sayUnknown, tellWhatIsDone } from '../../topics/told.ts';
import type { Understanding } from '../../understand/acts.ts';
import { unknownItem } from '../answers/menu-answers.ts';
import { tellNoted } from '../answers/noted.ts';
import { tellMore } from '../answers/told/before.ts';
import { addAsChoice, tellChoice } from '../order/choice-changes.ts';
import { holdBack } from '../order/standing.ts';
import type { Talk } from '../talk.ts';

/** What the owner wrote may still answer it, or what it most likely is. */
export function guess(talk: Talk): boolean {
  const { leftover } = talk.heard;
  if (talk.state.asked.kind === 'confirm' && talk.heard.consent === 'doubt' && talk.say.length === 0) {
    if (!answerAtReadBack(talk)) holdBack(talk);
    return true;
  }
  // What is only asked about is told of, and put on nothing: of the dish at hand, or of none.
  const asChoice = () =>
    talk.heard.onlyAsking ? talk.state.lines.length > 0 && tellChoice(talk) : addAsChoice(talk, leftover.join(' '));
  if (talk.say.length === 0 && leftover.length > 0 && asChoice()) return true;
  if (talk.heard.remark.intent === 'hours' && takeLikely(talk)) return true;
  const { commands, refuses } = talk.heard.manner;
  // 'No, the party's over' asks for nothing that an owner wrote of parties.
  const known =
    !commands && !(refuses && !talk.heard.asking) && talk.heard.words.length > 2 && (tellMore(talk) || tellNoted(talk));
  if (known) passOrderOn(talk);
  if (known || talk.say.length > 0 || tellWhatIsDone(talk, talk.heard.work)) return true;
  // 'Somebody dented my door. Do you fix that?'
  if (talk.heard.work.length > 0 && talk.heard.asking && !talk.heard.blames && talk.facts.bookingEnabled) {
    sayUnknown(talk);
    return true;
  }
  const said = talk.menu.families.length > 0 ? wantedThing(talk.heard) : null;
  if (!said || !soundsLikeFood(said)) return takeLikely(talk);
  unknownItem(talk, said, null);
  return true;
}

/** "Do you have any tacos?": nothing on the menu sounds like it. */
function wantedThing({ manner, leftover }: Understanding): string | null {
  return manner.asksFor && leftover.length > 0 && leftover.length <= 3 ? leftover.join(' ') : null;
}
