import * as z from 'zod/mini';
import { MEMORY_CONTENT_MAX, MEMORY_IMPORTANCE, MEMORY_METADATA_MAX, MEMORY_TYPES } from './constants.ts';
import { endpoint, Id, Instant, needed } from './endpoint.ts';

const Metadata = z.record(z.string(), z.unknown());

/** Something an agent keeps in mind on every call. */
export const Memory = z.object({
  id: z.uuid(),
  agent_id: z.uuid(),
  content: z.string(),
  memory_type: z.enum(MEMORY_TYPES),
  /** 0 to 1. */
  importance: z.nullable(z.number()),
  memory_metadata: z.nullable(Metadata),
  /** Where it was learned. */
  conversation_id: z.nullable(z.uuid()),
  message_id: z.nullable(z.uuid()),
  /** Of a proposal: the word that callers say for this dish. */
  alias: z.nullable(z.string()),
  menu_item_id: z.nullable(z.uuid()),
  /** One that is switched off is kept, and not used on calls. */
  active: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
});
export type Memory = z.infer<typeof Memory>;

export const MemoryContent = needed('Content is required').check(
  z.trim(),
  z.minLength(1, 'Content is required'),
  z.maxLength(MEMORY_CONTENT_MAX, 'Content must be 10000 characters or less'),
);
export const MemoryType = z.enum(MEMORY_TYPES, 'Type must be one of lesson, feedback, summary, rule, fact');
export type MemoryType = z.infer<typeof MemoryType>;
/** From 0 to 1. */
export const Importance = z
  .number('Importance must be a number from 0 to 1')
  .check(z.gte(0, 'Importance must be from 0 to 1'), z.lte(1, 'Importance must be from 0 to 1'));
const NewMetadata = z.nullable(
  Metadata.check(z.refine((value) => JSON.stringify(value).length <= MEMORY_METADATA_MAX, 'Metadata is too large')),
);

const Source = { conversation_id: z.optional(z.nullable(z.uuid())), message_id: z.optional(z.nullable(z.uuid())) };
const MemoryFields = z.object({
  content: MemoryContent,
  memory_type: z._default(MemoryType, 'lesson'),
  importance: z._default(Importance, MEMORY_IMPORTANCE),
  memory_metadata: z._default(NewMetadata, null),
  active: z._default(z.boolean(), true),
  ...Source,
});
export type MemoryFields = z.infer<typeof MemoryFields>;

/** Only keys that are present are changed. */
const MemoryChanges = z.object({
  content: z.optional(MemoryContent),
  memory_type: z.optional(MemoryType),
  importance: z.optional(Importance),
  memory_metadata: z.optional(NewMetadata),
  active: z.optional(z.boolean()),
  ...Source,
  /** The version that the changes were made on; a stale one is refused. */
  updated_at: z.optional(Instant),
});
export type MemoryChanges = z.infer<typeof MemoryChanges>;

const NewMemory = z.extend(z.extend(Id, MemoryFields.shape), { agent_id: z.optional(z.uuid()) }).check(
  z.refine(({ id, agent_id }) => agent_id === undefined || agent_id.toLowerCase() === id.toLowerCase(), {
    path: ['agent_id'],
    message: 'The agent of the body is not the agent of the address',
  }),
);

const Query = z.extend(Id, {
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  memory_type: z.optional(MemoryType),
  active: z.optional(z.boolean()),
  /** 50 of a list, 100 of a search. */
  limit: z.optional(z.int().check(z.gte(1), z.lte(200))),
  offset: z._default(z.int().check(z.gte(0)), 0),
});
export type MemoryQuery = z.infer<typeof Query>;

export const memories = {
  /** A plain array, newest or best match first; the number of all that match stands in X-Total-Count. */
  list: endpoint('memories.read')
    .route({ method: 'GET', path: '/agent/{id}/memories', outputStructure: 'detailed' })
    .input(Query)
    .output(z.object({ headers: z.object({ 'x-total-count': z.string() }), body: z.array(Memory) })),
  create: endpoint('memories.change')
    .route({ method: 'POST', path: '/agent/{id}/memories', successStatus: 201 })
    .input(NewMemory)
    .output(Memory),
  get: endpoint('memories.read', 'memory')
    .route({ method: 'GET', path: '/agent/memories/{id}' })
    .input(Id)
    .output(Memory),
  update: endpoint('memories.change', 'memory')
    .route({ method: 'PUT', path: '/agent/memories/{id}' })
    .input(z.extend(Id, MemoryChanges.shape))
    .output(Memory),
  remove: endpoint('memories.change', 'memory')
    .route({ method: 'DELETE', path: '/agent/memories/{id}', successStatus: 204 })
    .input(Id)
    .output(z.void()),
  /** Lessons and words for dishes that a call proposed; none is used before it is approved. */
  proposals: endpoint('memories.read')
    .route({ method: 'GET', path: '/agent/{id}/memory-proposals' })
    .input(Id)
    .output(z.array(Memory)),
  approve: endpoint('memories.change', 'proposal')
    .route({ method: 'POST', path: '/agent/memories/{id}/approval' })
    .input(z.extend(Id, MemoryChanges.shape))
    .output(Memory),
  dismiss: endpoint('memories.change', 'proposal')
    .route({ method: 'DELETE', path: '/agent/memories/{id}/approval', successStatus: 204 })
    .input(Id)
    .output(z.void()),
};
