import type { TalkTicket } from '@attendant/contract/calls';
import { NETWORK_PROBLEM, Problem, problemOf } from '../../api/door/problem.ts';

/** Asks for a conversation with the agent that the operator shows. Throws `Problem`. */
export async function demoTicket(send: typeof fetch = fetch): Promise<TalkTicket> {
  const answer = await send('/api/demo/talk', { method: 'POST' }).catch((cause: unknown) => {
    throw new Problem(NETWORK_PROBLEM, 0, null, cause);
  });
  if (answer.ok) return (await answer.json()) as TalkTicket;
  if (answer.status === 404) throw new Problem('The demo is not there at the moment.', 404);
  if (answer.status === 429 || answer.status === 503) {
    throw new Problem('Many visitors are trying the demo. Please try again in a few minutes.', answer.status);
  }
  throw await problemOf(answer);
}
