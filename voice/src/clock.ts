/** Time of one conversation, in milliseconds from any start. */
export interface Clock {
  now(): number;
  /** Runs once, `ms` from now or a little later. Returns what takes it back. */
  after(ms: number, run: () => void): () => void;
  /** Told of each piece of the caller's sound, for clocks that go by it. */
  heard?(ms: number): void;
  /** The clock by which parts outside the conversation are given up on, when it is another one. */
  readonly limits?: Clock;
}

/** Real time. */
export function wallClock(): Clock {
  return {
    now: () => performance.now(),
    after(ms, run) {
      const timer = setTimeout(run, Math.max(0, ms));
      return () => clearTimeout(timer);
    },
  };
}

/** A clock that stands still until it is advanced. */
export interface SteppedClock extends Clock {
  advance(ms: number): void;
}

interface Alarm {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** Goes only when told to; alarms run in the order of their times, each at its own time. */
export function steppedClock(): SteppedClock {
  let time = 0;
  let count = 0;
  const alarms = new Set<Alarm>();
  const next = (limit: number): Alarm | undefined => {
    let first: Alarm | undefined;
    for (const alarm of alarms) {
      if (alarm.at > limit) continue;
      if (!first || alarm.at < first.at || (alarm.at === first.at && alarm.order < first.order)) first = alarm;
    }
    return first;
  };
  return {
    now: () => time,
    after(ms, run) {
      const alarm = { at: time + Math.max(0, ms), order: count++, run };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    advance(ms) {
      const end = time + ms;
      for (let alarm = next(end); alarm; alarm = next(end)) {
        alarms.delete(alarm);
        time = Math.max(time, alarm.at);
        alarm.run();
      }
      time = end;
    },
  };
}

/**
 * Goes with the caller's sound: for simulated lines that deliver it faster than it was spoken. Pauses, limits and
 * pacing then follow the sound instead of the wall. Only the recogniser, the voice and tools, which take real time,
 * keep their limits in it: let such a line wait for `settled()` before it sends on.
 */
export function mediaClock(): Clock {
  const clock = steppedClock();
  return {
    now: () => clock.now(),
    after: (ms, run) => clock.after(ms, run),
    heard: (ms) => clock.advance(ms),
    limits: wallClock(),
  };
}
