import type { Talk } from '../../decide/talk.ts';
import { FOREIGN } from '../../heard/intent/remarks.ts';
import { wallClock } from '../../heard/when/wall-clock.ts';
import { isUnwanted, namesMoment } from '../../heard/when/when.ts';
import { type Act, isUnexplained } from '../../understand/acts.ts';
import { stemOf } from '../../understand/called.ts';
import { FUNCTION_WORDS, tokenise } from '../../understand/words.ts';
import { isNoWish, isOnlyAsked } from './asked-of.ts';
import { movesTold } from './beside/told.ts';
import { writtenOf } from './beside/written-of.ts';
import type { BookingPart, Draft } from './draft.ts';
import { wallOf } from './slot-words.ts';

/** What the caller wants with appointments; null when this is about something else. */
export function intentOf(talk: Talk): Draft['doing'] | null {
  const meant = meantBy(talk);
  if ((isOfTheirs(talk) || isNoWish(talk)) && (meant === 'book' || meant === 'move')) return null;
  // 'Can we do the same time next week', where the one before was cancelled: there is nothing left to move.
  const { cancelledAt, booking, bookedAt } = talk.state;
  const { own, wants } = talk.heard.appointment;
  const anew = cancelledAt && booking === null && bookedAt === null && !own && wants !== 'cancel' && wants !== 'find';
  return anew && (meant === 'move' || (meant === null && talk.heard.when.same)) ? 'book' : meant;
}

/**
 * 'I have an appointment Thursday at three and my mother is coming along', 'I wanted to cancel but I can make it after all': told or
 * asked of one that they have, which nobody makes anew and nobody moves.
 */
export function isOfTheirs({ heard, state, facts }: Talk): boolean {
  const { appointment, when } = heard;
  const { wants, own, holds, stated, instead, another } = appointment;
  const timed = (when.day ?? when.time ?? when.shift) !== null || when.same || when.otherDay;
  const isTheirs = (own || holds || stated) && when.had.some(({ day }) => day !== null);
  if (state.booking !== null || facts.orderingEnabled || timed || instead || another || when.without.length > 0)
    return false;
  return isTheirs && (wants === null || wants === 'book' || wants === 'free');
}

