import type { BusinessFacts } from '../facts.ts';
import { readWhen } from '../heard/when/when.ts';
import type { Act } from '../understand/acts.ts';
import type { Menu } from '../understand/menu/menu.ts';
import { understand } from '../understand/understand.ts';
import { calendarOf } from './hours.ts';
import type { Heard } from './talk.ts';

/** What these words say, by this menu and on this business's calendar. */
export function hear(text: string, facts: BusinessFacts, menu: Menu): Heard {
  const heard = understand(text, menu);
  const acts = facts.orderingEnabled ? heard.acts : heard.acts.filter(({ kind }) => !OF_AN_ORDER.has(kind));
  return { ...heard, acts, when: readWhen(text, calendarOf(facts)) };
}

/** Where nothing is ordered, 'a little' is no size. */
const OF_AN_ORDER = new Set<Act['kind']>([
  'amend',
  'again',
  'split',
  'replace',
  'correct',
  'remove',
  'take-it',
  'quantity',
]);
