import { expectation } from '../../expects.ts';
import { askedBesideMoment, asksOfPerson } from '../../heard/asked/beyond-times.ts';
import { severalIn } from '../../heard/asked/several.ts';
import { HOW_DONE } from '../../heard/crowd.ts';
import { isMereQuestion } from '../../heard/question.ts';
import { KINDS } from '../../heard/relevance/kinds.ts';
import { namesSomething } from '../../heard/relevance/relevance.ts';
import { behindAnswer } from '../../heard/roles/behind-answer.ts';
import type { Role } from '../../heard/roles/model.ts';
import { type Context, type Part, partsIn } from '../../heard/roles/parts.ts';
import { namesMoment } from '../../heard/when/when.ts';
import type { Act } from '../../understand/acts.ts';
import { hear } from '../hear.ts';
import type { Asked, State } from '../state.ts';
import type { Talk } from '../talk.ts';
import { sentencesApart } from './sentences.ts';

/** A turn that does or tells something and asks something else beside it. */
export interface Apart {
  deed: string;
  questions: readonly string[];
}

/** How sure it must be, from 0 to 1, that a part asks and that another does something. */
const ASKS = 0.75;
const DOES = 0.6;
/** 'Right?', 'is that okay?' ask of what stands before them. */
const FEW_WORDS = 3;

const DEEDS = new Set<Role>(['order', 'change', 'answer', 'when', 'details', 'message']);

/** Null of what is one thing, or where it is not plain which part is which. */
export function asksBeside(talk: Talk): Apart | null {
  if (talk.heard.ofTheirs || talk.heard.toSomebody) return null;
  // 'We need coffee for ten people, how does that work?' is one thing.
  if (talk.heard.crowd !== null && HOW_DONE.test(talk.heard.words.join(' '))) return null;
  if (asksForThem(talk.heard)) return null;
  // 'What about the mac and cheese' is one thing, whatever stands in its name.
  if (talk.heard.sameAgain === 'plainly' && OTHER.test(talk.heard.words.join(' '))) return null;
  const [one, ...several] = DICTATED.has(talk.state.asked.kind) ? [] : severalIn(talk.turn.text);
  if (one !== undefined && several.length > 0) return { deed: one, questions: several };
  const answered = asksBehindAnswer(talk);
  if (answered) return answered;
  // What is heard one sentence after the other is not taken apart.
  if (sentencesApart(talk).length > 0) return null;
  const all = partsIn(talk.turn.text, contextOf(talk.state), talk.menu).map((part) =>
    PAUSED.test(talk.turn.text) ? asPlainlyAsked(part) : part,
  );
  const parts = joined(all);
  if (parts.some(({ role }) => role === 'danger') || isCutApart(talk, parts)) return null;
  const questions = parts.filter((part) => isApart(talk, part));
  const [first, ...more] = questions;
  if (!first) return null;
  // Whoever sees them knows why they come as well.
  const isTold = (part: Part) => talk.facts.bookingEnabled && talk.state.lines.length === 0 && TOLD.has(part.role);
  const others = all.filter((part) => isTold(part) || (parts.includes(part) && !questions.includes(part)));
  const texts = (some: readonly Part[]) => some.map(({ text }) => text);
  const does = ({ role, sure }: Part) => DEEDS.has(role) && sure > DOES;
  if (!talk.heard.onlyAsking && others.some(does))
    return { deed: texts(others).join(' '), questions: texts(questions) };
  return more.length > 0 && others.every(({ role }) => role === 'social')
    ? { deed: first.text, questions: texts(more) }
    : null;
}

/** 'Is Gina there? I want the party room': whoever is asked for is to hear of it. */
export const asksForThem = ({ text, wanting, names }: Talk['heard']): boolean =>
  wanting && names.length > 0 && IS_THERE.test(text);
