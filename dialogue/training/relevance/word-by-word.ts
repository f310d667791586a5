import type { Chance } from '../grammar.ts';
import { askedOf, type Business, errorsOf, type Learner, LITTLE, someOf, type Text } from './learner.ts';
import { Parts } from './parts.ts';
import type { Table } from './table.ts';

/** The vectors of a text's words one behind the other, and how long each is: as heavy as the word weighs. */
interface Words {
  rows: Text;
  vectors: Float32Array;
  lengths: Float32Array;
  /** The lengths together. */
  weight: number;
}

/** How near a question is to a note, and which word of it comes nearest to each of the question's. */
interface Match {
  near: number;
  best: Int32Array;
}

/** Late interaction (Khattab, Zaharia 2020): each word of a question is answered by the word of the note that comes nearest. */
export class WordByWord extends Parts implements Learner {
  learn(business: Business, strangers: readonly Text[], wishes: readonly Text[], chance: Chance): void {
    const { size } = this.asked;
    const notes = [...business.notes, ...strangers].map((text) => ofLengthOne(this.noted, someOf(text, chance)));
    const slopes = notes.map(({ rows }) => new Float32Array(rows.length * size));
    for (const { asked, answer } of askedOf(business, wishes)) {
      const question = wordsOf(this.asked, someOf(asked, chance));
      const matches = notes.map((note) => matchOf(question, note, size));
      const sharpness = this.sharpness.value;
      const { errors, errorOfNone } = errorsOf(
        matches.map(({ near }) => sharpness * near),
        this.none.value,
        answer,
      );
      const slope = new Float32Array(question.rows.length * size);
      for (const [at, note] of notes.entries()) {
        const [error = 0, match, slopeOfNote] = [errors[at], matches[at], slopes[at]];
        if (match && slopeOfNote && Math.abs(error) > LITTLE)
          addSlopes(question, note, match, { by: sharpness * error, slope, slopeOfNote, size });
      }
      this.sharpness.move(matches.reduce((sum, { near }, at) => sum + near * (errors[at] ?? 0), 0));
      this.none.move(errorOfNone);
      moveWords(this.asked, question, slope);
    }
    for (const [at, note] of notes.entries()) moveWords(this.noted, note, slopes[at] ?? new Float32Array());
  }
}

function wordsOf(table: Table, rows: Text): Words {
  const { size } = table;
  const vectors = table.of(rows);
  const lengths = Float32Array.from(rows, (_, at) => {
    let sum = 0;
    for (let place = at * size; place < (at + 1) * size; place++) sum += (vectors[place] ?? 0) ** 2;
    return Math.sqrt(sum) + 1e-6;
  });
  return { rows, vectors, lengths, weight: lengths.reduce((sum, one) => sum + one, 1e-6) };
}

/** Of a note's words only the direction tells. */
function ofLengthOne(table: Table, rows: Text): Words {
  const words = wordsOf(table, rows);
  const { vectors, lengths } = words;
  return { ...words, vectors: vectors.map((one, place) => one / (lengths[Math.floor(place / table.size)] ?? 1)) };
}

function matchOf(question: Words, note: Words, size: number): Match {
  const best = new Int32Array(question.rows.length).fill(-1);
  const [asked, noted] = [question.vectors, note.vectors];
  let sum = 0;
  for (let word = 0; word < best.length; word++) {
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < note.rows.length; other++) {
      let near = 0;
      const [from, to] = [word * size, other * size];
      for (let at = 0; at < size; at++) near += (asked[from + at] ?? 0) * (noted[to + at] ?? 0);
      if (near <= most) continue;
      most = near;
      best[word] = other;
    }
    if (best[word] !== -1) sum += most;
  }
  return { near: sum / question.weight, best };
}

interface Slopes {
  by: number;
  slope: Float32Array;
  slopeOfNote: Float32Array;
  size: number;
}

/** Of the mean over the question's words, each as heavy as it is long, of how near the nearest word of the note comes. */
function addSlopes(
  question: Words,
  note: Words,
  { near, best }: Match,
  { by, slope, slopeOfNote, size }: Slopes,
): void {
  const scale = by / question.weight;
  for (const [word, other] of best.entries()) {
    if (other < 0) continue;
    const [from, to] = [word * size, other * size];
    const [length = 1, lengthOfNoted = 1] = [question.lengths[word], note.lengths[other]];
    let along = 0;
    for (let at = 0; at < size; at++) along += (question.vectors[from + at] ?? 0) * (note.vectors[to + at] ?? 0);
    const [pull, away] = [near / length, scale / lengthOfNoted];
    for (let at = 0; at < size; at++) {
      const asked = question.vectors[from + at] ?? 0;
      const noted = note.vectors[to + at] ?? 0;
      slope[from + at] = (slope[from + at] ?? 0) + scale * (noted - pull * asked);
      slopeOfNote[to + at] = (slopeOfNote[to + at] ?? 0) + away * (asked - along * noted);
    }
  }
}

function moveWords(table: Table, { rows }: Words, slope: Float32Array): void {
  for (const [at, row] of rows.entries()) table.move(row, slope, at * table.size);
}