function meantBy(talk: Talk): Draft['doing'] | null {
  const { appointment, acts, when, remark, asking, onlyAsking, telling, past } = talk.heard;
  const { wants, own, elsewhere } = appointment;
  const { booked, booking } = talk.state;
  // 'I need a tire rotation, what's that run' wishes for one as well.
  const isWished =
    (appointment.needs && !onlyAsking) || wants === 'book' || wants === 'find' || remark.intent === 'book';
  // 'Thursday at four', behind 'I can find you an appointment for that, or pass it on'.
  const isOffered = talk.state.asked.kind === 'message?' && !talk.state.owed && when.alone && when.time !== null;
  const isBrought =
    (appointment.meets !== null || isOffered) &&
    (when.day !== null || (appointment.meets === 'they-come' && (when.time !== null || when.soon))) &&
    talk.facts.bookingEnabled &&
    talk.state.lines.length === 0;
  if (isBrought && booking === null && (wants ?? 'book') === 'book' && !own && !movesTold(talk)) return 'book';
  if (talk.heard.beyondTimes && booking === null && !isWished) return null;
  const forOne = acts.some(({ kind }) => kind === 'person') && (when.day ?? when.time) === null;
  if (forOne && booking === null && wants !== 'move' && wants !== 'cancel') return null;
  if ((isOfElsewhere(talk.heard) && !isOurs(talk)) || (appointment.late && !appointment.instead)) return null;
  // 'I'll come by tomorrow then' wishes for no time.
  if (appointment.walksIn && booking === null && when.time === null) return null;
  if (appointment.ofNeed && isOnlyAsked(talk.heard)) return null;
  // 'I wanted to cancel but I can make it after all'
  if (appointment.keeps && booking === null && wants === 'cancel') return 'find';
  // 'It's Friday at nine', of one that is not found, makes no other.
  if (talk.state.unfound && talk.state.asked.kind === 'message?' && wants !== 'book' && wants !== 'free') return null;
  const standing = appointment.holds && talk.heard.visit.answered.length > 0 && booking === null && !asking;
  if (standing && wants !== 'cancel') return UNWELL.test(talk.heard.words.join(' ')) ? 'move' : 'find';
  // 'You guys are coming tomorrow at ten': it is looked up, or moved where another moment is named or it cannot be kept.
  if (appointment.stated && when.had.length > 0 && booking === null && wants !== 'book' && wants !== 'cancel') {
    const to = (when.day ?? when.time ?? when.shift) !== null || when.same;
    return to || wants === 'move' || appointment.instead ? 'move' : 'find';
  }
  // 'Make it six', 'cancel that, I'll come Tuesday instead', of what was just booked
  const timeTold = (when.day ?? when.time ?? when.bare ?? when.shift ?? when.past) !== null;
  const moment = timeTold || talk.heard.visit.persons.length > 0;
  const isOf = booked !== null || own ? !appointment.another : appointment.holds && appointment.named;
  if (isOf && booking === null && appointment.instead && moment) return 'move';
  if (booking === null && isLost(talk)) return 'move';
  if (wants === 'find' || (!onlyAsking && (wants === 'cancel' || wants === 'move'))) {
    const known =
      wants === 'find' ||
      own ||
      (booked !== null && booking === null) ||
      !talk.facts.orderingEnabled ||
      when.without.length > 0 ||
      isOfMoment(talk);
    if (known) return wants;
  }
  // 'Anything the day after?', of the one that was told or booked
  const beside = when.shift ?? (when.same || null);
  if (booking === null && talk.state.bookedAt && beside !== null && (!asking || when.same) && !appointment.another)
    return 'move';
  if (movesTold(talk)) return 'move';
  // 'Friday would be better than my Thursday appointment', 'could my appointment be an hour later'
  const other = when.shift !== null || (when.had.length > 0 && (when.day ?? when.time) !== null);
  if (own && other) return 'move';
  const told = when.day !== null && when.time !== null && appointment.needs && !own;
  const proposed = told || (appointment.trouble && !own) ? undefined : BY_REMARK[remark.intent];
  if (proposed && !booking && remark.sure > (wants === 'book' && !own ? PLAINLY : SURE)) return proposed;
  if (acts.some((act) => act.kind === 'earlier-order') || isOnlyAsked(talk.heard)) return null;
  // What is to be cancelled is not made.
  const undoes = (wants === 'cancel' || wants === 'move') && appointment.named;
  if (undoes && !onlyAsking) return wants;
  if (wants === 'book' || acts.some((act) => act.kind === 'booking')) return 'book';
  if (!talk.facts.orderingEnabled && isPlainWish(talk)) return 'book';
  const next = booked !== null && appointment.another && appointment.beside !== null;
  const timed = when.day !== null || when.time !== null || when.soon || next;
  // 'We had to put her down yesterday' tells of what is over.
  const over = telling && past && when.day !== null && (when.day.until ?? when.day.date) < wallClock(talk.facts).date;
  if (over) return null;
  if (wants === 'free' && appointment.ofWhen && asking && !onlyAsking && !talk.facts.orderingEnabled) return 'book';
  const wished = wants === 'free' || (!talk.facts.orderingEnabled && isWish(talk));
  return wished && timed && elsewhere !== 'hours' ? 'book' : null;
}

/** 'I gotta cancel tomorrow, the three o'clock', where nothing is ordered: it is an appointment that has a day and an hour. */
const isOfMoment = ({ heard: { when, acts }, state, facts }: Talk): boolean =>
  facts.bookingEnabled &&
  state.lines.length === 0 &&
  when.day !== null &&
  when.time !== null &&
  !acts.some(({ kind }) => kind === 'earlier-order');

const UNWELL =
  /\b(?:sick|flu|cold|fever|covid|ill|throwing up|strep|funeral|emergency|jury duty|conflict|cant|wont|instead|move|reschedule)\b/;

/** 'Tuesday's no good', of the day that was just booked. */
function isLost({ state, heard, facts }: Talk): boolean {
  return state.bookedAt !== null && isUnwanted(wallOf(state.bookedAt, facts).date, heard.when.without);
}