const IS_THERE = /\bis \p{Lu}[\p{L}'-]+ (?:there|around|in|here|available|free|working)\b[^?.]*[?.]/iu;

/** 'Yep, do you have parking', 'tomorrow at one, and where are you': plainly an answer to what was asked, and a question of something else. */
function asksBehindAnswer({ state, turn, facts, menu }: Talk): Apart | null {
  const cut = DICTATED.has(state.asked.kind) || state.asked.kind === 'mean' ? null : behindAnswer(turn.text);
  if (!cut || RHETORICAL.test(cut.question) || DO.test(cut.question)) return null;
  const asked = hear(cut.question, facts, menu);
  // 'But let me know if somebody cancels', 'can the manager ring me', 'do the fourteen piece' wish for something.
  const isWish =
    asked.forSomebody !== null || asked.appointment.waits !== null || asked.acts.some(({ kind }) => WISHES.has(kind));
  if (isWish) return null;
  const isOfHours = asked.acts.some(({ kind }) => kind === 'hours');
  const isOfTime = (asked.when.day ?? asked.when.time ?? asked.when.bare) !== null && !isOfHours;
  const isNamed = namesSomething(cut.question) || KINDS.some(({ asks }) => asks.test(cut.question));
  const isOfSlots = facts.bookingEnabled && asked.appointment.ofFree && !isOfHours && !asksOfPerson(cut.question);
  if (isOfTime || isOfSlots || !isNamed || asked.request?.on !== undefined || asked.danger) return null;
  const { consent, when, caller, answersName, acts, onlyAsking, danger } = hear(cut.answer, facts, menu);
  if (onlyAsking || danger) return null;
  const isName = NAMES.has(state.asked.kind) || (state.asked.kind === 'booking' && state.asked.part === 'name');
  const isAnswer =
    // 'Sweet, do you have menudo' agrees to nothing where nothing was asked.
    (consent === 'yes' && expectation(state.asked) === 'yes-no') ||
    namesMoment(when) ||
    (state.asked.kind === 'booking' && (when.pick ?? when.bare) !== null) ||
    caller.name !== null ||
    (isName && answersName !== null) ||
    acts.some(({ kind }) => ANSWERS.has(kind));
  return isAnswer ? { deed: cut.answer, questions: [cut.question] } : null;
}
const NAMES = new Set<Asked['kind']>(['name', 'name-is', 'message-name']);
const ANSWERS = new Set<Act['kind']>(['yes', 'no', 'done', 'name', 'no-allergy']);
const WISHES = new Set<Act['kind']>([
  'add',
  'amend',
  'replace',
  'correct',
  'remove',
  'quantity',
  'person',
  'leave-message',
]);

/** 'Half an hour later is better, and does Kenji work that day', of an appointment: the wish is taken, and what was asked answered. */
export function asksBesideWish(talk: Talk): Apart | null {
  const { facts, menu, state, turn } = talk;
  const isOpen = facts.bookingEnabled && state.lines.length === 0 && !talk.heard.ofTheirs && !talk.heard.toSomebody;
  const apart = isOpen && sentencesApart(talk).length === 0 ? askedBesideMoment(turn.text) : null;
  if (!apart) return null;
  const { when, appointment, onlyAsking } = hear(apart.wish, facts, menu);
  // 'Are you open Saturday, I could do ten': the day is in the question.
  const hasDay = when.day !== null || state.booking?.chosen || state.booking?.offered.length;
  if (!hasDay && apart.asked.some((one) => hear(one, facts, menu).when.day !== null)) return null;
  const isOfTheirs = (appointment.wants === 'cancel' || appointment.wants === 'move') && !onlyAsking;
  const isWished = isOfTheirs || (state.asked.kind === 'booking' && (namesMoment(when) || when.bare !== null));
  return isWished ? { deed: apart.wish, questions: apart.asked } : null;
}

/** Whatever is said is the answer. */
const DICTATED = new Set<Asked['kind']>(['message-text', 'voicemail']);

/** What is to stand on a card is one thing, whatever its words do elsewhere. */
const isCutApart = ({ heard, facts, menu }: Talk, parts: readonly Part[]): boolean =>
  heard.request?.on !== undefined && !parts.some(({ text }) => hear(text, facts, menu).request?.on !== undefined);

/** 'Any peanuts in those', which its words say plainly, whatever the model thinks of it. */
const asPlainlyAsked = (part: Part): Part =>
  !DEEDS.has(part.role) &&
  part.role !== 'danger' &&
  part.words >= FEW_WORDS &&
  isMereQuestion(part.text) &&
  !OF_BEFORE.test(part.text) &&
  !DO.test(part.text)
    ? { ...part, role: 'question', sure: Math.max(part.sure, ASKS) }
    : part;

/** 'I need a tire rotation, what's that run' asks of what stands before it. */
const OF_BEFORE = /\b(?:that|it)\b/i;
const PAUSED = /[,.;!?]\s|\band\b/i;
/** 'Do the fourteen piece' */
const DO = /^do (?:the|an?|that|it|one|two)\b(?!.*\b(?:come|have|contain|include|need|cost|taste|get)\b)/i;

/** 'I'm paying cash, is that okay?': what is told right before a question is a part of it. */
const joined = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part, at) => {
    const [before, after] = [parts[at - 1], parts[at + 1]];
    // 'Instead of the fries, can I have rice with that' is one thing, and asks nothing.
    if (after?.role === 'question' && IN_PLACE.test(part.text)) return [];
    if (before && part.role === 'question' && IN_PLACE.test(before.text))
      return [{ ...before, words: part.words + before.words, text: `${before.text}, ${part.text}` }];
    if (TOLD.has(part.role) && after?.role === 'question') return [];
    if (part.role !== 'question' || !before || !TOLD.has(before.role)) return [part];
    return [{ ...part, words: part.words + before.words, text: `${before.text}, ${part.text}` }];
  });
