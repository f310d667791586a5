import type { Counter } from 'prom-client';

interface Bound {
  /** Milliseconds. */
  within: number;
  most: number;
}

interface Seen {
  at: number;
  counts: ReadonlyMap<string, number>;
}

/** By label: how much a counter rose within some time, where that is more than it may. */
export function openRises<Label extends string>(counter: Counter<Label>, label: Label, { within, most }: Bound) {
  const seen: Seen[] = [];
  return async (nowMs: number): Promise<Map<string, number>> => {
    const { values } = await counter.get();
    const counts = new Map(values.map(({ labels, value }) => [String(labels[label]), value]));
    seen.push({ at: nowMs, counts });
    while (seen.length > 1 && nowMs - (seen[0]?.at ?? nowMs) > within) seen.shift();
    const before = seen[0]?.counts ?? counts;
    return new Map(
      [...counts]
        .map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const)
        .filter(([, rise]) => rise > most),
    );
  };
}
