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

/** 'And Friday?', 'till when?', right behind the hours: the same of that day, or more of the day they were of. True when it was that. */
export function takeHoursAgain(talk: Talk): boolean {
  const { state, heard, turn } = talk;
  if (state.hoursTold !== turn.turn - 1 || heard.words.length > FEW || state.booking) return false;
  return tellOfSameDay(talk) || tellOfOtherDay(talk);
}

/** 'Till when?', 'and what time do you open?' */
function tellOfSameDay(talk: Talk): boolean {
  const { state, heard } = talk;
  const { daySpoken } = state;
  if (!heard.hours.alone || heard.when.day !== null || daySpoken?.turn !== state.hoursTold || !daySpoken) return false;
  const day = { date: daySpoken.date, until: daySpoken.date };
  talk.heard = { ...heard, when: { ...heard.when, day } };
  aboutHours(talk, { kind: 'hours', about: heard.hours.about, day: '' });
  // And what comes next may be of it as well.
  state.daySpoken = { date: daySpoken.date, turn: talk.turn.turn };
  return true;
}

/** A part of a day is none that anybody would come in: 'what about Friday afternoon' */
function tellOfOtherDay(talk: Talk): boolean {
  const { heard } = talk;
  const { day, time } = heard.when;
  const isAlone =
    heard.when.alone ||
    (heard.sameAgain === 'plainly' && tellingIn(heard.text).every((word) => /^holidays?$/.test(word)));
  const isMoment = time !== null && !time.vague;
  const isWeekend = heard.hours.day.startsWith('weekend');
  if (heard.sameAgain === null || !isAlone || !(isOneDay(day) || isWeekend) || isMoment) return false;
  aboutHours(talk, { kind: 'hours', about: 'all', day: isWeekend ? 'weekend' : heard.hours.day });
  return true;
}
