import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ANY_NOUN, askAgain } from '../ask-again.ts';
import { client } from '../client.ts';
import { isProblem } from '../door/problem.ts';
import { inTurn } from './in-turn.ts';
import { reconnectWait } from './reconnect-wait.ts';

/** What is shown of one noun follows what happens; the sums over several may be so old. */
const PAUSE_MS = 1_000;
const SUMS_PAUSE_MS = 5_000;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Asks again for whatever the server says has changed on this agent. One subscription per open agent. */
export function useLiveEvents(agentId: string): void {
  const cache = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    const refresh = () => askAgain(cache, agentId);
    const turn = inTurn((noun: string) => askAgain(cache, agentId, noun));

    async function listen() {
      for (let failures = 0; !stop.signal.aborted; failures++) {
        try {
          const events = await client.calls.events({ id: agentId }, { signal: stop.signal });
          // Whatever happened while nobody listened was missed: on the first time, what came after the page had asked.
          void refresh();
          failures = 0;
          for await (const { noun } of events) {
            turn.call(noun, PAUSE_MS);
            turn.call(ANY_NOUN, SUMS_PAUSE_MS);
          }
        } catch (error) {
          // Somebody who was removed, or whose agent is gone: the page finds out, and says so.
          // One tab too many (429) listens when another is closed, and asks now and then meanwhile.
          if (isProblem(error) && error.status >= 400 && error.status < 500 && error.status !== 429)
            return void refresh();
        }
        await pause(reconnectWait(failures), stop.signal);
      }
    }
    void listen();
    return () => {
      stop.abort();
      turn.stop();
    };
  }, [agentId, cache]);
}
