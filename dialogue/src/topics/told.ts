import { sayFromNotes } from '../decide/answers/knowledge.ts';
import { keepWords } from '../decide/message.ts';
import { ask, type Talk } from '../decide/talk.ts';
import { LEAVE_WORD, notHere } from '../say/answers.ts';
import type { Topic } from './topic.ts';

export interface Told {
  /** Words by which what the owner wrote about it is found. */
  words: readonly string[];
  /** What it is called where nothing is written: 'I don't have anything about parking here'. */
  subject: string;
}

/** The least share of the question's words that an answer must have. */
export const ABOUT = 0.34;

/** A question that the owner's own words answer; where there are none, that is said, and a message is offered. */
export const told = (intent: string, { words, subject }: Told): Topic => ({
  intent,
  before: 0.5,
  beside: true,
  take: (talk) =>
    void (
      sayFromNotes(talk, words) ??
      sayFromNotes(talk, talk.heard.words, '', ABOUT) ??
      untold(talk, notHere(subject))
    ),
});

/** What the caller asked is what somebody would be told: after a yes they need not say it twice. */
export function untold(talk: Talk, why: string): void {
  talk.say.push(why);
  if (talk.state.lines.length > 0 || talk.state.booking) return;
  keepWords(talk.state, talk.turn.text.trim());
  ask(talk, { kind: 'message?' }, LEAVE_WORD);
}
