import type { CallerTurn } from '@attendant/voice/roles';
import type { BusinessFacts } from '../../facts.ts';
import type { Role } from '../../heard/roles/model.ts';
import { type Part, partsIn } from '../../heard/roles/parts.ts';
import type { Act } from '../../understand/acts.ts';
import type { Menu } from '../../understand/menu/menu.ts';
import { hear } from '../hear.ts';
import type { State } from '../state.ts';
import type { Heard } from '../talk.ts';
import { contextOf } from './asked-beside.ts';

/** How sure it must be, from 0 to 1, that a part orders nothing. A reason may hold a wish: 'my wife wants the soup'. */
const TELLS: Readonly<Partial<Record<Role, number>>> = { past: 0.85, message: 0.85, question: 0.9, reason: 0.93 };

/** How sure the model of remarks is of an order. */
const PLAINLY = 0.8;
/** 'What about the tacos, do they have onions' may as well be a wish, but for this. */
const CERTAINLY = 0.97;

const ORDERS = new Set<Act['kind']>(['add', 'want-category', 'unknown-item', 'take-it', 'quantity', 'amend', 'split']);
const isOrder = ({ kind }: Act): boolean => ORDERS.has(kind);
const isDish = ({ kind }: Act): boolean => kind === 'add';

/** The words of a turn, and what they say. */
interface Taken {
  turn: CallerTurn;
  heard: Heard;
}

/**
 * 'I picked up a veggie wrap and there's turkey in it', 'do the fritters have nuts': what is only told of or asked about is not
 * ordered, whatever of the menu is named in it. The rest of the turn is heard by itself.
 */
export function withoutStories(taken: Taken, state: State, facts: BusinessFacts, menu: Menu): Taken {
  const { turn, heard } = taken;
  if (!facts.orderingEnabled || !heard.acts.some(isDish)) return taken;
  const parts = partsIn(turn.text, contextOf(state), menu);
  const told = parts.filter((part) => mayBeTold(part) && isTold(part, hear(part.text, facts, menu), heard));
  const beside = (some: readonly Part[]): Heard =>
    hear(parts.flatMap((part) => (some.includes(part) ? [] : part.text)).join(' '), facts, menu);
  if (told.length > 0) {
    const rest = beside(told);
    const asked = told.flatMap((part) => askedIn(part, facts, menu));
    // What went wrong with one, or was good, is for somebody's ears; it is kept in the caller's own words.
    const isOnlyTold = rest.acts.length === 0 && told.some(({ role }) => role === 'past');
    const forSomebody = heard.forSomebody ?? (isOnlyTold ? 'pass-on' : null);
    return { turn, heard: { ...inPlaceOf(heard, rest, asked), forSomebody } };
  }
  if (heard.leftover.length === 0) return taken;
  const idle = parts.filter(
    (part) => part.sure > RATHER && IDLE.has(part.role) && !hear(part.text, facts, menu).onMenu,
  );
  if (idle.length === 0) return taken;
  // 'A chocolate cake, it's my niece's birthday': why it is wanted takes nothing from what is.
  const rest = beside(idle);
  const isWhole = rest.acts.some((act) => act.kind === 'add' && act.wish.whole);
  return isWhole && rest.leftover.length === 0 ? { turn, heard: inPlaceOf(heard, rest, []) } : taken;
}

/** What the rest orders, and all else that the whole says. */
function inPlaceOf(heard: Heard, { acts, leftover, caller }: Heard, more: readonly Act[]): Heard {
  const others = heard.acts.filter((act) => !isOrder(act) && !acts.some(({ kind }) => kind === act.kind));
  return { ...heard, acts: [...acts, ...others, ...more], leftover, caller: { ...heard.caller, rest: caller.rest } };
}

/** What may stand beside an order and is none of it. */
const IDLE = new Set<Role>(['reason', 'past', 'social']);
const RATHER = 0.7;

const mayBeTold = ({ role, sure }: Part): boolean => sure >= (TELLS[role] ?? Number.POSITIVE_INFINITY);

function isTold(
  { role, sure }: Part,
  { onMenu, onlyAsking, wanting, remark, menuNames }: Heard,
  whole: Heard,
): boolean {
  if (!onMenu) return false;
  const isOrdering = remark.intent === 'order' && remark.sure > PLAINLY;
  if (role !== 'question') return !wanting && (role === 'past' || !isOrdering);
  // 'How are you my order is for a medium soup' runs on.
  const isCounted = whole.acts.some(
    (act) =>
      act.kind === 'add' &&
      (act.wish.quantity ?? act.wish.size) !== null &&
      act.wish.item.families.some((family) => menuNames.dishes.includes(family)),
  );
  return (onlyAsking || (sure > CERTAINLY && remark.intent !== 'order')) && !isOrdering && !isCounted;
}

/** 'What about the tacos': a dish in a question is asked about. */
function askedIn({ role, text }: Part, facts: BusinessFacts, menu: Menu): Act[] {
  const { acts, menuQuestion } = hear(text, facts, menu);
  if (role !== 'question' || menuQuestion) return [];
  return acts.flatMap((act): Act[] =>
    act.kind === 'add'
      ? [{ kind: 'ask-item', about: 'describe', item: act.wish.item, size: act.wish.size, word: '' }]
      : [],
  );
}
