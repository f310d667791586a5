import type { BusinessFacts } from '../facts.ts';
import { readVisit } from '../heard/appointment/visit.ts';
import { isFirstName } from '../heard/first-names.ts';
import { isPlainWord } from '../heard/intent/remarks.ts';
import { readWhen } from '../heard/when/when.ts';
import type { Act } from '../understand/acts.ts';
import type { Menu } from '../understand/menu/menu.ts';
import { understand } from '../understand/understand.ts';
import { calendarOf } from './answers/hours.ts';
import type { Heard } from './talk.ts';

/** What these words say, by this menu and on this business's calendar. */
export function hear(text: string, facts: BusinessFacts, menu: Menu): Heard {
  const heard = understand(text, menu);
  const ends = !DONE_TO_IT.test(heard.words.join(' '));
  const acts = heard.acts.filter(
    ({ kind }) => (facts.orderingEnabled || !OF_AN_ORDER.has(kind)) && (kind !== 'done' || ends),
  );
  const when = readWhen(text, calendarOf(facts));
  // Nobody is called Tomorrow at Four, nor Exam and X-Rays.
  const answersName =
    when.alone || heard.appointment.about !== null || isSentence(heard.answersName) ? null : heard.answersName;
  const visit = readVisit(text, heard.words, heard.appointment, facts);
  return { ...heard, acts, when, visit, answersName };
}

/** 'I also need a will done' is no end of a call. */
const DONE_TO_IT =
  /\b(?:be|get|gets|getting|got|have|has|had|need|needs|want|wants) (?!(?:all|now|i|im)\b)(?:\w+ ){0,3}?(?:done|finished)\b|\bbe done\b/;

/** 'Tell them': two plain words, of which none is a first name. */
const isSentence = (name: string | null): boolean =>
  name !== null && name.includes(' ') && isPlainWord(name) && !name.split(' ').some((word) => isFirstName(word));

/** Where nothing is ordered, 'a little' is no size. */
const OF_AN_ORDER = new Set<Act['kind']>([
  'amend',
  'split',
  'replace',
  'correct',
  'remove',
  'take-it',
  'quantity',
  'ask-item',
  'ask-category',
  'ask-with',
  'want-category',
  'unknown-item',
  'menu',
  'popular',
  'start-order',
  'read-order',
  'place-order',
  'same-order',
  'which-sizes',
]);
