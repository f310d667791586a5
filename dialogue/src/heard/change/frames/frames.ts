import type { Clause } from '../clause.ts';
import { alike } from './alike.ts';
import { bare } from './bare.ts';
import { being, having, making } from './being.ts';
import { counting, keeping, ofEach } from './counting.ts';
import { insteadOf, sizesAround, swapping } from './exchanging.ts';
import type { Around, Frame, Framed } from './frame.ts';
import { moving } from './moving.ts';
import { preparing } from './preparing.ts';
import { adding } from './putting.ts';
import { baring, removing, separating } from './removing.ts';
import { restoring } from './restoring.ts';

/** In this order: what has a verb of its own goes before what is only said. */
const FRAMES: readonly Frame[] = [
  sizesAround,
  alike,
  ofEach,
  moving,
  separating,
  restoring,
  preparing,
  baring,
  removing,
  swapping,
  being,
  insteadOf,
  adding,
  making,
  having,
  counting,
  keeping,
  bare,
];

/** By the first frame that fits, in the order of `FRAMES`. */
export function framed(clause: Clause, around: Around): Framed | null {
  for (const frame of FRAMES) {
    const found = frame(clause, around);
    if (found) return found;
  }
  return null;
}
