import * as z from 'zod/mini';
import { CONVERSATION_STATUSES, DANGERS, OUTCOMES } from './constants.ts';
import { DayRange, endpoint, Id, Instant, page } from './endpoint.ts';

/** What came of a conversation, in a few words: 'Ordered $27.50', 'Booked Tue 4 PM', 'Complaint, no call-back yet'. */
export const Outcome = z.object({
  kind: z.enum(OUTCOMES),
  text: z.string(),
  /** A message was left, and nobody has called back. */
  waits: z.boolean(),
});
export type Outcome = z.infer<typeof Outcome>;

export const Conversation = z.object({
  id: z.uuid(),
  agent_id: z.uuid(),
  started_at: Instant,
  ended_at: z.nullable(Instant),
  caller_phone: z.nullable(z.string()),
  /** What the owner calls the number, else the name that was given; empty where nobody gave one. */
  caller_name: z.string(),
  duration_seconds: z.int(),
  status: z.enum(CONVERSATION_STATUSES),
  conversation_type: z.enum(['voice', 'message']),
  summary: z.nullable(z.string()),
  message_count: z.int(),
  /** Held with the agent by its owner, to try it; not counted in statistics. */
  is_test: z.boolean(),
  /** Why it ended, once it has: caller-hung-up, agent-ended, socket-lost, silence, too-long, drain, failed. */
  end_reason: z.nullable(z.string()),
  /** Somebody was in danger, or dangerous, by what was said. */
  danger: z.nullable(z.enum(DANGERS)),
  outcome: Outcome,
});
export type Conversation = z.infer<typeof Conversation>;

export const Message = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  role: z.enum(['user', 'agent']),
  content: z.string(),
  timestamp: Instant,
  created_at: Instant,
  has_audio: z.boolean(),
  audio_url: z.nullable(z.string()),
  /** On the clock of the call: milliseconds since its first sound. */
  started_ms: z.int(),
  ended_ms: z.int(),
  interrupted: z.boolean(),
  /** 0 to 1, how sure the recogniser was. */
  confidence: z.nullable(z.number()),
  /**
   * How long the caller waited: each counted from their last sound, null where it was not measured. Until their words
   * were known, they were taken to be done, the first words of the reply were there, and its first sound.
   */
  heard_to_words_ms: z.nullable(z.int()),
  heard_to_turn_ms: z.nullable(z.int()),
  heard_to_reply_ms: z.nullable(z.int()),
  heard_to_sound_ms: z.nullable(z.int()),
  /** What the words rest on: the tools that were called for this reply, and what came of them. */
  tools: z.array(
    z.object({
      name: z.string(),
      ok: z.boolean(),
      ms: z.int(),
      /** Why it was refused. */
      code: z.nullable(z.string()),
      /** What it made. */
      receipt: z.nullable(z.object({ kind: z.string(), id: z.string() })),
    }),
  ),
  /** Memories, passages of files and items of the menu that the reply was made from. */
  sources: z.array(
    z.object({
      kind: z.enum(['memory', 'passage', 'menu']),
      id: z.string(),
      /** The file's or the item's name. */
      label: z.string(),
      text: z.string(),
    }),
  ),
});
export type Message = z.infer<typeof Message>;

const Paging = {
  limit: z._default(z.int().check(z.gte(1), z.lte(1000)), 200),
  offset: z._default(z.int().check(z.gte(0)), 0),
};
const Filter = {
  /** Words that were said, in either side's messages. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  status: z.optional(z.enum(CONVERSATION_STATUSES)),
  conversation_type: z.optional(z.enum(['voice', 'message'])),
  /** Among what came of it. */
  outcome: z.optional(z.enum(OUTCOMES)),
  /** A number or its last digits, or a part of a name. */
  caller: z.optional(z.string().check(z.trim(), z.maxLength(30))),
};

/** 200 with the whole clip, or 206 with the part that the Range header asks for. */
const clip = <Status extends number>(status: Status) =>
  z.object({ status: z.literal(status), headers: z.record(z.string(), z.string()), body: z.file() });
const Audio = z.union([clip(200), clip(206)]);
const range = { headers: z.optional(z.object({ range: z.optional(z.string()) })) };

export const conversations = {
  list: endpoint('conversations.read')
    .route({ method: 'GET', path: '/agent/{id}/conversations' })
    .input(z.extend(Id, { ...DayRange, ...Filter, ...Paging }))
    .output(page(Conversation)),
  get: endpoint('conversations.read', 'conversation')
    .route({ method: 'GET', path: '/conversations/{id}' })
    .input(Id)
    .output(Conversation),
  messages: endpoint('conversations.read', 'conversation')
    .route({ method: 'GET', path: '/conversations/{id}/messages' })
    .input(z.extend(Id, Paging))
    .output(page(Message)),
  audio: endpoint('conversations.read', 'conversation')
    .route({
      method: 'GET',
      path: '/conversations/{id}/messages/{messageId}/audio',
      inputStructure: 'detailed',
      outputStructure: 'detailed',
    })
    .input(z.object({ params: z.extend(Id, { messageId: z.uuid() }), ...range }))
    .output(Audio),
  messageAudio: endpoint('conversations.read', 'message')
    .route({ method: 'GET', path: '/messages/{id}/audio', inputStructure: 'detailed', outputStructure: 'detailed' })
    .input(z.object({ params: Id, ...range }))
    .output(Audio),
  remove: endpoint('conversations.delete', 'conversation')
    .route({ method: 'DELETE', path: '/conversations/{id}', successStatus: 204 })
    .input(Id)
    .output(z.void()),
};
