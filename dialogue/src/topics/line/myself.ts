import { aboutHelp, aboutMyself, offerMessage } from '../../decide/answers/business-answers.ts';
import { SURE, tellNoted, WHATEVER } from '../../decide/answers/noted.ts';
import { tellAgain } from '../../decide/answers/told/again.ts';
import { repeatQuestion } from '../../decide/order/repair.ts';
import type { Talk } from '../../decide/talk.ts';
import { languageIn } from '../../heard/words/languages.ts';
import { DECLINED, FIND_OR_PASS, ONLY_ENGLISH, PASSED_ON } from '../../say/answers.ts';
import { book } from '../business/appointments.ts';
import { sayUnknown, tellWhatIsDone } from '../told.ts';
import type { Topic } from '../topic.ts';

/** Who answers, what it can do, and what not. */

export const robot: Topic = { intent: 'robot', before: 0.5, beside: true, take: aboutMyself };
export const name: Topic = { intent: 'name', before: 0.5, beside: true, take: aboutMyself };
export const able: Topic = {
  intent: 'able',
  before: 0.5,
  beside: true,
  take: (talk) => void (tellWhatIsDone(talk, talk.heard.work) || aboutHelp(talk)),
};

export const language: Topic = {
  intent: 'language',
  before: 0.7,
  take(talk) {
    const { onlyAsking, words } = talk.heard;
    const named = languageIn(words);
    // 'Do you speak Arabic?', of 'Samir does returns in English and Arabic'
    if (named && tellNoted(talk, WHATEVER, new RegExp(`\\b${named}\\b`, 'i'))) return;
    if (!(onlyAsking && tellNoted(talk))) offerMessage(talk, ONLY_ENGLISH);
  },
};

/** No business of a shop; unless the owner has written about just that. */
export const other: Topic = {
  intent: 'other',
  before: 0.5,
  take(talk) {
    if (talk.heard.words.length > 2 && tellNoted(talk, SURE)) return;
    if (tellWhatIsDone(talk, talk.heard.work)) return;
    if (talk.heard.appointment.wants === 'book' && !talk.facts.bookingEnabled && !talk.facts.orderingEnabled)
      return book.take(talk);
    if (isForUs(talk)) return sayUnknown(talk);
    // What somebody tells may be for the owner's ears all the same, and how it stands with what is theirs is known there.
    if ((talk.heard.telling || talk.heard.manner.ofTheirs) && talk.state.lines.length === 0)
      return offerMessage(talk, maySee(talk) ? FIND_OR_PASS : PASSED_ON);
    if (tellAgain(talk)) return;
    talk.state.unmet = talk.turn.text.trim();
    talk.say.push(DECLINED);
    aboutHelp(talk);
    repeatQuestion(talk);
  },
};
/** 'My pen is scratching the paper': what is wrong with what is theirs is seen to by appointment. */
const maySee = ({ heard, facts }: Talk): boolean => facts.bookingEnabled && heard.appointment.trouble;

/** 'Do you have loaners?', 'my key snapped': no examples know what every trade has, and somebody there does. */
const isForUs = ({ heard, facts, state }: Talk): boolean =>
  !facts.orderingEnabled &&
  (heard.asking || (state.booking === null && !heard.manner.commands)) &&
  heard.remark.sure < (heard.ofUs ? CERTAIN : CERTAIN - 0.02);

const CERTAIN = 0.95;
