import type { FoundSlot } from '@attendant/contract/bookings/tools';
import type { ToolOutcome } from '@attendant/voice/roles';
import { otherName, secondName, takeNumber } from '../../decide/details.ts';
import type { Talk } from '../../decide/talk.ts';
import { beyondDetails } from '../../heard/appointment/about.ts';
import { tellsAnything } from '../../heard/appointment/matter.ts';
import { numberWords } from '../../say/wording.ts';
import { likeness } from '../../understand/menu/likeness.ts';
import { readName } from '../../understand/names.ts';
import { literal } from '../../understand/words.ts';
import { askFor, callerOf } from './asking.ts';
import { notesOf } from './beside/notes.ts';
import { matterOf, reasonOf } from './beside/reason.ts';
import { askWhere } from './beside/where-to.ts';
import { keepTold } from './beside.ts';
import type { BookingPart, Draft } from './draft.ts';
import { slotList } from './slot-words.ts';
import { visitInput, visitWords, withWhom } from './visit.ts';
import { nextOfWaiting } from './waiting.ts';

/** From a chosen slot to the yes: what it is about, whose it is, and the whole read back. */

/** A new appointment's slot is kept while the rest is asked; a moved one has its old slot until the caller says yes. */
export function choose(talk: Talk, draft: Draft, slot: FoundSlot): void {
  draft.chosen = slot;
  if (draft.doing === 'move') return nextOfBooking(talk, draft);
  const input = { starts_at: slot.starts_at, ...visitInput(talk.facts, draft, slot) };
  talk.tool = { name: 'hold_slot', input };
}

/** The one question that brings the appointment on. */
export function nextOfBooking(talk: Talk, draft: Draft): void {
  const { state, facts } = talk;
  const { chosen, subject } = draft;
  if (draft.doing === 'wait') return nextOfWaiting(talk, draft);
  if (!chosen) return askFor(talk, 'when', 'Which day and time would suit you?');
  const when = slotList([chosen], facts);
  if (draft.doing === 'move') {
    // Nothing is moved to where it stands.
    const isSame =
      subject?.starts_at === chosen.starts_at && (!chosen.person_id || subject.person_id === chosen.person_id);
    if (isSame) return askFor(talk, 'when', `You have ${when} already. When would you like to come instead?`);
    const from = subject ? slotList([subject], facts) : 'there';
    const whom = subject?.person_id === chosen.person_id ? '' : withWhom(facts, [chosen]);
    return askFor(talk, 'confirm', `Shall I move it from ${from} to ${when}${whom}?`);
  }
  if (draft.about === 'table' && !draft.aboutAsked) return askFor(talk, 'about', 'For how many people?');
  if (!draft.about && !draft.aboutAsked && !draft.service) {
    draft.about = reasonOf(talk, draft);
    if (!draft.about) return askFor(talk, 'about', ABOUT);
  }
  if (!callerOf(talk, draft)) {
    const whose = draft.whom?.startsWith('your') ? `What is ${draft.whom}'s name?` : 'What name should I put it under?';
    return askFor(talk, 'name', whose);
  }
  if (askWhere(talk, draft)) return;
  if (!facts.callerPhone && !state.phone && !state.phoneRefused) {
    return askFor(talk, 'phone', "What's a good phone number for it?");
  }
  // Who has one already may want that one moved.
  if (facts.callerPhone && !draft.another) return void (talk.tool = { name: 'find_bookings', input: {} });
  const said = notesOf(talk, draft);
  const visit = visitWords(facts, draft.service, chosen.person_id);
  const about = said ? `, about: ${said}` : '';
  const number = state.phone ? `, number ${numberWords(state.phone)}` : '';
  askFor(
    talk,
    'confirm',
    `So that's ${[when, visit].filter(Boolean).join(', ')}, for ${callerOf(talk, draft)}${number}${about}. Shall I book it?`,
  );
}

export function keepName(talk: Talk, draft: Draft, name: string): void {
  const whole = talk.heard.renamed?.spelled ? spelledWithin(name, callerOf(talk, draft)) : name;
  if (draft.whom) draft.name = whole;
  else talk.state.name = whole;
}

/** 'That's Nair, N A I R', of Priya Nair: the part that it spells. */
function spelledWithin(name: string, before: string | null): string {
  const parts = before?.split(' ') ?? [];
  const likes = parts.map((part) => likeness(part.toLowerCase(), name.toLowerCase()));
  const best = Math.max(...likes, 0);
  return name.includes(' ') || parts.length < 2 || best < ALIKE
    ? name
    : parts.with(likes.indexOf(best), name).join(' ');
}
const ALIKE = 0.6;

