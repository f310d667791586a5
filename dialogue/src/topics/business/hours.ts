import { aboutHours } from '../../decide/answers/business-answers.ts';
import type { Talk } from '../../decide/talk.ts';
import { tellingIn } from '../../heard/appointment/matter.ts';
import { isOneDay } from '../../heard/when/piece.ts';
import { tellAsWritten } from '../told.ts';
import type { Topic } from '../topic.ts';

/** 'How early should I get there' is hardly of these, whatever it is taken for. */
const PLAINLY = 0.85;

/** When the rules have not read which hours are meant, all of them are told. */
export const hours: Topic = {
  intent: 'hours',
  before: null,
  beside: true,
  take(talk) {
    const { hours: said, when, remark } = talk.heard;
    const named = said.named || (when.day ?? when.time) !== null || remark.sure > PLAINLY;
    if (named) aboutHours(talk, { kind: 'hours', about: said.about, day: said.day });
    else tellAsWritten(talk);
  },
};

const FEW = 7;

/** 'And Friday?', 'what about the day after', right behind the hours: the same of that day. True when it was that. */
export function takeHoursAgain(talk: Talk): boolean {
  const { state, heard, turn } = talk;
  const { day, time } = heard.when;
  const isAgain = state.hoursTold === turn.turn - 1 && heard.sameAgain !== null && heard.words.length <= FEW;
  const isAlone = heard.when.alone || (heard.sameAgain === 'plainly' && tellingIn(heard.text).length === 0);
  if (!isAgain || !isAlone || !isOneDay(day) || time !== null || state.booking) return false;
  aboutHours(talk, { kind: 'hours', about: 'all', day: heard.hours.day });
  return true;
}
