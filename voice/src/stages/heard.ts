import { FRAME_MS } from '../frames.ts';
import type { Pcm } from '../roles.ts';
import type { Sent } from './pacer.ts';

/** A character of speech lasts about this long: 15 characters a second, a slow talker's. */
export const CHARACTER_MS = 66;

export interface Sentence {
  readonly text: string;
  /** Made so far, sent or not. */
  frames: number;
  /** All its sound is known. */
  whole: boolean;
  /** Heard without sound, or not at all meant for the ear. */
  silent: boolean;
  /** It has begun to be said or shown. */
  begun: boolean;
  mark: 'none' | 'sent' | 'back';
  /** When its sound ends by the clock; known with the mark. */
  endMs: number;
}

export interface Heard {
  readonly text: string;
  /** On the clock; null when nothing sounded. */
  readonly fromMs: number | null;
  readonly toMs: number | null;
  readonly audio: Pcm | null;
  readonly playedMs: number;
}

/** Keeps account of one reply: what was handed to the wire, and how much of it the caller has heard by when. */
export class Account {
  readonly sentences: Sentence[] = [];
  #sent: Sent[] = [];
  #told = 0;
  readonly #sampleRate: number;
  readonly #played: (frame: Sent) => void;

  /** `played` is told each frame in order once it has been played. */
  constructor(sampleRate: number, played: (frame: Sent) => void) {
    this.#sampleRate = sampleRate;
    this.#played = played;
  }

  get sounded(): boolean {
    return this.#sent.length > 0;
  }

  begin(text: string): number {
    this.sentences.push({ text, frames: 0, whole: false, silent: false, begun: false, mark: 'none', endMs: 0 });
    return this.sentences.length - 1;
  }

  add(frame: Sent): void {
    this.#sent.push(frame);
  }

  /** Goes over what has been played by `nowMs`. Marks, where a wire has them, say what cannot have been played yet. */
  settle(nowMs: number, byMarks: boolean): void {
    const playing = byMarks ? this.sentences.findIndex(({ mark }) => mark === 'sent') : -1;
    for (let next = this.#sent[this.#told]; next; next = this.#sent[this.#told]) {
      const late = next.atMs + FRAME_MS > nowMs;
      if (late || (playing >= 0 && next.sentence > playing)) break;
      this.#told++;
      this.#played(next);
    }
  }

  /** The words of everything that was said or shown, up to the last sample that was played. */
  heard(): Heard {
    const frames = this.#sent.slice(0, this.#told);
    const [first] = frames;
    const last = frames.at(-1);
    return {
      text: this.#text(frames),
      fromMs: first?.atMs ?? null,
      toMs: last ? last.atMs + FRAME_MS : null,
      audio: first && last ? this.#clip(frames, first.atMs, last.atMs) : null,
      playedMs: frames.length * FRAME_MS,
    };
  }

  /** What was sent for this part of the clock; null when nothing was. */
  between(fromMs: number, toMs: number): Pcm | null {
    const frames = this.#sent.filter(({ atMs }) => atMs >= fromMs && atMs + FRAME_MS <= toMs);
    return frames.length > 0 ? this.#clip(frames, fromMs, toMs - FRAME_MS) : null;
  }

  #text(frames: readonly Sent[]): string {
    const perSentence = new Map<number, number>();
    for (const { sentence } of frames) perSentence.set(sentence, (perSentence.get(sentence) ?? 0) + 1);
    const parts = this.sentences.map((sentence, i) => cut(sentence, perSentence.get(i) ?? 0));
    return parts.filter((text) => text !== '').join(' ');
  }

  /** As it was on the line: where nothing was sent for a while, there is silence. */
  #clip(frames: readonly Sent[], fromMs: number, lastMs: number): Pcm {
    const sample = (ms: number) => Math.round(((ms - fromMs) * this.#sampleRate) / 1000);
    const clip = new Int16Array(sample(lastMs + FRAME_MS));
    for (const { pcm, atMs } of frames) {
      const at = sample(atMs);
      clip.set(pcm.subarray(0, clip.length - at), at);
    }
    return clip;
  }
}

/** The words of a sentence that fit into what was played of it; only whole words. */
function cut({ text, frames, whole, silent }: Sentence, played: number): string {
  if (silent || (whole && frames > 0 && played >= frames)) return text;
  if (played === 0) return '';
  const total = whole ? frames : Math.max(frames, (text.length * CHARACTER_MS) / FRAME_MS);
  const length = Math.floor((text.length * played) / total);
  if (length >= text.length) return text;
  return text.slice(0, text.lastIndexOf(' ', length) + 1).trim();
}
