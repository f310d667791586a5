import type { BusinessFacts } from '../facts.ts';
import { readWhen } from '../heard/when/when.ts';
import type { Menu } from '../understand/menu.ts';
import { understand } from '../understand/understand.ts';
import { calendarOf } from './hours.ts';
import type { Heard } from './talk.ts';

/** What these words say, by this menu and on this business's calendar. */
export const hear = (text: string, facts: BusinessFacts, menu: Menu): Heard => ({
  ...understand(text, menu),
  when: readWhen(text, calendarOf(facts)),
});
