import { keepWords } from '../../../decide/message/message.ts';
import type { Talk } from '../../../decide/talk.ts';
import { namesMoment } from '../../../heard/when/when.ts';
import { onlyFirst, stillSo } from '../asking.ts';
import type { BookingPart, Draft } from '../draft.ts';
import { isOfElsewhere } from '../intent.ts';
import { namesInstead } from '../moments.ts';
import { writtenOf } from './written-of.ts';

/** 'No thanks, bye', 'never mind', 'I'll call again'; a bare no only answers what was asked. */
const REFUSES =
  /\b(?:no(?:pe)? (?:thanks|thank you|its|im|ill|i|never|that|it|then)|never mind|nevermind|forget (?:it|that|about)|(?:call|try|come|get)(?: you)? (?:back|again|later|another)|(?:changed|change) my mind|too (?:late|expensive|long|far|early)|somewhere else|someone else|think (?:about|it))\b/;
const COMMITS = new Set<BookingPart>(['confirm', 'cancel', 'instead']);

/** Ways out of the questions. What is said then is answered as always. */
export function leaves(talk: Talk, draft: Draft): boolean {
  const kinds = new Set(talk.heard.acts.map(({ kind }) => kind));
  const kept = ['repeat', 'slower', 'wait', 'help'] as const;
  const { when, appointment } = talk.heard;
  // 'Hang on, what time was it again?' asks.
  const asksOn = when.day !== null || when.time !== null || (appointment.wants === 'find' && talk.heard.asking);
  // 'Let me think about it first, cancel it' lets go.
  const goesOn = asksOn || appointment.forget;
  if (kept.some((kind) => kinds.has(kind) && !(goesOn && kind === 'wait'))) return true;
  const away = (['goodbye', 'person', 'leave-message', 'angry', 'urgent', 'spanish'] as const).some((kind) =>
    kinds.has(kind),
  );
  // 'Great, see you then'
  const isAsked = talk.state.asked.kind === 'booking' && COMMITS.has(talk.state.asked.part);
  const agrees = talk.heard.consent === 'yes' && (isAsked || draft.chosen !== null || draft.offered.length === 1);
  if (!away || agrees) return false;
  talk.say.push(draft.whom ? onlyFirst(draft) : stillSo(talk, draft));
  // Whoever hears of it knows what it was about.
  if (!kinds.has('goodbye') && draft.doing === 'book') keepWords(talk.state, draft.words.replaceAll(' / ', '. '));
  // 'Thanks, bye' refuses nothing: that it was not booked is left for whoever calls back.
  const isOpen = kinds.has('goodbye') && !REFUSES.test(talk.heard.words.join(' '));
  if (!isOpen) talk.state.booking = null;
  return true;
}

/**
 * 'Thanks', where no time was offered yet, or 'never mind' lets go of it; with a wish behind it ('forget that, then a consultation')
 * another takes its place. Null where it goes on.
 */
export function lets(talk: Talk, draft: Draft, part: BookingPart): 'go' | 'another' | null {
  const { appointment, acts, when, onlyAsking } = talk.heard;
  const cancels = draft.doing === 'book' && appointment.wants === 'cancel' && !onlyAsking && !isOfElsewhere(talk.heard);
  const begun = draft.whom !== null || part === 'when' || part === 'which';
  const thanked =
    acts.length > 0 &&
    acts.every(({ kind }) => kind === 'thanks' || kind === 'okay') &&
    part === 'when' &&
    writtenOf(talk) === null;
  // 'Oh okay. Then Thursday at five?', 'a little later would be great' go on.
  const isDone = thanked || acts.some(({ kind }) => kind === 'done');
  if (begun && !namesMoment(when) && part !== 'confirm' && isDone) return 'go';
  const isGone = (appointment.forget || cancels) && !namesInstead(talk, draft);
  // 'Just leave it long' may be what it is about; 'never mind' is not.
  if (!isGone || part === 'cancel' || (part === 'about' && !appointment.dropped)) return null;
  const isWish = appointment.wants === 'book' && appointment.about !== null && draft.doing === 'book';
  return isWish && !onlyAsking ? 'another' : 'go';
}
