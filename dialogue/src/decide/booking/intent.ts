import type { Act } from '../../understand/acts.ts';
import type { SaidDay } from '../../understand/when/days.ts';
import { readWhen } from '../../understand/when/when.ts';
import type { Talk } from '../talk.ts';
import { wallClock } from '../wall-clock.ts';
import type { Draft } from './draft.ts';

const NOUN = '(?:appointments?|bookings?|reservations?|visit|table|cleaning|check ?up|slot)';
const CANCEL = new RegExp(
  `\\b(?:get rid of|annul|no longer (?:need|want)|dont need|remove|undo|scrap|nix|drop|delete|void|call off)\\b.*\\b${NOUN}\\b|\\b(?:take|get) me off (?:the |your )?(?:schedule|books?|calendar|list)\\b|\\b(?:scrap|drop|delete|remove) (?:my|the) (?:[a-z]+ )?${NOUN}\\b|\\b(?:cant|cannot|wont|not able|unable)\\b.*\\b(?:make|come|be there)\\b.*\\bcancel\\b|\\bcancel (?:my|the) (?:mon|tues|wednes|thurs|fri|satur|sun)day\\b|\\b(?:cancel|call off)\\b.*\\b${NOUN}\\b|\\bcant make (?:it to )?my ${NOUN}\\b`,
);
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MOVE = new RegExp(
  `\\b(?:move|push|shift|bump|switch|change) (?:me|my ${WEEKDAY})\\b|\\binstead of (?:my |on |this )?${WEEKDAY}\\b|\\b${WEEKDAY} (?:doesnt|wont|isnt going to|no longer) works?\\b|\\bcant (?:make|come|do)(?: it)?(?: on)? (?:my |this )?${WEEKDAY}\\b|\\bcome (?:an hour|half an hour|a bit|a little|\\w+ minutes) (?:later|earlier)\\b|\\b(?:move|change|push|switch|postpone|reschedule)\\b.*\\b${NOUN}\\b|\\breschedule\\b|\\b(?:another|different) (?:time|day) for my ${NOUN}\\b`,
);
const FIND = new RegExp(
  `\\b(?:verify|confirm|check|double check|make sure|see if|ensure|tell me|know|status)\\b.*\\b(?:i|my|the|have|for|of|on|a|any) ${NOUN}\\b|\\b(?:when|whats|what time|what day|which day|confirm|check|look up|remember)\\b.*\\bmy ${NOUN}\\b|\\b(?:do|have) i (?:have|got) (?:an?|any) ${NOUN}\\b`,
);
/** Of the appointment that was just booked: 'can I move it to Wednesday'. */
const MOVE_IT = /\b(?:move|change|push|switch|postpone|make) (?:it|that|this|the [a-z]+ one)\b/;
const CANCEL_IT = /\b(?:cancel|call off) (?:it|that|this|the [a-z]+ one)\b/;
const WHEN_IS_IT = /\b(?:what|which) (?:time|day) (?:was|is) (?:that|it|mine)\b|\bwhen (?:was|is) (?:that|it)\b/;
const SERVICES =
  'cleaning|check ?up|filling|crown|whitening|extraction|consultation|hair ?cut|cut|trim|color|highlights|massage|facial|manicure|pedicure|exam';
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
  const justBooked = talk.state.booked !== null && talk.state.booking === null;
  if (justBooked && MOVE_IT.test(said)) return 'move';
  if (justBooked && CANCEL_IT.test(said)) return 'cancel';
  if (justBooked && WHEN_IS_IT.test(said)) return 'find';
  if (talk.heard.acts.some((act) => act.kind === 'earlier-order')) return null;
  if (BOOK.test(said) || talk.heard.acts.some((act) => act.kind === 'booking')) return 'book';
  const { day, time } = readWhen(talk.turn.text, wallClock(talk.facts).date);
  const wished = FREE.test(said) || (!talk.facts.orderingEnabled && isWish(talk, day));
  return wished && !/\b(?:open|closed?|closing|hours)\b/.test(said) && (day || time) ? 'book' : null;
}

/** Where nothing but appointments can be had, a day or a time is a wish for one: 'a haircut Tuesday at one'. */
function isWish({ facts, heard }: Talk, day: SaidDay | null): boolean {
  const said = heard.words.join(' ');
  const wishing = /^(?:(?:and|so|okay|well|um) )*(?:what|how) about\b/.test(said);
  const elsewhere =
    heard.acts.some(({ kind }) => ELSEWHERE.has(kind) && !(wishing && kind === 'hours')) || OTHER_QUESTION.test(said);
  return !elsewhere && (day === null || day.date >= wallClock(facts).date);
}

const OTHER_QUESTION = /\bwalk ?ins?\b|^(?:who|whos|why|how (?!about|soon|early)|does|is|are)\b/;
const ELSEWHERE = new Set<Act['kind']>([
  ...(['goodbye', 'person', 'leave-message', 'angry', 'urgent', 'spanish', 'topic', 'hours'] as const),
  ...(['repeat', 'slower', 'wait', 'robot', 'help'] as const),
]);

/** More than one appointment is wished for in one breath. */
export const isForSeveral = (said: string): boolean =>
  /\b(?:both|each of us|two appointments|back to back|(?:me|myself) and my [a-z]+|my [a-z]+ and (?:i|me|myself))\b/.test(
    said,
  );

/** 'A checkup' is none. */
export const isService = (said: string): boolean => new RegExp(`\\b(?:${SERVICES})s?\\b`).test(said);

const COUNT = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+)';
const FOR_WHAT = /\b(?:appointment|visit|slot) (?:for|about|to (?:get|have|see|discuss)) (.+)$/;
const PARTY = new RegExp(`\\b(?:table|reservation)s?(?: for (${COUNT}))?\\b`);
const THING = new RegExp(`\\b(?:an?|my) ((?:[a-z]+ )?(?:${SERVICES})(?: with [a-z]+)?)\\b`);
const BARE = new RegExp(`\\b((?:${SERVICES})s?(?: with [a-z]+)?)\\b`);
/** Whom it is for, not what. */
const PERSON =
  /^(?:(?:my|our|the|his|her) )?(?:little |older |younger )?(?:son|daughter|wife|husband|partner|mother|father|mom|dad|kids?|child|children|girl|boy|brother|sister|friend|us|me|myself)\b/;
const WHEN_BEGINS =
  /\b(?:on|at|for|next|this|today|tonight|after|before|around|between|in|from|sometime|please|as soon|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b.*$/;

/** What it is about, where the first sentence tells it: 'cleaning', 'table for four'. */
export function readAbout(said: string): string | null {
  const party = PARTY.exec(said);
  if (party) return party[1] ? `table for ${party[1]}` : 'table';
  const thing = (THING.exec(said) ?? BARE.exec(said))?.[1];
  const what = FOR_WHAT.exec(said)?.[1]?.replace(WHEN_BEGINS, '').trim();
  if (thing) return thing;
  return what && !PERSON.test(what) && !/^(?:my|me|the|a|an|us|myself|\d+)$/.test(what)
    ? what.replace(/^an? /, '')
    : null;
}
