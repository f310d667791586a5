import { join } from '../audio/join.ts';
import { type SteppedClock, steppedClock } from '../clock.ts';
import { startConversation } from '../conversation.ts';
import { FRAME_MS, type InFrame, type OutFrame } from '../frames.ts';
import type { Conversation, ConversationOptions, OwnSpeech } from '../options.ts';
import type { EndReport, Problem, SpokenMessage, ToolRecord } from '../reports.ts';
import type { Pcm } from '../roles.ts';
import { noise, silence, soundOf, wordsIn } from './fake-sound.ts';
import { fakeActivity, fakeModel, fakeSpeechToText, fakeTextToSpeech } from './fakes.ts';
import { Player } from './player.ts';

export type LineOptions = Partial<ConversationOptions> & {
  /** The time of the line, where its parts go by it, too. */
  readonly time?: SteppedClock;
  /** The far end sends marks back. */
  readonly marks?: boolean;
};

interface Defaults extends ConversationOptions {
  readonly speech: OwnSpeech;
}

/** One piece of what happens on a line. */
export type Move =
  | { readonly say: string }
  | { readonly noise: number }
  | { readonly wait: number }
  | { readonly frame: InFrame };

/** A conversation on a line whose time stands still between its moves. */
export class Line {
  readonly clock: SteppedClock;
  /** What a line has when a test says nothing else. */
  readonly defaults: Defaults;
  readonly conversation: Conversation;
  readonly player: Player;
  readonly frames: OutFrame[] = [];
  readonly messages: SpokenMessage[] = [];
  readonly tools: ToolRecord[] = [];
  readonly problems: Problem[] = [];
  readonly reports: EndReport[] = [];
  readonly audio: { side: 'caller' | 'agent'; offsetMs: number; pcm: Pcm }[] = [];
  readonly #sampleRate: 8000 | 16_000;
  readonly #sounds: boolean;

  constructor({ marks = false, time = steppedClock(), ...options }: LineOptions = {}) {
    this.clock = time;
    this.#sampleRate = options.sampleRate ?? 8000;
    this.#sounds = options.speech !== null;
    this.player = new Player(this.clock, marks ? (frame) => this.conversation.push(frame) : null);
    this.defaults = this.#defaults();
    this.conversation = startConversation({ ...this.defaults, ...options });
  }

  async play(...moves: readonly Move[]): Promise<this> {
    for (const move of moves) {
      if ('frame' in move) this.conversation.push(move.frame);
      else await this.#send(this.#soundOf(move));
      await this.#rest();
    }
    return this;
  }

  /** What was said so far, one line each. */
  get transcript(): string[] {
    return this.messages.map(({ role, text, interrupted }) => `${role}: ${text}${interrupted ? ' --' : ''}`);
  }

  /** The agent's words that the far end really heard. */
  get heard(): string {
    const pcm = join(this.player.heard.map((one) => one.pcm));
    return wordsIn(pcm, this.#sampleRate);
  }

  #soundOf(move: Exclude<Move, { frame: InFrame }>): Pcm {
    if ('say' in move) return soundOf(move.say, this.#sampleRate);
    return 'noise' in move ? noise(move.noise, this.#sampleRate) : silence(move.wait, this.#sampleRate);
  }

  async #send(pcm: Pcm): Promise<void> {
    const size = (this.#sampleRate * FRAME_MS) / 1000;
    for (let from = 0; from < pcm.length; from += size) {
      this.clock.advance(FRAME_MS);
      this.player.play();
      if (this.#sounds) this.conversation.push({ kind: 'audio', pcm: pcm.slice(from, from + size) });
      await this.#rest();
    }
  }

  /** Lets everything happen that needs no time. */
  async #rest(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
  }

  #defaults(): Defaults {
    return {
      model: fakeModel(),
      tools: [],
      state: null,
      speech: { toText: fakeSpeechToText(), toSpeech: fakeTextToSpeech(), activity: fakeActivity() },
      voice: 'fake',
      keyterms: [],
      sampleRate: this.#sampleRate,
      opening: { text: 'Hello there.' },
      clock: this.clock,
      on: {
        frame: (frame) => {
          this.frames.push(frame);
          this.player.take(frame);
        },
        message: (message) => void this.messages.push(message),
        tool: (record) => void this.tools.push(record),
        ended: (report) => void this.reports.push(report),
        problem: (problem) => void this.problems.push(problem),
        audio: (side, offsetMs, pcm) => void this.audio.push({ side, offsetMs, pcm }),
      },
    };
  }
}

/** Plays a whole line: frames in, frames out. */
export async function runFrames(options: LineOptions, moves: readonly Move[]): Promise<Line> {
  return new Line(options).play(...moves);
}
