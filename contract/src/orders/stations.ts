import * as z from 'zod/mini';
import type { OrderStatus } from '../constants.ts';

/** Who makes what: each category of the menu is made at one station of the kitchen. */

export const STATION_MAX = 30;
/** What no category sends elsewhere is made here, where a kitchen has stations. */
export const OTHER_STATION = 'Other';

const Station = z.string().check(z.trim(), z.maxLength(STATION_MAX, `A station has at most ${STATION_MAX} characters`));

/** An empty station is none. */
export const CategoryStation = z.object({ category: z.string().check(z.trim(), z.maxLength(50)), station: Station });
export type CategoryStation = z.infer<typeof CategoryStation>;
export const CategoryStations = z
  .array(CategoryStation)
  .check(z.maxLength(500, 'At most 500 categories can have a station'));

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Where a category is made; null where the kitchen has no stations. */
export function stationOf(stations: readonly CategoryStation[], category: string | null): string | null {
  if (stations.length === 0) return null;
  return stations.find((one) => category !== null && same(one.category, category))?.station ?? OTHER_STATION;
}

/** All that a kitchen has, each once; none where it has none. */
export function stationNames(stations: readonly CategoryStation[]): string[] {
  if (stations.length === 0) return [];
  const named = stations.map(({ station }) => station).filter((station) => station !== OTHER_STATION);
  return [...new Set(named), OTHER_STATION];
}

/** Each category once and each station in one spelling; those without a station are left out. */
export function tidyStations(stations: readonly CategoryStation[]): CategoryStation[] {
  const names = [OTHER_STATION];
  return stations.flatMap(({ category, station }, at) => {
    if (station === '' || stations.findIndex((one) => same(one.category, category)) !== at) return [];
    const known = names.find((name) => same(name, station));
    if (known === undefined) names.push(station);
    return { category, station: known ?? station };
  });
}

/** Where an order stands when a station has made its part, or has not made it after all: the last part makes it ready. */
export function statusWhenMade(status: OrderStatus, lines: readonly { done: boolean }[]): OrderStatus {
  if (status === 'completed') return status;
  return lines.every(({ done }) => done) ? 'ready' : 'in_progress';
}
