import { calendarOf } from '../decide/answers/hours.ts';
import type { BusinessFacts } from '../facts.ts';
import { consentIn } from '../heard/consent.ts';
import { readWhen, type When } from '../heard/when/when.ts';
import type { Act, Wish } from '../understand/acts.ts';
import type { Menu } from '../understand/menu/menu.ts';
import { understand } from '../understand/understand.ts';

/** One turn of a conversation in words; of the last the agent's answer is still to come. */
export interface Exchange {
  caller: string;
  agent: string;
}

/** What somebody said, as far as it can be relied on. */
export interface Statement {
  /** `agreed`: the agent said it, and the caller's whole answer was a yes. */
  by: 'caller' | 'agreed';
  text: string;
  words: readonly string[];
  acts: readonly Act[];
  wishes: readonly Wish[];
  when: When;
  /** What the agent had said before. */
  asked: string;
}

/** Something that the agent said, and how it was answered. */
export interface Offer {
  text: string;
  when: When;
  answer: ReturnType<typeof consentIn>;
}

export interface Said {
  statements: readonly Statement[];
  offers: readonly Offer[];
}

/** Reads a conversation once, oldest words first. */
export function readSaid(exchanges: readonly Exchange[], facts: BusinessFacts, menu: Menu): Said {
  const calendar = calendarOf(facts);
  const state = (by: Statement['by'], text: string, asked: string): Statement => {
    const { acts, words } = understand(text, menu);
    return { by, text, words, acts, wishes: acts.flatMap(wishIn), when: readWhen(text, calendar), asked };
  };
  const statements: Statement[] = [];
  const offers: Offer[] = [];
  for (const [at, { caller }] of exchanges.entries()) {
    const asked = exchanges[at - 1]?.agent ?? '';
    const answer = consentIn(caller);
    if (asked !== '') offers.push({ text: asked, when: readWhen(asked, calendar), answer });
    if (asked !== '' && answer === 'yes') statements.push(state('agreed', asked, ''));
    statements.push(state('caller', caller, asked));
  }
  return { statements, offers };
}

function wishIn(act: Act): Wish[] {
  if (act.kind === 'add') return [act.wish];
  if (act.kind === 'replace') return [act.by];
  return act.kind === 'correct' ? [act.to] : [];
}

/** Whether a statement may take back or change what was ordered of a dish. */
export const isChanged = ({ acts }: Statement, dish: string): boolean =>
  acts.some((act) => {
    if (UNDOING.has(act.kind)) return true;
    if (act.kind === 'without') return act.item.families.includes(dish);
    if (act.kind === 'correct') return true;
    if (act.kind !== 'remove' && act.kind !== 'replace' && act.kind !== 'amend') return false;
    return act.target.item === null || act.target.item.families.includes(dish);
  });

const UNDOING = new Set<Act['kind']>(
  (['undo', 'cancel-order', 'start-over', 'change-something', 'same-order', 'earlier-order'] as const).values(),
);
