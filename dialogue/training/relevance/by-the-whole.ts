import { dot } from '../../src/heard/relevance/model.ts';
import type { Chance } from '../grammar.ts';
import { askedOf, type Business, errorsOf, type Learner, LITTLE, someOf, type Text } from './learner.ts';
import { Parts } from './parts.ts';
import type { Table } from './table.ts';

/** A text's direction, with what it takes to learn from it. */
interface Direction {
  rows: Text;
  length: number;
  towards: Float32Array;
}

/** Two towers: each text is the sum of its words, turned to length one. */
export class ByTheWhole extends Parts implements Learner {
  learn(business: Business, strangers: readonly Text[], wishes: readonly Text[], chance: Chance): void {
    const { size } = this.asked;
    const noted = [...business.notes, ...strangers].map((text) => directionOf(this.noted, someOf(text, chance)));
    const slopes = noted.map(() => new Float32Array(size));
    for (const { asked, answer } of askedOf(business, wishes)) {
      const from = directionOf(this.asked, someOf(asked, chance));
      const near = noted.map((note) => dot(from.towards, note.towards));
      const sharpness = this.sharpness.value;
      const { errors, errorOfNone } = errorsOf(
        near.map((one) => sharpness * one),
        this.none.value,
        answer,
      );
      const slope = new Float32Array(size);
      for (const [at, error] of errors.entries()) {
        const [note, other] = [noted[at], slopes[at]];
        if (!note || !other || Math.abs(error) < LITTLE) continue;
        addScaled(slope, note.towards, sharpness * error);
        addScaled(other, from.towards, sharpness * error);
      }
      this.sharpness.move(near.reduce((sum, one, at) => sum + one * (errors[at] ?? 0), 0));
      this.none.move(errorOfNone);
      moveWords(this.asked, from, slope);
    }
    for (const [at, note] of noted.entries()) moveWords(this.noted, note, slopes[at] ?? new Float32Array(size));
  }
}

function directionOf(table: Table, rows: Text): Direction {
  const all = table.of(rows);
  const sum = new Float32Array(table.size);
  for (let from = 0; from < all.length; from += table.size)
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (all[from + at] ?? 0);
  const length = Math.sqrt(dot(sum, sum)) + 1e-6;
  return { rows, length, towards: sum.map((one) => one / length) };
}

/** Moves the words of a text against the slope of its direction. */
function moveWords(table: Table, { rows, length, towards }: Direction, slope: Float32Array): void {
  const along = dot(slope, towards);
  const down = slope.map((one, at) => (one - along * (towards[at] ?? 0)) / length);
  for (const row of rows) table.move(row, down);
}

function addScaled(sum: Float32Array, one: Float32Array, by: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (one[at] ?? 0) * by;
}
