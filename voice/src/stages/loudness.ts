import { rms } from '../audio/level.ts';
import type { Pcm } from '../roles.ts';

/** Speech this much quieter than the caller's is somebody else's: 15 dB, what a voice across the room or a screen comes to. */
const QUIETER = 0.178;
/** Loud and weak sounds of one word or two, together. */
const OVER_MS = 300;
/** How much one more utterance counts: callers come nearer and move away. */
const FRESH = 0.3;

/** How loud the caller is, by utterances whose words were heard well, and so what of the line's speech is theirs. */
export class Loudness {
  readonly #sampleRate: number;
  #usual: number | null = null;
  /** Mean of the squares of what came last. */
  #power = 0;

  constructor(sampleRate: number) {
    this.#sampleRate = sampleRate;
  }

  /** The caller said this. */
  learn(speech: Pcm): void {
    const level = rms(speech);
    this.#usual = this.#usual === null ? level : this.#usual + FRESH * (level - this.#usual);
  }

  /** Nothing is known any more: who has not been heard for a while may have become quiet. */
  forget(): void {
    this.#usual = null;
  }

  /** Whether speech in this piece of the line, the next one, may be the caller's. */
  isCaller(piece: Pcm): boolean {
    const share = Math.min(1, (piece.length * 1000) / (OVER_MS * this.#sampleRate));
    this.#power += share * (rms(piece) ** 2 - this.#power);
    return this.#usual === null || Math.sqrt(this.#power) >= QUIETER * this.#usual;
  }
}
