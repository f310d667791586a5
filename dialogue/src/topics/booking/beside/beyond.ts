import { aboutHours } from '../../../decide/answers/business-answers.ts';
import { LIKELY, tellInContext, tellNoted, VERY_SURE } from '../../../decide/answers/noted.ts';
import { tellOfPerson } from '../../../decide/answers/persons.ts';
import { tellAgain } from '../../../decide/answers/told/again.ts';
import { ask, type Talk } from '../../../decide/talk.ts';
import { tellingIn } from '../../../heard/appointment/matter.ts';
import { ASKED_BESIDE, NOT_HERE } from '../../../say/answers.ts';
import { tellListed } from '../../menu/listed.ts';
import type { BookingPart, Draft } from '../draft.ts';
import { tellOfService } from './of-service.ts';

/** Where what they come for may be put as a question. */
const OF_MATTER = new Set<BookingPart>(['about', 'service', 'person']);

/**
 * 'Does that count on Saturday too', 'do I get charged for moving it': what asks for no time changes none. It is answered, or kept
 * for whoever sees them, and what was asked stands. True when it was.
 */
export function answerBeyond(talk: Talk, draft: Draft, part: BookingPart): boolean {
  const { heard, say } = talk;
  if (heard.consent === 'yes') return false;
  if (tellListed(talk) || (heard.onlyAsking && tellOfService(talk, draft, namesMore(talk)))) return true;
  if (!heard.beyondTimes) return false;
  const hours = heard.acts.find((act) => act.kind === 'hours');
  if (hours?.kind === 'hours' && heard.appointment.elsewhere === 'hours') {
    aboutHours(talk, hours);
    return true;
  }
  // 'How much is it with highlights' has a note of its own, 'how much is it' the one of what is booked.
  if (tellOfPerson(talk) || (namesMore(talk) && tellNoted(talk, VERY_SURE))) return true;
  if (tellInContext(talk) || tellNoted(talk, LIKELY) || tellAgain(talk)) return true;
  if (OF_MATTER.has(part)) return false;
  if (draft.doing !== 'book' && draft.doing !== 'move') say.push(NOT_HERE);
  else {
    const asked = talk.turn.text.trim();
    if (!draft.beside.includes(asked)) draft.beside.push(asked);
    say.push(ASKED_BESIDE);
    // It is told that it is put there, and need not be read back.
    ask(talk, talk.state.asked, talk.state.question);
  }
  return true;
}

const OF_PRICES = /^(?:much|price|prices|cost|costs|charge|charged|extra|more|less|fee|fees|pay|owe|total)$/;
const namesMore = ({ heard }: Talk): boolean => tellingIn(heard.text).some((word) => !OF_PRICES.test(word));