/** It is wished for, and the owner wrote of it, or of whom it is to be with: 'book a tattoo with Ruby'. */
export const isOurs = (talk: Talk): boolean =>
  isWrittenOf(talk) || (talk.heard.appointment.wants === 'book' && writtenOf(talk) !== null);

/** 'My Civic's due for an oil change', where the owner wrote of oil changes: no trade is strange to itself. */
function isWrittenOf({ facts, heard }: Talk): boolean {
  const { about, matter, needs, trouble, wants } = heard.appointment;
  const wished = !heard.onlyAsking && (needs || trouble || wants === 'book') && !heard.past;
  // 'I need new brakes'
  const words = tokenise(about ?? matter ?? '')
    .filter((word) => !FUNCTION_WORDS.has(word) && word !== 'new')
    .map(stemOf);
  return (
    wished &&
    words.length > 0 &&
    facts.notes.some(({ text }) => {
      const written = tokenise(text).map(stemOf);
      return words.every((word) => written.includes(word));
    })
  );
}

/** What hurts or broke is seen to by appointment, and what is needed; the model knows other ways to ask for one. */
function isPlainWish(talk: Talk): boolean {
  const { heard, state } = talk;
  const { acts, appointment, blames, onlyAsking, past, remark, telling, visit } = heard;
  const another = remark.intent !== 'book' && remark.sure > PLAINLY && !(VAGUE.has(remark.intent) && isWrittenOf(talk));
  const wished = appointment.needs || (appointment.named && !past);
  const matter =
    (appointment.trouble && !blames && !isOfBooked(heard, state)) || (wished && appointment.about !== null && !another);
  if (appointment.elsewhere !== null) return false;
  // 'I'd like braids with Aisha', of whom the owner wrote
  const isWritten = appointment.needs && writtenOf(talk) !== null;
  const named = visit.services.length > 0 || visit.persons.length > 0 || isWritten;
  const elsewhere = acts.some(({ kind }) => ELSEWHERE.has(kind));
  // 'Is Mr. Alvarez good with kids?' is no wish for him.
  const asked = heard.asking && appointment.wants === null && heard.when.day === null && heard.when.time === null;
  const isOurs = named && !past && !another && !elsewhere && !asked;
  // 'We want to do those sleepy pictures': where nothing else can be had, what is wished for is done by appointment.
  const isWished =
    appointment.needs &&
    heard.words.some((word) => SELF.has(word)) &&
    telling &&
    !elsewhere &&
    heard.forSomebody === null &&
    state.booking === null &&
    VAGUE.has(remark.intent);
  return (
    ((matter || isOurs || isWished) && !onlyAsking) ||
    // 'Could Doctor Okafor see him?'
    (isOurs && appointment.wants === 'free' && heard.asking && visit.persons.length > 0) ||
    (remark.intent === 'book' && remark.sure > (telling ? PLAINLY : SURE) && state.booking === null)
  );
}

/** 'Oh, and I can't turn my neck at all', behind an appointment: whoever sees them should know. */
export const isOfBooked = (
  { appointment, when, telling }: Talk['heard'],
  { booked, booking }: Talk['state'],
): boolean =>
  booked !== null && booking === null && telling && !appointment.another && (when.day ?? when.time) === null;

/** 'My insurance needs a code' wishes for nothing here. */
const SELF = new Set('i id im ive we were weve us me'.split(' '));

/** What the model takes for a matter that it does not know, or for work. */
const VAGUE = new Set(['other', 'services', 'service-price']);