/** Takes the answer to one of the questions. True when it was one. */
export function takeDetail(talk: Talk, draft: Draft, part: BookingPart): boolean {
  if (part === 'about') return takeAbout(talk, draft);
  if (part === 'phone') {
    const given = takeNumber(talk);
    if (given === 'part') return true;
    if (given === 'none') talk.state.phoneRefused = true;
  } else {
    // 'The last one' is none.
    if (!draft.about && talk.heard.appointment.about && !talk.heard.answersName) return takeAbout(talk, draft);
    const story = talk.heard.when.pick !== null || (talk.heard.onlyAsking && talk.heard.words.length > 2);
    const name = story
      ? null
      : (talk.heard.answersName ?? talk.heard.caller.name ?? secondName(talk) ?? saidBefore(talk, draft));
    if (!name) return false;
    // Who says the name again has not told what it is about.
    if (draft.about?.toLowerCase() === name.toLowerCase()) draft.about = null;
    keepName(talk, draft, name);
    keepBehindName(talk, draft, name);
  }
  nextOfBooking(talk, draft);
  return true;
}

/** 'Greg Ito, four of us plus the dogs' */
function keepBehindName({ heard, turn }: Talk, draft: Draft, name: string): void {
  const parts = name.toLowerCase().split(' ');
  if (draft.doing !== 'book' || heard.spelled) return;
  const { forKin, theirName } = heard.appointment;
  if (forKin && !theirName && !draft.whom && !parts.some((part) => forKin.includes(part)))
    draft.beside.push(`for ${forKin}`);
  // 'Her name is Lucy Grant, I'm Karen'
  if (theirName && !parts.includes(theirName.toLowerCase()) && !draft.whom) {
    const theirs = [heard.caller.name, ...heard.names].find((one) => one?.includes(theirName)) ?? theirName;
    return void draft.beside.push(`for ${theirs}`);
  }
  const told = turn.text.trim();
  const [, behind = ''] = new RegExp(`\\b${literal(name)}(?:, | and )(.+)`, 'is').exec(told) ?? [];
  const rest = behind.replace(/[.!]+$/, '');
  // What goes with it stands there as 'Keisha Brown and …' already.
  draft.beside = draft.beside.map((one) => (one === told ? rest : one));
  // One part is kept as it was said: 'four of us plus the dogs'.
  const isOne = rest !== '' && !/[,.;!?]/.test(rest) && !/^and\b/i.test(rest);
  if (isOne && !heard.asking && !heard.caller.phone && !(heard.when.day ?? heard.when.time) && tellsAnything(rest))
    return void (draft.beside.includes(rest) || draft.beside.push(rest));
  for (const { text, words, asking } of heard.clauses) {
    const isName = words.some((word) => parts.includes(word)) || words.length < 2;
    if (
      isName ||
      asking ||
      /\bname\b/i.test(text) ||
      !tellsAnything(text) ||
      draft.beside.some((one) => one.includes(text))
    )
      continue;
    if (!heard.caller.phone && !(heard.when.day ?? heard.when.time)) draft.beside.push(text);
  }
}

/** Of two appointments: 'the first is Maya, the other's Leo', 'Emily Watson, for my sons Jack and Owen'. */
export function takeNames(talk: Talk, draft: Draft): boolean {
  const { names } = talk.heard;
  const [next, first, caller] = names.toReversed();
  if (!draft.second || !next || !first || names.length > 3 || draft.whom) return false;
  if (caller) draft.beside.push(`told by ${caller}`);
  keepName(talk, draft, first);
  draft.second = { ...draft.second, name: next };
  return true;
}

const THING = /^(?:just )?(?:a|an|my|the|some|for an?)\b/i;

/** The name first, then what it is about: answers come in the order in which other places ask. */
function saidBefore({ turn, heard }: Talk, draft: Draft): string | null {
  const name = readName(draft.about ?? '');
  if (!name || !draft.aboutAsked || !THING.test(turn.text.trim()) || heard.words.length > 6) return null;
  draft.about = turn.text.trim().replace(/[.,!\s]+$/, '');
  return name;
}

const ABOUT = 'What is it about?';

