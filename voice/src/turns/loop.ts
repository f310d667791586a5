import type { Clock } from '../clock.ts';
import { step } from './machine.ts';
import type { Policy } from './policy.ts';
import { type Command, initialState, type TurnEvent, type TurnState } from './state.ts';
import { nextDueMs } from './timers.ts';

export interface LoopOptions {
  readonly micOn: boolean;
  readonly policy: Policy;
  readonly clock: Clock;
  readonly run: (command: Command) => void;
  readonly changed: (state: TurnState) => void;
}

/** Runs the turn machine: one event at a time in the order they came, and `time` when a timer is due. */
export class TurnLoop {
  readonly #options: LoopOptions;
  readonly #events: TurnEvent[] = [];
  #state: TurnState;
  #stepping = false;
  #alarm: { readonly atMs: number; readonly cancel: () => void } | null = null;

  constructor(options: LoopOptions) {
    this.#options = options;
    this.#state = initialState({ micOn: options.micOn });
  }

  get state(): TurnState {
    return this.#state;
  }

  /** Commands may bring new events; these wait until all commands of this one have run. */
  take(event: TurnEvent): void {
    this.#events.push(event);
    if (this.#stepping) return;
    this.#stepping = true;
    try {
      for (let next = this.#events.shift(); next; next = this.#events.shift()) this.#step(next);
    } finally {
      this.#stepping = false;
    }
    this.#setAlarm();
  }

  #step(event: TurnEvent): void {
    const { clock, policy, run, changed } = this.#options;
    const { state, commands } = step(this.#state, event, clock.now(), policy);
    this.#state = state;
    for (const command of commands) run(command);
    changed(state);
  }

  #setAlarm(): void {
    const { clock } = this.#options;
    const atMs = nextDueMs(this.#state);
    if (atMs === (this.#alarm?.atMs ?? null)) return;
    // An alarm that rings too early costs less than one set anew for each piece of sound.
    if (this.#alarm && atMs !== null && this.#alarm.atMs <= atMs) return;
    this.#alarm?.cancel();
    this.#alarm = null;
    if (atMs === null) return;
    const cancel = clock.after(atMs - clock.now(), () => {
      this.#alarm = null;
      this.take({ is: 'time' });
    });
    this.#alarm = { atMs, cancel };
  }
}
