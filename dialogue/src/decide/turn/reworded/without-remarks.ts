import type { BusinessFacts } from '../../../facts.ts';
import { isOfPastVisit, isOfWhom, remarkIn } from '../../../heard/appointment/remarked.ts';
import { withoutWhyNot } from '../../../heard/appointment/why-not.ts';
import { namesMoment } from '../../../heard/when/when.ts';
import { tellsUrgent } from '../../../topics/urgent.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { hear } from '../../hear.ts';
import type { State } from '../../state.ts';
import type { Heard } from '../../talk.ts';
import type { Taken } from '../../ways.ts';
import { type Piece, piecesOf, textOf } from './clauses.ts';

/** A turn without what was only told in it, which goes with the appointment. */
export interface Remarked extends Taken {
  remarks: readonly string[];
  /** Nothing else was said. */
  only: boolean;
}

/** Where a remark begins that no mark parts from the answer: 'the first one, and she's a bit shy'. */
const BEGINS =
  /\s+(?=(?:and|but|because|cause|since|by the way) (?:i|we|he|she|it|they|my \p{L}+|the \p{L}+|last time|anybody|whoever|some(?:one|body)|not|with (?:whoever|some)|minus|plus|right|this|you)(?:['’]\p{L}+)? |with (?:whoever|the same (?!extra|thing|service|length|price)\p{L}+|the (?:one|person|guy|girl|lady|woman|man) (?:i|we|who|from))\b)/giu;
/** Said with a remark, and nothing by itself. */
const IDLE =
  /^(?:(?:and|but|so|oh|well|um|uh|also|okay|ok|hey|yeah|by the way|just so you know|fyi|hi|hello|sorry|please|if that matters|though|too)[\s,]*)*$/i;
const LED = /^(?:(?:and|but|so|oh|well|um|uh|also|plus|yeah|hey|okay|ok|by the way|just so you know)[\s,]+)+/i;

/**
 * 'She's four. Alex Morgan', 'the first one, and I use a walker': what is only told goes with the appointment, in the caller's
 * words, and is neither name, nor time, nor danger. The rest of the turn is heard by itself.
 */
export function withoutRemarks(taken: Taken, before: State, facts: BusinessFacts, menu: Menu): Remarked {
  const { turn, heard } = taken;
  const none = { turn, heard, remarks: [], only: false };
  if (!facts.bookingEnabled || heard.danger || heard.card) return none;
  if (heard.wantsCall || heard.forSomebody === 'pass-on') return none;
  const isAsked = isBeingBooked(before);
  if (!isAsked && !isOpen(before)) return none;
  const isFirst = !isAsked;
  const pieces = piecesOf(turn.text.replace(BEGINS, ', '));
  // 'My son's got soccer, make that ten thirty' speaks against the time that stands.
  const wished = standsAt(before) ? withoutWhyNot(turn.text) : null;
  const told = pieces.filter(
    (piece, at) =>
      isRemark(piece, pieces[at + 1], before, facts, menu) &&
      (wished === null || wished.includes(piece.said) || remarkIn(piece.said) !== 'other'),
  );
  if (told.length === 0) return none;
  const rest = pieces.filter((piece) => !told.includes(piece) && !NAMED.test(piece.said));
  const remarks = pieces.filter((piece) => !rest.includes(piece)).map(({ said }) => said.replace(LED, '').trim());
  if (rest.every(({ said }) => IDLE.test(said) || (isAsked && LEANS.test(said))))
    return isAsked || (heard.forSomebody !== 'complaint' && isIdle(heard, before, facts, remarks))
      ? { ...none, remarks, only: true }
      : none;
  const text = textOf(rest);
  const left = hear(text, facts, menu);
  // 'The green gate, knock hard'
  if (isAsked && tellsNothing(left)) return { ...none, remarks: [turn.text.replace(LED, '').trim()], only: true };
  const { wants, about, own } = left.appointment;
  // 'With whoever I had last time' blames nobody, and a cleaning on Wednesday with them is a wish.
  const ofWhom = remarks.every(isOfWhom) && left.forSomebody === null;
  if (isFirst && heard.forSomebody === 'complaint' && !ofWhom) return none;
  const isNamed = ofWhom && (about !== null || left.visit.services.length > 0);
  const isWish = (wants === 'book' || (namesMoment(left.when) && (wants === 'free' || isNamed))) && !own;
  if (isFirst && !(isWish && remarks.every((one) => remarkIn(one) !== 'other'))) return none;
  return { turn: { ...turn, text }, heard: left, remarks, only: false };
}

/** Nothing is being made yet, and nothing was passed on that this may belong to. */
const isOpen = ({ booking, asked, lines, left }: State): boolean =>
  booking === null && /^(?:what|help|more)$/.test(asked.kind) && lines.length === 0 && left === null;

const standsAt = ({ booking }: State): boolean =>
  booking !== null && (booking.chosen !== null || booking.offered.length > 0);

/** 'It's for Rocky, he's a beagle': not the caller's own name. */
const NAMED = /^(?:(?:and|oh|so) )*(?:it|this)['’]?s for \p{L}[\p{L}'’-]*$/iu;
/** 'You're still on Fifth Road, right?' asks. */
const TAG = /^(?:right|correct|yes|yeah|huh|no|(?:is|are|do|does|was|did)n['’]?t \p{L}+)$/iu;
/** 'I've got the movers then', 'not her, somebody else' */
const OF_WHEN_OR_WHOM = /\b(?:then|that (?:day|time|morning|afternoon|week)|else)$/i;

const tellsNothing = ({ acts, when, caller, consent, remark, asking, leftover, appointment }: Heard): boolean =>
  acts.length === 0 &&
  !namesMoment(when) &&
  (caller.name ?? caller.phone ?? caller.address ?? consent ?? appointment.wants) === null &&
  /^(?:other|unsure)$/.test(remark.intent) &&
  !asking &&
  leftover.length > 0;

/** While it is asked when, of which, whose, and whether it stands. What it is about is told by a remark as well. */
const isBeingBooked = ({ booking, asked }: State): boolean =>
  booking?.doing === 'book' &&
  booking.second === null &&
  asked.kind === 'booking' &&
  /^(?:when|which|name|phone|confirm|change|instead)$/.test(asked.part);

/** 'He's thirteen, is that okay': asked of the remark. */
const LEANS =
  /^(?:is|would|will) (?:that|it|this|he|she)(?: be)?(?: still| gonna be)? (?:ok|okay|all ?right|fine|a problem|an issue|too (?:old|young|big|small|much))$/i;

/** 'He's in his nineties', before anything is wished for: it goes with what is wished for next. What ails somebody is a wish by itself. */
const isIdle = (
  { condition, remark, when }: Heard,
  { bookedAt }: State,
  facts: BusinessFacts,
  remarks: readonly string[],
) =>
  !facts.orderingEnabled &&
  bookedAt === null &&
  condition === null &&
  when.day === null &&
  remark.intent !== 'advice' &&
  remarks.every((one) => remarkIn(one) !== 'other');

function isRemark(
  { said, mark }: Piece,
  next: Piece | undefined,
  { booking }: State,
  facts: BusinessFacts,
  menu: Menu,
): boolean {
  const kind = remarkIn(said);
  const about = booking?.about ?? null;
  if (kind === null || mark.includes('?') || OF_WHEN_OR_WHOM.test(said)) return false;
  if (next && TAG.test(next.said) && next.mark.includes('?')) return false;
  const heard = hear(said, facts, menu);
  const { appointment, manner, visit, consent, acts, caller } = heard;
  const isTimed = kind !== 'measure' && !isOfPastVisit(said) && isOfMoment(heard);
  const whom = kind === 'other' && facts.persons.length === 0 ? null : appointment.by;
  const isDetail = (caller.name ?? caller.phone ?? caller.address ?? appointment.theirName ?? whom) !== null;
  const isOurs = visit.persons.length + visit.services.length > 0;
  const isDeed =
    (appointment.wants !== null && !(kind === 'plain' && appointment.wants === 'free')) ||
    appointment.forget ||
    appointment.keeps ||
    appointment.takesThat ||
    appointment.second !== null ||
    appointment.trouble ||
    manner.refuses ||
    (consent !== null && consent !== 'doubt') ||
    heard.danger !== null ||
    acts.some(({ kind: act }) => DEEDS.has(act));
  // 'What is it for a four year old' asks, where 'can it be somebody patient' tells.
  const isAsked = heard.asking && kind !== 'plain';
  const isOfOwn = appointment.own || appointment.holds || visit.stranger !== null;
  if (isTimed || isDetail || isOurs || isDeed || isAsked || isOfOwn) return false;
  // Why somebody comes is no remark, where nobody has said it yet.
  const isMatter = kind === 'other' && about === null && appointment.about !== null;
  return !isMatter && (kind !== 'other' || !tellsUrgent(facts, said));
}
const DEEDS = new Set(['done', 'goodbye', 'person', 'hours', 'leave-message']);

/** 'The guy from last time' picks none of those offered. */
const isOfMoment = ({ when, text }: Heard): boolean =>
  (when.day ?? when.time ?? when.bare ?? when.shift) !== null ||
  (when.pick !== null && !/\blast time\b/i.test(text)) ||
  when.soon ||
  when.otherDay;