function takeAbout(talk: Talk, draft: Draft): boolean {
  const { onlyAsking, words, appointment, caller } = talk.heard;
  const { theirName } = appointment;
  const matter = appointment.matter && beyondDetails(appointment.matter, [caller.name, caller.address, theirName]);
  if (matter === null || (onlyAsking && words.length > 3)) return false;
  if (draft.about === 'table') {
    if (matter !== '') draft.about = `table for ${matter.slice(0, 400)}`;
  } else if (matterOf(talk, draft, matter) !== null) draft.about = matter.slice(0, 500);
  else if (appointment.matter !== '' && draft.aboutMissed === 0) {
    // 'His name is Walt, mine's Kyle', 'yes': what it is about is still to come, and is asked once more.
    draft.aboutMissed++;
    keepTold(talk, draft);
    askFor(talk, 'about', ABOUT_AGAIN);
    return true;
  }
  draft.aboutAsked = true;
  nextOfBooking(talk, draft);
  return true;
}
const ABOUT_AGAIN = 'And what is it about, in a few words?';

/** "For six of us", whatever was asked. */
export function takeParty(talk: Talk, draft: Draft): boolean {
  const { when, appointment } = talk.heard;
  const { party } = appointment;
  // 'We'd be seven' has a bare number that could be a time, and is none.
  if (!party || when.day || when.time || !draft.about?.startsWith('table')) return false;
  draft.about = `table for ${party}`;
  if (draft.chosen) nextOfBooking(talk, draft);
  else askFor(talk, talk.state.asked.kind === 'booking' ? talk.state.asked.part : 'when', talk.state.question);
  return true;
}

/** "No, it's for my son Tom", "put it under Tom". */
export function takeOtherName(talk: Talk, draft: Draft): boolean {
  const name = otherName(talk);
  if (name) keepName(talk, draft, name);
  return name !== null;
}

/** 'Tess', where 'for Rocky' was read back: who they are, and for whom it is. */
export function takeBareName(talk: Talk, draft: Draft): boolean {
  const { answersName: name, consent, acts, words, text } = talk.heard;
  const isName =
    acts.every(({ kind }) => kind === 'name' || kind === 'unknown-item') && consent === null && /^\p{Lu}/u.test(text);
  if (!name || !isName || words.length > 2 || name.split(' ').length < words.length) return false;
  const before = callerOf(talk, draft);
  if (before && new RegExp(`\\bfor ${before}\\b`, 'i').test(draft.words)) draft.beside.push(`for ${before}`);
  keepName(talk, draft, name);
  return true;
}

/** 'Yes, and that's S M I T H', of the name as it was read back. */
export const isSpelledYes = (talk: Talk, draft: Draft): boolean => {
  const { spelled } = talk.heard;
  const parts = callerOf(talk, draft)?.toLowerCase().split(' ') ?? [];
  return spelled?.agrees === true && parts.includes(spelled.name.toLowerCase());
};

/** Only what the tool answers may be said of a booking that is made. */
export function book(talk: Talk, draft: Draft): void {
  const { chosen, subject } = draft;
  const about = notesOf(talk, draft);
  if (!chosen) return nextOfBooking(talk, draft);
  const slot = { starts_at: chosen.starts_at, ...visitInput(talk.facts, draft, chosen) };
  if (draft.doing === 'move' && subject) {
    talk.tool = { name: 'move_booking', input: { booking_id: subject.booking_id, ...slot } };
    return;
  }
  const phone = talk.state.phone ? { customer_phone: talk.state.phone } : {};
  const notes = about ? { notes: about } : {};
  const customer_name = callerOf(talk, draft) ?? 'Caller';
  talk.tool = { name: 'book_slot', input: { ...slot, customer_name, ...phone, ...notes } };
}

/** The slot is kept and what is missing asked, or it was taken meanwhile: then `again`. */
export function afterHold(talk: Talk, draft: Draft, outcome: ToolOutcome, again: () => void): void {
  if (outcome.ok) {
    nextOfBooking(talk, draft);
    const { chosen } = draft;
    const readBack = talk.ask?.asked.kind === 'booking' && talk.ask.asked.part === 'confirm';
    const known =
      readBack || talk.tool !== null || draft.offered.some(({ starts_at }) => starts_at === chosen?.starts_at);
    if (chosen && draft.agreed && !readBack)
      talk.say.push(`${slotList([chosen], talk.facts)}${withWhom(talk.facts, [chosen])}, then.`);
    else if (chosen && !known)
      talk.say.push(`${slotList([chosen], talk.facts)}${withWhom(talk.facts, [chosen])} is free.`);
    draft.agreed = false;
    return;
  }
  talk.say.push(outcome.say);
  draft.chosen = null;
  again();
}