/** 'Book me a flight', 'remind me to call mom at five', 'what happens if I cancel late': no appointment here is meant. */
export function isOfElsewhere({ foreign, remark, clauses, appointment, asking, when }: Talk['heard']): boolean {
  const { own, named, trouble, wants } = appointment;
  // 'Tomorrow 2 pm, checkup, Dan'
  const told =
    ((!asking || wants === 'move' || wants === 'cancel') && when.day !== null && when.time !== null) ||
    (appointment.another && appointment.beside !== null);
  const least =
    told && own && wants !== null
      ? 1
      : trouble || told
        ? SURELY
        : own || (wants === 'find' && asking) || (appointment.ofFree && appointment.ofWhen)
          ? CERTAIN
          : named
            ? PLAINLY
            : wants
              ? FOREIGN
              : LIKELY;
  // 'I need to cancel tomorrow, is there a fee?'
  const plain =
    wants !== null &&
    clauses.some((part) => !part.asking && DEEDS.has(part.intent) && part.sure > LIKELY && !UNSURE.test(part.text));
  const ofRules =
    !plain &&
    [{ ...remark, asking }, ...clauses].some((part) => part.asking && OF_RULES.has(part.intent) && part.sure > PLAINLY);
  return foreign > least || ofRules;
}
/** What is wrong with what is a matter of trades that no examples know. */
const UNSURE = /\b(?:not sure|might|may|if|don't know)\b/i;
const DEEDS = new Set(['cancel-booking', 'move-booking', 'book']);
const OF_RULES = new Set(['policy', 'advice']);
const SURELY = 0.97;
const CERTAIN = 0.9;
const PLAINLY = 0.8;
const LIKELY = 0.45;

/** What the model makes of it: each only looks appointments up, and asks before it does anything. */
const BY_REMARK: Readonly<Record<string, Draft['doing']>> = {
  'cancel-booking': 'cancel',
  'my-booking': 'find',
  'move-booking': 'move',
};
const SURE = 0.6;
/** 'Do you work Christmas Eve?' */
const HOURS = 0.9;

/** Where nothing but appointments can be had, a day or a time is a wish for one: 'a haircut Tuesday at one'. */
function isWish({ facts, heard }: Talk): boolean {
  const { acts, when, appointment, remark } = heard;
  // 'Do you see people on weekends' asks for something else than a time; what was is no wish.
  const another = heard.onlyAsking && remark.intent !== 'book' && remark.sure > PLAINLY;
  const story = heard.telling && heard.past && appointment.wants === null && remark.intent !== 'book';
  const elsewhere =
    another ||
    story ||
    (remark.intent === 'hours' && remark.sure > HOURS && !isTold(heard)) ||
    acts.some(({ kind }) => ELSEWHERE.has(kind));
  return (
    !elsewhere &&
    appointment.elsewhere === null &&
    (when.day === null || (when.day.until ?? when.day.date) >= wallClock(facts).date)
  );
}

/** 'Tomorrow 2 pm, checkup, Dan': nobody asks anything with a day and an hour. */
const isTold = ({ asking, when }: Pick<Talk['heard'], 'asking' | 'when'>): boolean =>
  !asking && when.day !== null && when.time !== null;

const ELSEWHERE = new Set<Act['kind']>([
  ...(['goodbye', 'person', 'leave-message', 'angry', 'urgent', 'spanish'] as const),
  ...(['repeat', 'slower', 'wait', 'help'] as const),
]);

/** A sentence about something else, in which a time or a day says nothing of this appointment. */
export const isAside = (heard: Talk['heard'], part: BookingPart): boolean => {
  const { day, time, shift, soon } = heard.when;
  const given = part === 'name' || part === 'phone';
  return (
    part !== 'about' &&
    !heard.when.alone &&
    (heard.when.pick === null || heard.foreign > FOREIGN) &&
    heard.words.length > 2 &&
    (isUnexplained(heard) || heard.onlyAsking || (soon && heard.foreign > FOREIGN)) &&
    (heard.when.bare === null || heard.foreign > FOREIGN) &&
    (!given || soon || (day ?? time ?? shift) !== null) &&
    isOfElsewhere(heard)
  );
};

/** While one is being made, 'can we move that to Friday' is of this one. */
export function isOther({ heard }: Talk, draft: Draft, intent: Draft['doing'] | null): boolean {
  if (!intent || intent === 'book' || intent === draft.doing) return false;
  // 'When am I down for again?', of the one that is to be moved: told in its midst.
  if (intent === 'find' && draft.subject) return false;
  // 'Can you switch me to four', of the time that was proposed.
  const { when } = heard;
  if (intent === 'move' && draft.doing === 'book' && draft.chosen && namesMoment(when) && when.had.length === 0)
    return false;
  return heard.appointment.own || (draft.doing !== 'book' && !(intent === 'move' && draft.doing === 'cancel'));
}
