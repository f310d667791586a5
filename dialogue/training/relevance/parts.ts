import type { Vectors } from '../../src/heard/relevance/model.ts';
import { Learnt } from './learner.ts';
import { Table } from './table.ts';

/** What a model learns: the vectors of both sides, and how near a note must come. */
export class Parts {
  readonly asked: Table;
  readonly noted: Table;
  readonly sharpness: Learnt;
  readonly none: Learnt;

  constructor(start: Float32Array, size: number, step: number) {
    this.asked = new Table(start, size, step);
    this.noted = new Table(start, size, step);
    this.sharpness = new Learnt(8, step);
    this.none = new Learnt(3, step);
  }

  keep(): void {
    for (const part of [this.asked, this.noted, this.sharpness, this.none]) part.keep();
  }

  settle(): void {
    for (const part of [this.asked, this.noted, this.sharpness, this.none]) part.settle();
  }

  /** Both tables as whole steps of one scale. */
  vectors(): Vectors {
    const { asked, noted, sharpness, none } = this;
    const scale = Math.max(asked.reach(), noted.reach()) / 127;
    return {
      size: asked.size,
      asked: asked.quantised(scale),
      noted: noted.quantised(scale),
      scale,
      sharpness: sharpness.value,
      none: none.value,
    };
  }
}
