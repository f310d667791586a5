/**
 * Does at once what is called for, and what is called for meanwhile together, when the pause after it is over: a call
 * says something every second, and five calls do so at once.
 */
export function inTurn<Of extends string>(act: (of: Of) => unknown) {
  /** Whose pause is not over, and whether there was more meanwhile. */
  const pauses = new Map<Of, { timer: ReturnType<typeof setTimeout>; more: boolean }>();

  function start(of: Of, pauseMs: number): void {
    const timer = setTimeout(() => {
      const wasMore = pauses.get(of)?.more;
      pauses.delete(of);
      if (wasMore) start(of, pauseMs);
    }, pauseMs);
    pauses.set(of, { timer, more: false });
    act(of);
  }

  return {
    call(of: Of, pauseMs: number): void {
      const pause = pauses.get(of);
      if (pause) pause.more = true;
      else start(of, pauseMs);
    },
    stop(): void {
      for (const { timer } of pauses.values()) clearTimeout(timer);
      pauses.clear();
    },
  };
}
