import type { BusinessFacts } from '../facts.ts';
import { ahead, minutesOf, weekdayOf } from '../heard/when/calendar.ts';
import { isOneDay, type SaidDay, type SaidTime } from '../heard/when/piece.ts';
import { wallClock } from '../heard/when/wall-clock.ts';
import type { Unwanted, When } from '../heard/when/when.ts';
import { momentWords } from '../say/times.ts';
import type { Offer, Said, Statement } from './said.ts';

/** What one piece of a conversation says of a day or a time: it agrees, it does not, or it says nothing. */
type Word = 'agrees' | 'differs' | null;

/** Another day or hour than was said or agreed. `startsAt` is ISO 8601. */
export function momentDifferences(said: Said, startsAt: string, facts: BusinessFacts): string[] {
  const { date, time } = wallClock({ now: new Date(startsAt), timezone: facts.timezone });
  return differs(said, date, time) ? [heardOther(date, time, facts)] : [];
}

/** The same of an order for later; without a moment it is one for now. */
export function wantedDifferences(said: Said, wanted: string | undefined, facts: BusinessFacts): string[] {
  if (wanted) {
    const [date = '', time = ''] = wanted.split('T');
    return differs(said, date, time) ? [heardOther(date, time, facts)] : [];
  }
  const now = wallClock(facts);
  const later = said.statements.some((one) => one.by === 'caller' && one.wishes.length > 0 && isLater(one.when, now));
  return later ? ['as soon as it can be (I heard a later time)'] : [];
}

const heardOther = (date: string, time: string, facts: BusinessFacts): string =>
  `${momentWords(`${date}T${time}`, wallClock(facts).date)} (I heard another time)`;

const SOON_MINUTES = 45;

function isLater({ day, time }: When, now: { date: string; time: string }): boolean {
  if (isOneDay(day) && day.date > now.date) return true;
  return (
    time?.at !== undefined && minutesOf(time.at) > minutesOf(now.time) + SOON_MINUTES && (!day || day.date === now.date)
  );
}

function differs(said: Said, date: string, time: string): boolean {
  const last = (word: (when: When) => Word) => lastWord(said, word);
  return last((when) => ofDay(when, date)) === 'differs' || last((when) => ofTime(when, time)) === 'differs';
}

/** The last word on it counts: the caller's own, or the agent's that the caller did not contradict. */
function lastWord({ statements, offers }: Said, word: (when: When) => Word): Word {
  const callers = statements.filter(({ by }) => by === 'caller');
  for (let at = callers.length - 1; at >= 0; at--) {
    const found = ofCaller(callers[at], word) ?? ofOffer(offers[at - 1], word);
    if (found) return found;
  }
  return null;
}

function ofCaller(statement: Statement | undefined, word: (when: When) => Word): Word {
  if (!statement) return null;
  const { when, words, asked } = statement;
  // Of what was offered, or counted from it: which, the words alone do not tell.
  if (when.pick !== null || when.shift !== null || when.same) return 'agrees';
  const own = when.had.find(({ day }) => day !== null);
  // 'Make my Saturday two o'clock': the day stays.
  const day = when.day ?? (when.time !== null && own ? own.day : null);
  // 'Next Saturday' is one of two to many people.
  const weeks = words.some((said) => WEEKS.test(said)) && isOneDay(day) ? [-7, 7] : [];
  const others = weeks.map((days) => ({ day: shifted(day, days), time: null }));
  const bare = TIME_ASKED.test(asked) ? when.bare : null;
  return word({ ...when, day, time: when.time ?? bare, others: [...when.others, ...others] });
}

const WEEKS = /^(?:next|after|weeks?|coming)$/;
/** A number that answers this is a time. */
const TIME_ASKED = /\b(?:time|when|works?|suits?|\d ?[ap]\.?m\b|o'clock)/i;

const shifted = (day: SaidDay | null, days: number): SaidDay | null =>
  day && { date: ahead(day.date, days), until: ahead(day.until ?? day.date, days) };

function ofOffer(offer: Offer | undefined, word: (when: When) => Word): Word {
  if (!offer || offer.answer === 'doubt') return null;
  const found = word(offer.when);
  return found === 'agrees' || (offer.answer === 'yes' && offer.when.others.length === 0) ? found : null;
}

function ofDay({ day, others, without }: When, date: string): Word {
  if (without.some((one) => isUnwanted(one, date))) return 'differs';
  const days = [day, ...others.map((one) => one.day)].filter((one) => one !== null);
  if (days.length === 0) return null;
  return days.some((one) => isOn(one, date)) ? 'agrees' : 'differs';
}

const isUnwanted = (one: Unwanted, date: string): boolean =>
  'date' in one ? one.date === date : one.weekday === weekdayOf(date);

function isOn({ date: from, until, weekdays }: SaidDay, date: string): boolean {
  return date >= from && (until === null || date <= until) && (!weekdays || weekdays.includes(weekdayOf(date)));
}

function ofTime({ time, others, bare }: When, moment: string): Word {
  const times = [time, ...others.map((one) => one.time)].filter((one) => one !== null);
  if (bare !== null && isAt(bare, moment)) return 'agrees';
  if (times.length === 0) return null;
  return times.some((one) => isAt(one, moment)) ? 'agrees' : 'differs';
}

function isAt(said: SaidTime, moment: string): boolean {
  if (said.last || said.vague) return true;
  if (said.at !== undefined) return said.at === moment || minutesOf(said.at) % 720 === minutesOf(moment) % 720;
  return (said.after === undefined || moment >= said.after) && (said.before === undefined || moment <= said.before);
}
