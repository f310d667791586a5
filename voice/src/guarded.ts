import type { OutFrame } from './frames.ts';
import type { ConversationListeners, Problem } from './reports.ts';

export type Listeners = ConversationListeners & { frame(frame: OutFrame): void };

/**
 * The same listeners, except that what they throw becomes a problem instead of ending the call, and that nothing
 * comes after the last frame and the end.
 */
export function guarded(on: Listeners): Required<Listeners> {
  let lastFrame = false;
  let over = false;
  const problem = (found: Problem): void => {
    if (over) return;
    try {
      on.problem(found);
    } catch {
      // Nobody is left to be told.
    }
  };
  const guard = (tell: () => void): void => {
    if (over) return;
    try {
      tell();
    } catch (cause) {
      problem({ part: 'listener', cause });
    }
  };
  return {
    problem,
    frame(frame) {
      if (lastFrame) return;
      lastFrame = frame.kind === 'ended';
      guard(() => on.frame(frame));
    },
    message: (message) => guard(() => on.message(message)),
    tool: (record) => guard(() => on.tool(record)),
    used: (used) => guard(() => on.used?.(used)),
    ended(report) {
      guard(() => on.ended(report));
      over = true;
    },
    audio: (side, offsetMs, pcm) => guard(() => on.audio?.(side, offsetMs, pcm)),
  };
}
