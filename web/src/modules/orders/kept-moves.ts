import { OrderStatus } from '@attendant/contract/orders';
import * as z from 'zod/mini';
import type { Move } from './board.ts';

/** Moves that have not reached the server yet, kept in this browser so that they outlive a reload. */

const KeptMove = z.object({ id: z.string(), status: OrderStatus, version: z.optional(z.string()) });
/** `version` is the order's, as it was when it was moved: whoever moved it since is not overruled. */
export type KeptMove = z.infer<typeof KeptMove>;
type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (agentId: string) => `attendant.moves.${agentId}`;

export function keptMoves(agentId: string, place: Place = localStorage): KeptMove[] {
  try {
    return z.array(KeptMove).parse(JSON.parse(place.getItem(keyOf(agentId)) ?? '[]'));
  } catch {
    return [];
  }
}

/** The last move of an order takes the place of the one before, on the version which that one began with. */
export function keepMove(agentId: string, move: KeptMove, place: Place = localStorage): void {
  const moves = keptMoves(agentId, place);
  const before = moves.find(({ id }) => id === move.id);
  const version = before?.version ?? move.version;
  const kept = { id: move.id, status: move.status, ...(version !== undefined && { version }) };
  write(agentId, [...moves.filter((one) => one !== before), kept], place);
}

/** It was made or refused; a later move of the same order stays, on the version that this one made. */
export function settleMove(agentId: string, move: Move, version?: string, place: Place = localStorage): void {
  const moves = keptMoves(agentId, place).flatMap((one) => {
    if (one.id !== move.id) return one;
    return one.status === move.status ? [] : { ...one, ...(version !== undefined && { version }) };
  });
  write(agentId, moves, place);
}

function write(agentId: string, moves: readonly KeptMove[], place: Place): void {
  try {
    if (moves.length === 0) place.removeItem(keyOf(agentId));
    else place.setItem(keyOf(agentId), JSON.stringify(moves));
  } catch {
    // Without a place to keep them they last as long as the page.
  }
}
