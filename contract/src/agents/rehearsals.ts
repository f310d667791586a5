import * as z from 'zod/mini';
import { WEEKDAYS } from '../constants.ts';
import { Day, DayRange, endpoint, Id, Instant } from '../endpoint.ts';

/** Trying what an agent would say: a test chat, and a correction before it is saved. */

const Line = z.string().check(z.trim(), z.minLength(1, 'Write what is right'), z.maxLength(1000));

/** What was wrong, as it should be. One line, of one of four kinds. */
export const Correction = z.object({
  kind: z.enum(['memory', 'passage', 'menu', 'hours']),
  /** The memory's or the passage's words; a price like 12.50; a description; hours like '11:00-22:00' or 'closed'. */
  text: z.optional(Line),
  /** The memory, passage or item that is to say something else; left out, a new memory or passage is added. */
  of: z.optional(z.string().check(z.maxLength(40))),
  /** Of an item of the menu. */
  field: z.optional(z.enum(['price', 'description', 'sold_out', 'available'])),
  /** Of the hours. */
  day: z.optional(z.enum(WEEKDAYS)),
});
export type Correction = z.infer<typeof Correction>;

export const Proposal = z.object({
  /** The reply that was wrong, and what it answered. */
  said: z.string(),
  asked: z.string(),
  correction: Correction,
  /** What could be corrected instead. */
  items: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Proposal = z.infer<typeof Proposal>;

const ChatSource = z.object({ kind: z.enum(['memory', 'dataset', 'menu']), id: z.string(), excerpt: z.string() });
const Answer = z.object({
  answer: z.string(),
  conversation_id: z.uuid(),
  sources: z.array(ChatSource),
  created_at: Instant,
});
const ChatMessage = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  role: z.enum(['user', 'agent']),
  content: z.string(),
  created_at: Instant,
});
export type ChatMessage = z.infer<typeof ChatMessage>;
const History = z.object({ items: z.array(ChatMessage), total: z.int(), limit: z.int(), offset: z.int() });

const ChatInput = z
  .extend(Id, {
    query: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(2000))),
    date_from: z.optional(Day),
    date_to: z.optional(Day),
    ...DayRange,
    limit: z._default(z.int().check(z.gte(1), z.lte(500)), 100),
    offset: z._default(z.int().check(z.gte(0)), 0),
  })
  .check(
    z.refine((input) => Boolean(input.query ?? input.start_date ?? input.end_date), {
      path: ['query'],
      message: 'Ask something, or name the days of the history',
    }),
  );

const OfMessage = z.extend(Id, { correction: Correction });

export const rehearsals = {
  /** With `query` a test of the agent, which counts nowhere; with days the history of such tests. */
  chat: endpoint('conversations.try')
    .route({ method: 'POST', path: '/agent/{id}/chat' })
    .input(ChatInput)
    .output(z.union([Answer, History])),
  /** What seems to have been wrong about a reply of the agent. */
  propose: endpoint('memories.change', 'message')
    .route({ method: 'GET', path: '/messages/{id}/correction' })
    .input(Id)
    .output(Proposal),
  /** What the agent would say to the same words after the correction; nothing is saved. */
  rehearse: endpoint('memories.change', 'message')
    .route({ method: 'POST', path: '/messages/{id}/correction/rehearsal' })
    .input(OfMessage)
    .output(z.object({ before: z.string(), after: z.string() })),
  correct: endpoint('memories.change', 'message')
    .route({ method: 'POST', path: '/messages/{id}/correction' })
    .input(OfMessage)
    .output(z.object({ kind: Correction.shape.kind, id: z.string() })),
};
