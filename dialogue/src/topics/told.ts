import { offerMessage } from '../decide/answers/business-answers.ts';
import { dateAnswer, isClosedOn } from '../decide/answers/hours.ts';
import { sayWhatIsDone } from '../decide/answers/knowledge.ts';
import { ANY, LIKELY, SURE, tellInContext, tellNamed, tellNoted } from '../decide/answers/noted.ts';
import { ruledOut } from '../decide/answers/ruled-out.ts';
import { tellAgain } from '../decide/answers/told/again.ts';
import { keepWords } from '../decide/message/message.ts';
import { ask, type Talk } from '../decide/talk.ts';
import { isOneDay } from '../heard/when/piece.ts';
import { FIND_OR_PASS, I_PASS_ON, LEAVE_WORD, MORE_THAN_THAT, NO_ORDERS, NOT_HERE, notHere } from '../say/answers.ts';
import { tellOfBooking } from './booking/asked-of.ts';
import { isAnswerable, keepQuestion } from './booking/beside.ts';
import { intentOf } from './booking/intent.ts';
import type { Topic } from './topic.ts';

export interface Told {
  /** What it is called, by whoever asks for it and by the owner who wrote about it. */
  sign: Pick<RegExp, 'test'>;
  /** What it is called where nothing is written: 'I don't have anything about parking here'. */
  subject: string;
}

/** From here on a proposal is likely what is meant. */
export const PLAINLY = 0.6;
/** And needs no word of its own to stand by. */
const FIRMLY = 0.75;

/**
 * A question that the owner's own words answer; where there are none, that is said, and a message is offered. What names
 * none of its words is likely something else: only what the owner wrote about the caller's words is told then.
 */
export const told = (intent: string, { sign, subject }: Told): Topic => ({
  intent,
  before: 0.5,
  beside: true,
  take(talk) {
    const { heard } = talk;
    const plain = heard.remark.intent === intent && heard.remark.sure >= FIRMLY;
    if (!plain && !sign.test(heard.text)) tellAsWritten(talk);
    else if (!tellNamed(talk, sign)) leaveUntold(talk, notHere(subject));
  },
});

/** What the owner wrote about the caller's own words; `otherwise`, where that is nothing. */
export function tellAsWritten(
  talk: Talk,
  { least = LIKELY, only = ANY, otherwise = NOT_HERE }: { least?: number; only?: RegExp; otherwise?: string } = {},
): void {
  const { work, appointment, when, ofUs } = talk.heard;
  // 'Does it cost anything to have a look at it', of what is being booked
  if (talk.state.booking !== null && tellInContext(talk)) return;
  const denied = ruledOut(talk, talk.turn.text.trim());
  if (denied !== null) return void talk.say.push(denied);
  if (appointment.ofNeed && talk.facts.bookingEnabled) return void tellOfBooking(talk);
  // 'He's left handed, is that a problem?': only what is told of that answers it.
  const enough = talk.heard.asksFor.behind ? Math.max(least, SURE) : least;
  if (tellNoted(talk, enough, only) || tellWhatIsDone(talk, work)) return;
  // 'Do you have classes on Friday?'
  if (ofUs && isOneDay(when.day) && isClosedOn(talk.facts, when.day.date))
    return void talk.say.push(dateAnswer(talk.facts, when.day.date));
  untold(talk, otherwise);
}

/** 'We do gel and acrylics', for who asks for dip: whether it is done all the same, somebody there knows. True when it was told. */
export function tellWhatIsDone(talk: Talk, work: readonly string[]): boolean {
  const told = sayWhatIsDone(talk, work);
  if (told === 'beside' && talk.state.lines.length === 0 && !talk.state.booking) offerMore(talk);
  return told !== null;
}

/** 'I'd like to order ten bags of mulch', where nothing can be ordered or booked: what it costs was told, and somebody may take it. */
export function passOrderOn(talk: Talk): void {
  const { wanting, words, onlyAsking } = talk.heard;
  const isTaken = talk.facts.orderingEnabled || talk.facts.bookingEnabled || onlyAsking;
  if (!isTaken && (wanting || ORDERS.test(words.join(' ')))) offerMessage(talk, NO_ORDERS);
}
const ORDERS = /^(?:\w+ ){0,4}?order (?:an?|some|the|\d+|one|two|three|four|five|six|eight|ten|twelve)\b/;

/** What was told may not be all, or not be it: somebody there knows. */
function offerMore(talk: Talk): void {
  keepWords(talk.state, talk.turn.text.trim());
  ask(talk, { kind: 'message?' }, MORE_THAN_THAT);
}

/** Every trade has matters that no example knows: they are seen to by appointment, or by whoever hears of them. */
export function sayUnknown(talk: Talk): void {
  if (talk.heard.asking) untold(talk, NOT_HERE);
  // 'My electric bike makes a noise': 'We don't service e-bikes.'
  else if (!tellNoted(talk, SURE) && !tellAgain(talk))
    offerMessage(talk, talk.facts.bookingEnabled ? FIND_OR_PASS : I_PASS_ON);
}

/** What the caller asked is what somebody would be told: after a yes they need not say it twice. */
export function untold(talk: Talk, why: string): void {
  // What the owner wrote of it has been told, or is told now.
  if (why !== '' && (talk.notes.length > 0 || tellNoted(talk))) return;
  leaveUntold(talk, why);
}

/** Nothing that was written answers it. */
export function leaveUntold(talk: Talk, why: string): void {
  if (tellAgain(talk) || keepQuestion(talk)) return;
  if (isBesideWish(talk)) return askedBeside(talk, why);
  const told = ruledOut(talk, talk.turn.text.trim()) ?? why;
  if (told !== '') talk.say.push(told);
  keepSpokenOf(talk);
  if (talk.state.lines.length > 0 || talk.state.booking) return;
  keepWords(talk.state, talk.turn.text.trim());
  ask(talk, { kind: 'message?' }, LEAVE_WORD);
}

const isBesideWish = (talk: Talk): boolean => {
  const { clauses, remark } = talk.heard;
  // 'I was in this morning and left my sunglasses' wishes for no morning.
  if (remark.intent === 'lost-property') return false;
  const isIdle = talk.state.lines.length === 0 && talk.state.booking === null && talk.facts.bookingEnabled;
  return isIdle && clauses.some(({ asking }) => !asking) && intentOf(talk) === 'book';
};

/** What is asked beside a wish to come goes with the appointment that is begun by the rest. */
function askedBeside({ heard, say, state }: Talk, why: string): void {
  const asked = heard.clauses.filter(({ asking, text }) => asking && isAnswerable(text)).map(({ text }) => text);
  if (asked.length === 0) return;
  say.push(why);
  state.unmet = asked.join(', ');
}

/** 'What's the soup today?': 'a bowl of it anyway' is of that. */
function keepSpokenOf({ state, heard, turn }: Talk): void {
  const [dish, ...others] = heard.menuNames.dishes;
  if (!dish || others.length > 0) return;
  state.topic = dish;
  const question = { about: 'dish', what: 'describe', word: '' } as const;
  state.wondering = { turn: turn.turn, question, dishes: [dish], size: null, choices: [] };
}
