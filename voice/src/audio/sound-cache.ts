/** Sounds by what was said, the least recently used forgotten first. */
export class SoundCache {
  readonly #mostBytes: number;
  readonly #sounds = new Map<string, Int16Array>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(key: string): Int16Array | undefined {
    const sound = this.#sounds.get(key);
    if (sound) {
      this.#sounds.delete(key);
      this.#sounds.set(key, sound);
    }
    return sound;
  }

  set(key: string, sound: Int16Array): void {
    this.#forget(key);
    this.#sounds.set(key, sound);
    this.#bytes += sound.byteLength;
    for (const oldest of this.#sounds.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#sounds.get(key)?.byteLength ?? 0;
    this.#sounds.delete(key);
  }
}
