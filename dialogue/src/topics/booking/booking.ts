import { ask, type Talk } from '../../decide/talk.ts';
import { readDigits } from '../../understand/phones.ts';
import { asksForOne, spokenOf, tellOfBooking } from './asked-of.ts';
import { askFor, letGo } from './asking.ts';
import { apartFrom } from './beside/apart.ts';
import { hearBesideMine, takeBesideMine } from './beside/beside-mine.ts';
import { answerBeyond } from './beside/beyond.ts';
import { tellByPhone } from './beside/by-phone.ts';
import { askWhatToChange, takeChange } from './beside/changed.ts';
import { decline } from './beside/decline.ts';
import { leaves, lets } from './beside/leaving.ts';
import { tellOfDraft } from './beside/of-draft.ts';
import { matterOf } from './beside/reason.ts';
import { keepRemarks } from './beside/remarks.ts';
import { answerInstead, ofStated, ofThatOne } from './beside/theirs.ts';
import { keepToldBefore } from './beside/told-before.ts';
import { takeWhere } from './beside/where-to.ts';
import { answerWithYes } from './beside/with-yes.ts';
import { hearWhom, writtenOf } from './beside/written-of.ts';
import {
  agreesToTold,
  answerAsked,
  answerBeside,
  answerMidway,
  keepBeside,
  keepBesideMove,
  keepRest,
  keepTold,
  noteRest,
  takeAlarmAlong,
  takeOver,
} from './beside.ts';
import {
  book,
  choose,
  isSpelledYes,
  nextOfBooking,
  takeBareName,
  takeDetail,
  takeNames,
  takeOtherName,
  takeParty,
} from './details.ts';
import { type BookingPart, type Draft, newDraft } from './draft.ts';
import { answerCancel, pickMine, tellOfOld } from './existing.ts';
import { intentOf, isAside, isOther } from './intent.ts';
import { atSameTime, besideBooked, besideCancelled, inItsWeek, withBare } from './moments.ts';
import { leavesTheirDays, mergeWish, offer } from './search.ts';
import { hearSecond } from './second.ts';
import { slotList } from './slot-words.ts';
import { changeVisit, goOnToTime, takeUp, takeVisit, takeWhen } from './turns.ts';
import { hearAbout, hearOfNext, hearVisit, seatsGuests } from './visit.ts';
import { goOnWaiting, isWishedNow } from './wait.ts';
import { offerWaiting } from './waiting.ts';

/** Takes a turn that is about an appointment. True when it was. */
export function takeBooking(talk: Talk): boolean {
  const { state, facts } = talk;
  if (!facts.bookingEnabled) return false;
  const draft = state.asked.kind === 'booking' ? state.booking : null;
  if (!draft && tellOfOld(talk)) return true;
  talk.heard = { ...talk.heard, ...ofThatOne(talk) };
  if (!draft) talk.heard = { ...talk.heard, when: ofStated(talk) };
  const intent = intentOf(talk);
  if (draft && state.asked.kind === 'booking') {
    if (talk.heard.words.length > FEW_WORDS) draft.words = `${draft.words} / ${talk.turn.text}`.slice(0, 1000);
    if (leaves(talk, draft)) return false;
    const { part } = state.asked;
    if (part === 'which') talk.heard = { ...talk.heard, when: apartFrom(talk, draft) };
    if (part !== 'name' && leavesTheirDays(talk, draft)) return true;
    if (tellOfDraft(talk, draft)) return resumeBooking(talk);
    if (answerBeyond(talk, draft, part)) return talk.ask !== null || resumeBooking(talk);
    if (isWishedNow(talk, draft)) return beginAnother(talk);
    if (draft.doing === 'wait' || part === 'waiting') {
      if (goOnWaiting(talk, draft, part)) return true;
      if (draft.doing === 'wait') return false;
    }
    if (answerMidway(talk, part)) return resumeBooking(talk);
    if (keepBesideMove(talk)) return resumeBooking(talk);
    if (isAside(talk.heard, state.asked.part)) return false;
    if (!isOther(talk, draft, intent)) return goOnWith(talk, draft, state.asked.part);
  }
  if (!intent) return !draft && asksForOne(talk.heard) && tellOfBooking(talk);
  beginBooking(talk, intent);
  return true;
}

/** 'Never mind the list, book me for one today' */
function beginAnother(talk: Talk): true {
  talk.state.booking = null;
  talk.state.asked = { kind: 'help' };
  beginBooking(talk, 'book');
  return true;
}

const FEW_WORDS = 3;

