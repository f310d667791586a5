import { readWhen } from '../../understand/when/when.ts';
import type { Talk } from '../talk.ts';
import { wallClock } from '../wall-clock.ts';
import type { Draft } from './draft.ts';

const NOUN = '(?:appointments?|bookings?|reservations?|visit|table|cleaning|check ?up|slot)';
const CANCEL = new RegExp(`\\b(?:cancel|call off)\\b.*\\b${NOUN}\\b|\\bcant make (?:it to )?my ${NOUN}\\b`);
const MOVE = new RegExp(
  `\\b(?:move|change|push|switch|postpone|reschedule)\\b.*\\b${NOUN}\\b|\\breschedule\\b|\\b(?:another|different) (?:time|day) for my ${NOUN}\\b`,
);
const FIND = new RegExp(
  `\\b(?:when|whats|what time|what day|which day|confirm|check|look up|remember)\\b.*\\bmy ${NOUN}\\b|\\b(?:do|have) i (?:have|got) (?:an?|any) ${NOUN}\\b`,
);
const SERVICES = 'cleaning|check ?up|filling|crown|whitening|extraction|consultation|haircut|massage|exam';
const BOOK = new RegExp(
  `\\b(?:appointments?|reservations?|book|reserve|schedule)\\b|\\btable for\\b|\\b(?:can|could) i come in\\b|\\b(?:like|want|need|get) an? (?:[a-z]+ )?(?:${SERVICES})\\b`,
);
/** Only together with a day or a time: 'do you have anything tomorrow morning'. */
const FREE =
  /\b(?:anything|something|openings?|available|availability|free|fit me|squeeze me|see (?:me|the (?:doctor|dentist|hygienist))|come (?:in|by)|get in)\b/;

/** What the caller wants with appointments; null when this is about something else. */
export function readIntent(talk: Talk): Draft['doing'] | null {
  const said = talk.heard.words.join(' ');
  if (CANCEL.test(said)) return 'cancel';
  if (FIND.test(said)) return 'find';
  if (MOVE.test(said)) return 'move';
  if (BOOK.test(said) || talk.heard.acts.some((act) => act.kind === 'booking')) return 'book';
  const { day, time } = readWhen(talk.turn.text, wallClock(talk.facts).date);
  return FREE.test(said) && !/\bopen\b/.test(said) && (day || time) ? 'book' : null;
}

const COUNT = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+)';
const FOR_WHAT = /\b(?:appointment|visit|slot) (?:for|about|to (?:get|have|see|discuss)) (.+)$/;
const PARTY = new RegExp(`\\b(?:table|reservation)s?(?: for (${COUNT}))?\\b`);
const THING = new RegExp(`\\b(?:an?|my) ((?:[a-z]+ )?(?:${SERVICES}))\\b`);
const WHEN_BEGINS =
  /\b(?:on|at|for|next|this|today|tonight|after|before|around|between|in|from|sometime|please|as soon|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b.*$/;

/** What it is about, where the first sentence tells it: 'cleaning', 'table for four'. */
export function readAbout(said: string): string | null {
  const party = PARTY.exec(said);
  if (party) return party[1] ? `table for ${party[1]}` : 'table';
  const thing = THING.exec(said)?.[1];
  const what = FOR_WHAT.exec(said)?.[1]?.replace(WHEN_BEGINS, '').trim();
  if (thing) return thing;
  return what && !/^(?:my|me|the|a|an|us|myself|\d+)$/.test(what) ? what.replace(/^an? /, '') : null;
}
