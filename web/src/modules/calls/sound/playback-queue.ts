/** Sound that waits to be played, with marks between; told which marks have been heard. */

/** What goes to the thread that plays. */
export type ToSpeaker = { kind: 'sound'; pcm: ArrayBuffer } | { kind: 'mark'; mark: string } | { kind: 'clear' };

type Piece = Float32Array | string;

export class PlaybackQueue {
  readonly #gather: number;
  #pieces: Piece[] = [];
  /** Samples of the first piece that have been played. */
  #offset = 0;
  #waiting = 0;
  #playing = false;

  /** Playing begins when this many samples wait, or when a mark says that no more will follow: a late one leaves no gap. */
  constructor(gather: number) {
    this.#gather = gather;
  }

  push(samples: Float32Array): void {
    this.#pieces.push(samples);
    this.#waiting += samples.length;
  }

  mark(mark: string): void {
    this.#pieces.push(mark);
  }

  clear(): void {
    this.#pieces = [];
    this.#offset = 0;
    this.#waiting = 0;
    this.#playing = false;
  }

  /** Fills `out`, with silence where there is nothing, and names the marks that lie before its end. */
  pull(out: Float32Array): string[] {
    out.fill(0);
    const ends = typeof this.#pieces.at(-1) === 'string';
    this.#playing ||= this.#waiting >= this.#gather || ends;
    if (!this.#playing) return [];
    const marks: string[] = [];
    let filled = 0;
    for (let piece = this.#pieces[0]; piece !== undefined; piece = this.#pieces[0]) {
      if (typeof piece === 'string') {
        marks.push(piece);
        this.#pieces.shift();
        continue;
      }
      if (filled === out.length) break;
      filled += this.#copy(piece, out, filled);
    }
    this.#playing = this.#waiting > 0;
    return marks;
  }

  #copy(piece: Float32Array, out: Float32Array, filled: number): number {
    const part = piece.subarray(this.#offset, this.#offset + out.length - filled);
    out.set(part, filled);
    this.#offset += part.length;
    this.#waiting -= part.length;
    if (this.#offset === piece.length) {
      this.#pieces.shift();
      this.#offset = 0;
    }
    return part.length;
  }
}
