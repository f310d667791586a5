import { FRAME_SAMPLES } from './playout.ts';

/** What a simulated caller does, step by step. Unless it interrupts, it waits until the agent has finished. */
export type Step =
  | {
      kind: 'say';
      text: string;
      pcm: Int16Array;
      onBegin?: () => void;
      /** Said once more, in other words, when the reply shows that it was not understood. */
      again?: { text: string; pcm: Int16Array; isNeeded: () => boolean };
    }
  /** Begins so long after the agent began to speak. */
  | { kind: 'interrupt'; afterMs: number; text: string; pcm: Int16Array }
  | { kind: 'press'; digit: string }
  /** Says nothing for so long. */
  | { kind: 'silence'; ms: number }
  | { kind: 'hangup' };

export interface Said {
  text: string;
  startMs: number;
  endMs: number;
}

/** The agent counts as finished after this long without sound. */
const QUIET_MS = 700;
/** A caller who hears nothing for this long goes on. */
const PATIENCE_MS = 15_000;

/** In milliseconds of the line. */
export interface Pace {
  /** How long the agent is quiet before the caller speaks. */
  quietMs?: number;
  patienceMs?: number;
}

/** Decides, frame by frame, what the caller's line carries. Time is that of the line. */
export function openCaller(steps: readonly Step[], { quietMs = QUIET_MS, patienceMs = PATIENCE_MS }: Pace = {}) {
  const said: Said[] = [];
  const rest = [...steps];
  let speaking: { pcm: Int16Array; at: number; said: Said } | null = null;
  let agentBegan: number | null = null;
  let agentLast: number | null = null;
  let turnBegan = 0;
  let again: Extract<Step, { kind: 'say' }>['again'];

  /** Told of each 20 ms of the agent's side before the caller's own. */
  function hear(now: number, sounding: boolean): void {
    if (!sounding) return;
    if (agentBegan === null || (agentLast !== null && now - agentLast > quietMs)) agentBegan = now;
    agentLast = now;
  }

  const agentFinished = (now: number) =>
    (agentLast !== null && agentLast >= turnBegan && now - agentLast >= quietMs) || now - turnBegan > patienceMs;

  function begin(now: number, text: string, pcm: Int16Array): void {
    const begun = { text, startMs: now, endMs: now + (pcm.length / FRAME_SAMPLES) * 20 };
    said.push(begun);
    speaking = { pcm, at: 0, said: begun };
  }

  /** True when the last words were said again. */
  function sayAgain(now: number): boolean {
    if (!again || !agentFinished(now)) return false;
    const { text, pcm, isNeeded } = again;
    again = undefined;
    if (!isNeeded()) return false;
    begin(now, text, pcm);
    return true;
  }

  function next(now: number): 'hangup' | { digit: string } | null {
    if (sayAgain(now)) return null;
    const [step] = rest;
    switch (step?.kind) {
      case 'say':
        if (agentFinished(now)) {
          step.onBegin?.();
          rest.shift();
          begin(now, step.text, step.pcm);
          again = step.again;
        }
        return null;
      case 'interrupt':
        if (agentBegan !== null && agentBegan >= turnBegan && now - agentBegan >= step.afterMs) {
          rest.shift();
          begin(now, step.text, step.pcm);
        }
        return null;
      case 'press':
        if (!agentFinished(now)) return null;
        rest.shift();
        turnBegan = now;
        return { digit: step.digit };
      case 'silence':
        if (now - turnBegan < step.ms) return null;
        rest.shift();
        return null;
      case 'hangup':
        return 'hangup';
      case undefined:
        return agentFinished(now) ? 'hangup' : null;
    }
  }

  /** The caller's next 20 ms, or what else happens. */
  function act(now: number): { pcm: Int16Array; event: 'hangup' | { digit: string } | null } {
    const pcm = new Int16Array(FRAME_SAMPLES);
    const event = speaking ? null : next(now);
    if (speaking) {
      pcm.set(speaking.pcm.subarray(speaking.at, speaking.at + FRAME_SAMPLES));
      speaking.at += FRAME_SAMPLES;
      if (speaking.at >= speaking.pcm.length) {
        speaking.said.endMs = now + 20;
        speaking = null;
        turnBegan = now + 20;
      }
    }
    return { pcm, event };
  }

  /** What the caller still had to say, said to a carrier that writes it down itself. */
  const left = (): string => {
    const said = rest.splice(0);
    return said.flatMap((step) => (step.kind === 'say' || step.kind === 'interrupt' ? [step.text] : [])).join('. ');
  };

  return { hear, act, left, said };
}
