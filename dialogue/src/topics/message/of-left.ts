import { keepBeside } from '../../decide/message/beside.ts';
import { keepWords, leaveMessage } from '../../decide/message/message.ts';
import { endPutRight } from '../../decide/message/number-end.ts';
import type { Talk } from '../../decide/talk.ts';
import { FOREIGN } from '../../heard/intent/remarks.ts';
import { nameInPlace } from '../../heard/name-given.ts';
import type { Act } from '../../understand/acts.ts';
import { readName } from '../../understand/names.ts';
import { intentOf } from '../booking/intent.ts';

/** What is said behind a message that was just left: it belongs to it, or puts it right. */

const PLAINLY = 0.8;

/** 'Oh, use my married name, Pam Osborne', 'Ann', 'it's 212 555 0188': of what was just left, which goes again with it. */
export function correctsLeft(talk: Talk): boolean {
  const { state, heard } = talk;
  if (state.left === null || state.asked.kind !== 'help') return false;
  // 'Could you hold it for me?', 'I want the fifty dollars back'
  if ((heard.manner.wishesOfThem || heard.manner.wantsBack) && heard.acts.every((act) => BESIDE.has(act.kind))) {
    keepWords(state, talk.turn.text.trim());
    state.message ??= state.left;
    leaveMessage(talk);
    return true;
  }
  if (isWhenCalled(talk)) {
    keepWords(state, talk.turn.text.trim());
    state.message ??= state.left;
    leaveMessage(talk);
    return true;
  }
  // 'Can you have them call me?'
  const name = nameOf(talk);
  const isOnlyHere = heard.caller.here && !name && heard.words.length < A_FEW;
  if ((heard.asking && heard.forSomebody !== 'pass-on') || isOnlyHere) return false;
  const phone = heard.reach !== null && heard.reach !== 'other' ? heard.reach : endPutRight(talk);
  if (!name && !phone && !isMoreOfLeft(talk)) return false;
  // 'Tell him it's still open, and call me at …' tells more than the number.
  if ((!name && !phone) || (!heard.caller.alone && heard.forSomebody === 'pass-on'))
    keepWords(state, talk.turn.text.trim());
  else keepBeside(talk, heard.caller.name ?? name);
  const message = state.message ?? state.left;
  Object.assign(state, { name: name ?? state.name, phone: phone ?? state.phone, message });
  leaveMessage(talk);
  return true;
}

const A_FEW = 8;

/** 'Evenings is best', 'between nine and ten tomorrow would be good': a moment alone, behind a message, is when to call back. */
function isWhenCalled({ state, heard }: Talk): boolean {
  // 'That's all, have a good one' is no one o'clock.
  if (heard.acts.some(({ kind }) => kind === 'done' || kind === 'goodbye')) return false;
  const { when, appointment, asking, words, visit, caller, reach } = heard;
  const { about, named, own, wants, another, instead } = appointment;
  const isOfVisit = about !== null || named || own || another || instead || visit.services.length > 0;
  const isTimed = (when.day ?? when.time ?? when.bare) !== null;
  const idle = state.lines.length === 0 && state.booked === null && (caller.name ?? caller.phone ?? reach) === null;
  return idle && isTimed && !asking && !isOfVisit && (wants === null || wants === 'free') && words.length < A_FEW + 2;
}

/** 'Yes, but call after five': what is told right behind a message belongs to it. */
function isMoreOfLeft(talk: Talk): boolean {
  const { heard, facts } = talk;
  const { words, wanting, foreign, acts, remark, condition, forSomebody, clauses } = heard;
  const other = forSomebody === null && facts.bookingEnabled && intentOf(talk) !== null;
  // 'Never mind, I found it. What's your address again?'
  if (clauses.some((one) => one.asking && !one.forSomebody && one.sure > PLAINLY && !COURTESY.has(one.intent)))
    return false;
  // 'Also the lid was broken' is no business of a shop's but for what it stands behind.
  const story = heard.telling && (heard.past || remark.intent === 'other');
  const states = story || isStatement(heard);
  const tells =
    forSomebody !== null ||
    condition !== null ||
    states ||
    acts.some(({ kind }) => kind === 'urgent') ||
    !COURTESY.has(remark.intent);
  return (
    (words.length > 3 || states || acts.some((act) => isNoDish(act) || act.kind === 'urgent')) &&
    !wanting &&
    (foreign <= FOREIGN || states) &&
    !other &&
    tells &&
    acts.every((act) => BESIDE.has(act.kind) || isNoDish(act) || (states && COUNTED.has(act.kind)))
  );
}
const COUNTED = new Set<Act['kind']>(['quantity', 'amend', 'ordinal']);

/** 'I paid for two large', 'twelve people, she should call me': more than a courtesy, and no question. */
const isStatement = ({ asking, consent, words, leftover, acts, remark }: Talk['heard']): boolean =>
  !asking &&
  consent !== 'yes' &&
  words.length > 2 &&
  acts.every(({ kind }) => !ANSWERS.has(kind)) &&
  (leftover.length > 0 || acts.some(({ kind }) => COUNTED.has(kind) || kind === 'unknown-item')) &&
  (remark.intent === 'other' || !COURTESY.has(remark.intent) || remark.sure < HALF_SURE);
const HALF_SURE = 0.5;
const ANSWERS = new Set<Act['kind']>(['yes', 'no', 'okay', 'done', 'thanks', 'goodbye']);

/** 'Fifty, some vegetarians', of a party: what can be chosen on a dish does not name it. */
const isNoDish = (act: Act): boolean =>
  act.kind === 'add' && act.wish.notes.some((note) => note.startsWith(act.wish.item.said));

const COURTESY = new Set([
  'thanks',
  'goodbye',
  'greeting',
  'how-are-you',
  'yes',
  'no',
  'stop',
  'wait',
  'other',
  'repeat',
]);
const BESIDE = new Set<Act['kind']>([
  'yes',
  'okay',
  'fine',
  'no',
  'unknown-item',
  'leave-message',
  'allergy',
  'urgent',
]);

function nameOf({ state, heard }: Talk): string | null {
  const told = heard.acts.find((act) => act.kind === 'name');
  if (told?.kind === 'name') return readName(told.name);
  if (state.name === null && heard.caller.name) return heard.caller.name;
  const bare = state.name === null && heard.words.length < 3 && heard.acts.length === 0;
  // 'Paula Nunez', who was Paula before
  const fuller = state.name !== null && heard.answersName?.startsWith(`${state.name} `) ? heard.answersName : null;
  return bare ? heard.answersName : (heard.named ?? nameInPlace(heard.text) ?? fuller);
}