export function beginBooking(talk: Talk, doing: Draft['doing']): void {
  if (doing === 'book' && (decline(talk) || takeUp(talk))) return;
  const draft = newDraft(doing, talk.turn.text);
  const { facts } = talk;
  const { appointment } = talk.heard;
  // 'Is my other one still on', in the midst of a new one: that one goes on behind it.
  const { booking, asked } = talk.state;
  if (doing === 'find' && booking?.doing === 'book' && asked.kind === 'booking') draft.before = booking;
  talk.state.booking = draft;
  if (doing !== 'book') {
    hearVisit(talk, draft, null);
    if (doing !== 'find') answerAsked(talk);
    draft.standing = appointment.own || appointment.holds;
    const { when } = talk.heard;
    // 'Two on Friday' is a time, where one is moved.
    const isTimed = appointment.instead || when.alone || (doing === 'move' && when.day !== null);
    draft.said = isTimed ? withBare(when) : when;
    talk.tool = { name: 'find_bookings', input: {} };
    return;
  }
  const spoken = spokenOf(talk);
  draft.about = appointment.about ?? spoken.about;
  takeOver(talk, draft);
  // 'We're eight for Saturday', where guests are seated
  if (draft.about === null && appointment.party && !appointment.second && seatsGuests(facts))
    draft.about = `table for ${appointment.party}`;
  const isThat = draft.about === null && talk.heard.visit.answered.length === 0;
  const service = isThat ? talk.state.serviceOf : null;
  Object.assign(draft, { by: appointment.by ?? writtenOf(talk), person: talk.state.personOf, service });
  takeAlarmAlong(talk, draft);
  draft.another = appointment.another;
  // 'And my wife needs a cleaning', when one is booked already
  const { second } = appointment;
  if (second?.whom && talk.state.booked)
    Object.assign(draft, { whom: second.whom, about: second.about ?? draft.about });
  hearSecond(talk, draft);
  if (talk.state.unmet) draft.beside.push(talk.state.unmet);
  talk.state.unmet = null;
  keepBeside(talk, draft);
  keepTold(talk, draft);
  const { when } = talk.heard;
  const said = draft.about?.startsWith('table') ? when : besideCancelled(talk, besideBooked(talk, withBare(when)));
  mergeWish(draft, said.day || !said.time ? said : { ...said, day: spoken.day });
  hearBesideMine(talk, draft);
  if (!draft.wish.day && !draft.wish.time)
    talk.say.push(appointment.trouble ? "I'm sorry to hear that. I can find you an appointment." : 'Sure.');
  hearVisit(talk, draft, null);
  keepRest(talk, draft);
  keepToldBefore(talk, draft);
  keepRemarks(talk, draft);
  if (talk.notes.length === 0) answerAsked(talk);
  tellByPhone(talk, draft);
  goOnToTime(talk, draft);
}

function goOnWith(talk: Talk, draft: Draft, part: BookingPart): boolean {
  if (part === 'address' && takeWhere(talk, draft)) return resumeBooking(talk);
  hearOfNext(talk, draft);
  talk.heard = { ...talk.heard, when: inItsWeek(talk, draft, talk.heard.when) };
  const isNamed = part === 'name' && takeNames(talk, draft);
  if (answerBeside(talk, draft, part) || isNamed) return resumeBooking(talk);
  const { appointment, acts } = talk.heard;
  const { day } = talk.heard.when;
  const left = lets(talk, draft, part);
  if (left === 'go') return letGo(talk, draft);
  if (left === 'another') return beginAnother(talk);
  // 'Eight's good', to the question for the name, is none.
  const timeAlone = (part === 'name' || part === 'confirm') && talk.heard.when.alone;
  const asksTime = part === 'when' || part === 'which' || part === 'change' || appointment.rethinking || timeAlone;
  const together = hearSecond(talk, draft);
  if (part !== 'name') hearWhom(talk, draft);
  const isNew = part !== 'about' && part !== 'cancel' && hearVisit(talk, draft, part);
  const when = atSameTime(talk, draft, asksTime ? withBare(talk.heard.when) : talk.heard.when);
  const timed = when.day !== null || when.time !== null;
  if (together && !timed) return resumeBooking(talk);
  if (takeBesideMine(talk, draft, part, when)) return true;
  if (part === 'service' || part === 'person') return takeVisit(talk, draft, part) || (isNew && resumeBooking(talk));
  if (part === 'mine') return pickMine(talk, draft, when);
  if (part === 'phone' && !appointment.rethinking && readDigits(talk.heard.words).length > 2)
    return takeDetail(talk, draft, part);
  if (isNew && (draft.chosen || draft.offered.length > 0)) return changeVisit(talk, draft, when);
  if (takeParty(talk, draft)) return true;
  const spokenOf = draft.subject ?? (appointment.own ? null : draft.chosen);
  if (appointment.wants === 'find' && spokenOf) {
    talk.say.push(`${draft.subject ? 'You have' : "It's"} ${slotList([spokenOf], talk.facts)}.`);
    ask(talk, talk.state.asked, talk.state.question);
    return true;
  }
  if (acts.some(({ kind }) => kind === 'hours') && appointment.elsewhere === 'hours') {
    // 'Saturday, first thing, when do you open?'
    if (day && !draft.chosen && draft.doing === 'book') draft.wish = { ...draft.wish, day };
    return false;
  }
  const told = (part !== 'about' && hearAbout(talk, draft)) || isNew;
  if (part === 'about') {
    const tells = draft.about === 'table' || matterOf(talk, draft, talk.turn.text) !== null;
    if (!tells && takeWhen(talk, draft, part, withBare(talk.heard.when))) return true;
    if (!(appointment.rethinking && timed)) return takeDetail(talk, draft, part);
  }
  const kept = keepBeside(talk, draft);
  const beside = draft.doing === 'book' && keepTold(talk, draft);
  // 'It's the blue door, ring twice'
  if (beside && !timed && draft.about !== null) keepRest(talk, draft);
  // 'Eight ten is okay, and synthetic oil please': what is told beside the choice of a time goes with it.
  if (draft.doing === 'book' && draft.about !== null && timed && part === 'which' && talk.heard.clauses.length > 1)
    keepRest(talk, draft);
  if (takeWhen(talk, draft, part, when)) return true;
  if (kept && !(part === 'name' && talk.heard.answersName)) return resumeBooking(talk);
  if (takeAnswer(talk, draft, part)) return true;
  const noted = !told && !beside && noteRest(talk, draft, part);
  if (!told && !beside && !noted) return false;
  if (beside || noted) talk.say.push('Okay, noted.');
  // What was read back has changed.
  if (part === 'confirm') nextOfBooking(talk, draft);
  else askFor(talk, part, talk.state.question);
  return true;
}

