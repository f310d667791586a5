import type { Role } from '../../heard/roles/model.ts';
import { partsIn } from '../../heard/roles/parts.ts';
import { deniesDanger } from '../../heard/words/no-danger.ts';
import { tokenise } from '../../understand/words.ts';
import type { Talk } from '../talk.ts';
import { contextOf } from './asked-beside.ts';

/** What is the matter, each way to read it, and whether its words alone sound like danger. */
export interface Trouble {
  told: readonly string[];
  /** What the turn before told, with which it may be one story. */
  before: string;
  isGrave: boolean;
}

const TELLS = new Set<Role>(['reason', 'past', 'danger', 'message', 'answer']);
/** How likely, from 0 to 1, a part tells of danger. */
const DANGER = 0.3;
const FEW = 4;

/** What this turn tells, by itself and behind the one before; null of a wish alone. Keeps it for the next. */
export function troubleTold({ heard, state, turn, menu }: Talk): Trouble | null {
  const { telling, appointment, blames, past, wanting, words } = heard;
  const parts = partsIn(turn.text, contextOf(state), menu);
  // 'I need an eye test' tells of no trouble.
  const isWish = wanting || appointment.needs || appointment.wants !== null || appointment.named;
  const stories = parts.filter(({ role }) => TELLS.has(role) && !(isWish && role === 'answer')).map(({ text }) => text);
  const isWhole = appointment.trouble || blames || past || (telling && !isWish);
  const before = state.trouble?.turn === turn.turn - 1 ? state.trouble.text : '';
  state.trouble = { text: turn.text.trim().slice(-LONGEST), turn: turn.turn };
  if (words.length < FEW || (stories.length === 0 && !isWhole)) return null;
  const whole = isWhole ? [heard.text, ...heard.clauses.map(({ text }) => text)] : [];
  return {
    told: [...whole, ...stories].filter((one) => !deniesDanger(tokenise(one))),
    before,
    isGrave: parts.some(({ role, sure }) => role === 'danger' && sure > DANGER),
  };
}
const LONGEST = 300;
