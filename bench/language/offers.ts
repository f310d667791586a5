import type { FoundSlots } from '@attendant/contract/bookings/tools';
import type { Turn } from './conversation.ts';
import { clockWords, type Gold, isIn, names } from './judging/wishes.ts';

/** The times that the agent named last, as a caller who wants one of `wanted` hears them. */
export class Offers {
  times: readonly Date[] = [];
  readonly #wanted: readonly Gold[];

  constructor(wanted: readonly Gold[]) {
    this.#wanted = wanted;
  }

  listen({ reply, did }: Turn): void {
    const found = did.findLast(({ name }) => name === 'find_slots')?.outcome;
    if (!found?.ok) return;
    const { slots } = found.value as FoundSlots;
    const named = slots.map(({ starts_at }) => new Date(starts_at)).filter((start) => names(reply, start));
    if (named.length > 0) this.times = named;
  }

  /** One of them that is wanted and named in this reply, as it is chosen; null where none is. */
  chosen(reply: string): string | null {
    const fits = this.times.find(
      (start) => reply.includes(clockWords(start)) && this.#wanted.some((gold) => isIn(start, gold)),
    );
    return fits ? `${clockWords(fits)}, please.` : null;
  }
}