const TOLD = new Set<Role>(['reason', 'past']);
const IN_PLACE = /(?:^|, ?)(?:and |but |so |oh |actually )*(?:instead of|in place of|rather than) [\w' ]+$/i;

/** A question that stands by itself; what is asked of moments and of what is free belongs to the wish for them. */
function isApart({ facts, menu }: Talk, { role, sure, words, text }: Part): boolean {
  if (role !== 'question' || sure < ASKS || words < FEW_WORDS || !namesSomething(text) || RHETORICAL.test(text))
    return false;
  const { when, appointment, asking, caller, request } = hear(text, facts, menu);
  // 'Can you write thinking of you on the card' is a wish, whatever is to be written.
  if (request?.on !== undefined) return false;
  // 'Can you bring it to 12 Elm Street, for noon' asks nothing.
  if (caller.address !== null) return false;
  const isOfSlots = facts.bookingEnabled && (appointment.wants !== null || appointment.ofFree);
  const isOfTime = (when.day ?? when.time ?? when.bare) !== null || isOfSlots;
  return (asking || text.endsWith('?')) && !isOfTime;
}

const OTHER = /^(?:\w+ )?(?:what|how) about\b/;

/** It waits for no answer. */
const RHETORICAL = /\b(?:can|would) you (?:believe|imagine) (?:it|that)\b|\bisn't it\?$|\bwho knows\b/i;

const CONTEXTS: Readonly<Partial<Record<Asked['kind'], Context>>> = {
  size: 'choice',
  option: 'choice',
  which: 'choice',
  mean: 'choice',
  'leave-off': 'choice',
  keep: 'choice',
  topic: 'choice',
  name: 'name',
  'name-is': 'name',
  phone: 'name',
  address: 'name',
  'message-name': 'name',
  'message-phone': 'name',
  confirm: 'confirm',
  change: 'confirm',
  'message?': 'message',
  'message-text': 'message',
  voicemail: 'message',
  leaving: 'message',
  more: 'more',
  finish: 'more',
};

/** What the question before was about, as the model knows it. */
export function contextOf({ asked, placed, booked, lines, question }: State): Context {
  const context = asked.kind === 'booking' ? bookingContext(asked) : CONTEXTS[asked.kind];
  if (context) return context;
  if (placed ?? booked) return 'done';
  return lines.length > 0 || question !== '' ? 'open' : 'start';
}

export function bookingContext({ part }: Extract<Asked, { kind: 'booking' }>): Context {
  if (part === 'name' || part === 'phone') return 'name';
  return part === 'confirm' || part === 'cancel' || part === 'instead' ? 'confirm' : 'when';
}