function takeAnswer(talk: Talk, draft: Draft, part: BookingPart): boolean {
  const kinds = new Set(talk.heard.acts.map(({ kind }) => kind));
  const { takesThat, keeps } = talk.heard.appointment;
  const no = kinds.has('no') || (part === 'cancel' && keeps);
  const agreed = kinds.has('yes') || kinds.has('okay') || kinds.has('fine') || kinds.has('place-order');
  const commits = part === 'confirm' || part === 'cancel' || part === 'instead';
  const says = part === 'cancel' && agreed && !no && talk.heard.appointment.wants === 'cancel' && !talk.heard.asking;
  const yes = commits ? talk.heard.consent === 'yes' || says || takesThat : !no && (agreed || takesThat);
  if (part === 'name' && takesThat) return resumeBooking(talk);
  if (part === 'name' || part === 'phone') return takeDetail(talk, draft, part);
  if (part === 'cancel') {
    // 'Yes, is there a fee for that?' may depend on it.
    if (yes && !no && answerWithYes(talk, draft)) return resumeBooking(talk);
    if (yes || no) answerCancel(talk, draft, yes && !no);
    return yes || no;
  }
  if (part === 'instead') {
    const more = no || talk.heard.appointment.another;
    if (yes || more) answerInstead(talk, draft, yes && !more);
    return yes || more;
  }
  if (part === 'confirm' && (yes || isSpelledYes(talk, draft) || agreesToTold(talk, draft))) {
    answerWithYes(talk, draft);
    book(talk, draft);
    return true;
  }
  const { caller } = talk.heard;
  const told = part === 'confirm' && (caller.name ?? caller.phone ?? caller.address) !== null;
  if (
    (part === 'confirm' || part === 'change') &&
    draft.doing === 'book' &&
    (takeOtherName(talk, draft) || told || takeBareName(talk, draft))
  ) {
    nextOfBooking(talk, draft);
    return true;
  }
  if (part === 'change') return takeChange(talk);
  if (part === 'which' && yes) {
    // 'Yes', 'okay, thanks a lot' to several chooses none of them.
    const isBare = [...kinds].every((kind) => kind === 'yes' || kind === 'okay' || kind === 'thanks');
    if (isBare && !takesThat && draft.offered.length > 1) return resumeBooking(talk);
    // 'That works', said of several: the first, which is named, and read back before it is booked.
    const [first] = draft.offered;
    draft.agreed = true;
    if (first) choose(talk, draft, first);
    return first !== undefined;
  }
  if (!no) return false;
  // 'No thanks', asked for a day and a time
  if (part === 'when' && talk.heard.leftover.length === 0) return letGo(talk, draft);
  // Not with somebody else: then on another day.
  if (draft.instead !== null) Object.assign(draft, { person: draft.instead, instead: null });
  if (part === 'confirm' && draft.doing === 'book') askWhatToChange(talk);
  else if (draft.widened && draft.doing === 'book')
    offerWaiting(talk, 'Okay. Which other day and time would suit you, or shall I put you on the waiting list?');
  else askFor(talk, 'when', 'Okay. Which day and time would suit you better?');
  return true;
}

/** After an aside the appointment goes on where it stood. True when it asked something. */
export function resumeBooking(talk: Talk): boolean {
  const { booking, asked, question } = talk.state;
  if (!booking) return false;
  const known =
    asked.kind === 'booking' &&
    /^(?:name|phone|address|confirm|change)$/.test(asked.part) &&
    (booking.chosen ?? booking.doing === 'wait');
  if (asked.kind === 'booking' && question && !known) ask(talk, asked, question);
  else if (booking.offered.length > 0 && !booking.chosen) offer(talk, booking, booking.offered);
  else nextOfBooking(talk, booking);
  return true;
}
