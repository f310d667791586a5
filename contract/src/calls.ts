import { eventIterator } from '@orpc/contract';
import * as z from 'zod/mini';
import { endpoint, Id } from './endpoint.ts';
import { LiveEvent } from './events.ts';

/** Talking with an agent from the browser, and watching what happens on it. */

export const TalkTicket = z.object({
  /** Sent as the first frame of the socket; good once, for a minute. */
  token: z.string(),
  /** Path of the socket on the same host. */
  socket_path: z.string(),
  conversation_id: z.uuid(),
  /** Whether this server can hear and speak; without, the conversation is typed. */
  speech: z.boolean(),
});
export type TalkTicket = z.infer<typeof TalkTicket>;

/**
 * Frames of the talk socket. Up: binary 16-bit little-endian mono samples at 16 kHz, and these as JSON.
 * The first frame is `start`.
 */
export type TalkUp =
  | { type: 'start'; token: string }
  | { type: 'text'; text: string }
  | { type: 'mic'; on: boolean }
  | { type: 'speaker'; on: boolean }
  | { type: 'played'; mark: string }
  | { type: 'hangup' };

/** What is being ordered or booked while somebody talks. */
export interface TalkDraft {
  /** The lines of the order, in words. */
  lines: string[];
  /** What each of them costs, as the till reckons it; null where that is not settled yet. */
  line_cents: (number | null)[];
  /** When the appointment begins that was chosen. */
  appointment: string | null;
  /** What it is about. */
  about: string | null;
  name: string | null;
  /** The sentences of what was committed. */
  done: string[];
}

/** Down: binary samples like those going up, and these as JSON. */
export type TalkDown =
  | { type: 'started'; conversation_id: string }
  /** Drop the sound that is still waiting to be played. */
  | { type: 'clear' }
  /** To be answered with `played` when the sound before it has been heard. */
  | { type: 'mark'; mark: string }
  | { type: 'caption'; role: 'user' | 'agent'; id: string; text: string; final: boolean }
  | { type: 'state'; state: 'listening' | 'thinking' | 'speaking' }
  /** After a reply: what is being ordered or booked, and the sentences of what was committed. */
  | ({ type: 'drafted' } & TalkDraft)
  | { type: 'ended'; reason: string };

export const calls = {
  /** Opens a conversation with the agent for its owner to try it. */
  talk: endpoint('conversations.try')
    .route({ method: 'POST', path: '/agent/{id}/talk', successStatus: 201 })
    .input(Id)
    .output(TalkTicket),
  /** The same with the agent that the operator shows to visitors. */
  demo: endpoint('nothing').route({ method: 'POST', path: '/demo/talk', successStatus: 201 }).output(TalkTicket),
  /** The agent says these words at its next turn. */
  say: endpoint('conversations.steer', 'conversation')
    .route({ method: 'POST', path: '/conversations/{id}/say', successStatus: 204 })
    .input(z.extend(Id, { words: z.string().check(z.trim(), z.minLength(1, 'Write what to say'), z.maxLength(300)) }))
    .output(z.void()),
  /** The agent says goodbye and ends the conversation. */
  end: endpoint('conversations.steer', 'conversation')
    .route({ method: 'POST', path: '/conversations/{id}/end', successStatus: 204 })
    .input(Id)
    .output(z.void()),
  /** The caller is put through to the transfer number. */
  takeOver: endpoint('conversations.steer', 'conversation')
    .route({ method: 'POST', path: '/conversations/{id}/take-over', successStatus: 204 })
    .input(Id)
    .output(z.void()),
  /** What happens on this agent, as it happens (server-sent events). */
  events: endpoint('agent.see')
    .route({ method: 'GET', path: '/agent/{id}/events' })
    .input(Id)
    .output(eventIterator(LiveEvent)),
};
