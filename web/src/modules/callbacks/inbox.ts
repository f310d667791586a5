import type { Callback } from '@attendant/contract/callbacks';
import { phoneDigits } from '../../kit/form/format.ts';

/** All that one number left, the newest first: whoever called four times is called back once. */
export interface Waiter {
  key: string;
  place: Place;
  name: string;
  phone: string;
  callbacks: readonly Callback[];
  /** What they want, by the newest that says so. */
  wish: Callback | null;
  newest: Callback;
  isComplaint: boolean;
  done: boolean;
  assignee: Callback['assigned_to'];
}

/** What was settled, or taken back, in this visit, by id: it stays where it was. */
export type Held = ReadonlyMap<string, Place>;
type Place = 'waiting' | 'done';

/**
 * Callers, each once, by their newest call; who waits with a complaint before all others, or the missed calls of an
 * evening hide it. Who hid their number stands alone.
 */
export function waitersOf(callbacks: readonly Callback[], held: Held = new Map()): Waiter[] {
  const groups = Map.groupBy(callbacks, ({ id, caller_phone, done_at }) => {
    const place = held.get(id) ?? (done_at === null ? 'waiting' : 'done');
    return `${place} ${phoneDigits(caller_phone) || id}`;
  });
  return [...groups]
    .flatMap(([key, group]) => waiterOf(key, group) ?? [])
    .toSorted((a, b) => Number(isAngry(b)) - Number(isAngry(a)) || byNewest(a, b));
}

function waiterOf(key: string, group: readonly Callback[]): Waiter | null {
  const callbacks = group.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  const [newest] = callbacks;
  if (!newest) return null;
  return {
    key,
    place: key.startsWith('done') ? 'done' : 'waiting',
    name: callbacks.find(({ caller_name }) => caller_name)?.caller_name ?? '',
    phone: newest.caller_phone,
    callbacks,
    wish: callbacks.find(({ body }) => body) ?? null,
    newest,
    isComplaint: callbacks.some(({ kind }) => kind === 'complaint'),
    done: callbacks.every(({ done_at }) => done_at !== null),
    assignee: callbacks.find(({ assigned_to }) => assigned_to)?.assigned_to ?? null,
  };
}

const isAngry = ({ isComplaint, place }: Waiter): boolean => isComplaint && place === 'waiting';
const byNewest = (a: Waiter, b: Waiter): number => b.newest.created_at.localeCompare(a.newest.created_at);

const TIMES = ['', 'called once', 'called twice'];

/** 'called 4 times' */
export const timesText = ({ callbacks: { length } }: Waiter): string => TIMES[length] ?? `called ${length} times`;
