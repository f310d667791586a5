import { step } from './machine.ts';
import { DEFAULT_POLICY, type Policy } from './policy.ts';
import { type Command, initialState, type TurnEvent, type TurnState } from './state.ts';
import { nextDueMs } from './timers.ts';

const FRAME_MS = 32;

/** Plays a call to the turn machine; time passes only with what happens. */
export class Play {
  state: TurnState = initialState({ micOn: true });
  now = 0;
  readonly commands: Command[] = [];
  readonly policy: Policy;

  constructor(policy: Partial<Policy> = {}) {
    this.policy = { ...DEFAULT_POLICY, ...policy };
  }

  /** A call in which nobody says anything yet, after the opening. */
  static live(policy: Partial<Policy> = {}): Play {
    const play = new Play(policy);
    play.take({ is: 'opened', saying: '' });
    return play;
  }

  /** A call in which the agent is heard saying something as the answer of turn 1. */
  static speaking(sentence: { question: boolean } = { question: false }): Play {
    const play = Play.live();
    play.take({ is: 'typed', text: 'hello' });
    play.take({ is: 'sounding', turn: 1 });
    play.take({ is: 'sentence', turn: 1, question: sentence.question });
    play.commands.length = 0;
    return play;
  }

  take(event: TurnEvent): this {
    const { state, commands } = step(this.state, event, this.now, this.policy);
    this.state = state;
    this.commands.push(...commands);
    return this;
  }

  speech(ms: number): this {
    return this.#voice('speech', ms);
  }

  silence(ms: number): this {
    return this.#voice('silence', ms);
  }

  /** Sound that may be speech or not. */
  unsure(ms: number): this {
    return this.#voice('unsure', ms);
  }

  /** Time in which no sound comes. */
  wait(ms: number): this {
    const end = this.now + ms;
    for (let due = nextDueMs(this.state); due !== null && due <= end; due = nextDueMs(this.state)) {
      this.now = Math.max(this.now, due);
      this.take({ is: 'time' });
    }
    this.now = end;
    return this;
  }

  /** What the recogniser was asked last. */
  asked() {
    const asked = this.commands.findLast((command) => command.do === 'recognise');
    if (!asked) throw new Error('Nothing was asked.');
    return asked;
  }

  /** The recogniser's answer to what it was asked last. */
  words(text: string): this {
    const { utterance, speechMs } = this.asked();
    return this.take({ is: 'words', utterance, speechMs, text, confidence: 0.9 });
  }

  fails(): this {
    const { utterance, speechMs } = this.asked();
    return this.take({ is: 'unrecognised', utterance, speechMs, late: false });
  }

  /** What was decided since the last look, in short. */
  decided(): string[] {
    return this.commands.splice(0).flatMap((command) => {
      if (command.do === 'recognise' || command.do === 'hear') return [];
      if (command.do === 'answer') return [`answer ${command.turn} ${command.saying ?? JSON.stringify(command.text)}`];
      if (command.do === 'ignore') return [`ignore ${command.why}`];
      if (command.do === 'end') return [`end ${command.reason}`];
      return [command.do];
    });
  }

  #voice(level: 'speech' | 'silence' | 'unsure', ms: number): this {
    for (let passed = 0; passed < ms; passed += FRAME_MS) {
      this.wait(FRAME_MS);
      this.take({ is: 'voice', level, fromMs: this.now - FRAME_MS, toMs: this.now });
    }
    return this;
  }
}
