import type { Clip } from './clips.ts';
import { endPlayback, NOT_PLAYING, type Playback, SILENT, stepPlayback, togglePlayback } from './playback.ts';

export interface Playing extends Playback {
  /** Seconds into the message. */
  seconds: number;
  /** Times as fast as it was said. */
  speed: number;
}

const SPEEDS = [1, 1.5, 2];

interface Track {
  id: string;
  has_audio: boolean;
}

/** Plays the messages of one conversation, one after the other. Subscribers are told of every step and every frame. */
export class Player {
  readonly #load: (messageId: string) => Promise<Clip>;
  readonly #audio = new Audio();
  readonly #listeners = new Set<() => void>();
  #tracks: readonly Track[] = [];
  #url = '';
  #loaded = '';
  #frame = 0;
  state: Playing = { ...SILENT, seconds: 0, speed: 1 };

  constructor(load: (messageId: string) => Promise<Clip>) {
    this.#load = load;
  }

  /** Returns how to close it: from then on it is silent. */
  open(): () => void {
    this.#audio.onended = () => this.#go(endPlayback(this.state, this.#hasAudio), 0);
    return () => this.#close();
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  setTracks(tracks: readonly Track[]): void {
    this.#tracks = tracks;
  }

  toggle = () => this.#go(togglePlayback(this.state, this.#hasAudio), this.state.seconds);
  next = () => this.#step(1);
  previous = () => this.#step(-1);
  nextSpeed = () => {
    const speed = SPEEDS[(SPEEDS.indexOf(this.state.speed) + 1) % SPEEDS.length] ?? 1;
    this.#audio.playbackRate = speed;
    this.#set({ ...this.state, speed });
  };

  /** Plays this message, or pauses it and goes on. */
  toggleMessage(index: number): void {
    if (index === this.state.index) this.toggle();
    else this.#go({ index, paused: false }, 0);
  }

  /** Goes to a moment of a message, and goes on as before: silent when nothing was playing. */
  seek(index: number, seconds: number): void {
    if (this.#tracks[index]?.has_audio) this.#go({ index, paused: this.state.paused }, Math.max(0, seconds));
  }

  #close(): void {
    cancelAnimationFrame(this.#frame);
    this.#audio.onended = null;
    this.#audio.pause();
    this.#drop();
    this.#set({ ...SILENT, seconds: 0, speed: this.state.speed });
  }

  get #hasAudio(): boolean[] {
    return this.#tracks.map((track) => track.has_audio);
  }

  #step(step: 1 | -1): void {
    const next = stepPlayback(this.state, step, this.#hasAudio);
    if (next.index !== this.state.index) this.#go(next, 0);
  }

  #go(to: Playback, seconds: number): void {
    this.#set({ ...to, seconds: to.index === NOT_PLAYING ? 0 : seconds, speed: this.state.speed });
    this.#audio.pause();
    const track = this.#tracks[to.index];
    if (track) void this.#play(track.id, seconds);
  }

  async #play(id: string, seconds: number): Promise<void> {
    const isStill = () => this.#tracks[this.state.index]?.id === id;
    try {
      if (this.#loaded !== id) {
        const { sound } = await this.#load(id);
        if (!isStill()) return;
        this.#drop();
        this.#loaded = id;
        this.#url = URL.createObjectURL(sound);
        this.#audio.src = this.#url;
        // A new source begins at its own pace.
        this.#audio.playbackRate = this.state.speed;
      }
      if (Math.abs(this.#audio.currentTime - seconds) > 0.05) this.#audio.currentTime = seconds;
      if (this.state.paused) return;
      await this.#audio.play();
      this.#follow();
    } catch (error) {
      // A pause that comes before the sound has begun ends the wait for it; that is no failure.
      if (!isStill() || (error instanceof DOMException && error.name === 'AbortError')) return;
      console.warn('A message could not be played', error);
      this.#go(this.state.paused ? SILENT : endPlayback(this.state, this.#hasAudio), 0);
    }
  }

  #follow(): void {
    cancelAnimationFrame(this.#frame);
    const tell = () => {
      if (this.state.paused || this.#audio.paused) return;
      this.#set({ ...this.state, seconds: this.#audio.currentTime });
      this.#frame = requestAnimationFrame(tell);
    };
    tell();
  }

  #drop(): void {
    if (this.#url) URL.revokeObjectURL(this.#url);
    this.#url = '';
    this.#loaded = '';
  }

  #set(state: Playing): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}
