import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import type { $ZodErrorMap } from 'zod/v4/core';
import type { Needs } from './permissions.ts';

export interface EndpointMeta extends Record<string, unknown> {
  /** Takes a `request_id`, by which it knows what it made before. */
  once?: boolean;
  /** Shows somebody to themselves: read together with who they are. */
  self?: boolean;
  /** Refused by default: an endpoint that says nothing can be called by nobody. */
  needs: Needs | 'nobody';
  /** What the path's `{id}` is, where a capability is needed: the agent itself, or an object that belongs to one. */
  of: 'agent' | 'deleted-agent' | 'menu-item' | 'order' | 'conversation' | 'message' | 'memory' | 'proposal';
}

const base = oc.$meta<EndpointMeta>({ needs: 'nobody', of: 'agent' });

/** Starts an endpoint by saying who may call it. Item paths begin with /agent/{id}; /agents/{id} is the same. */
export const endpoint = (
  needs: Needs,
  of: EndpointMeta['of'] = 'agent',
  more: Pick<EndpointMeta, 'once' | 'self'> = {},
) => base.meta({ needs, of, ...more });

export const Id = z.object({ id: z.uuid() });

/** Made by the form that sends it. The same one again, because an answer was lost, is answered with what was made. */
export const RequestId = z.optional(z.uuid());

/** A text that must be there. It is asked for the words of every fault of the text, and knows those of one. */
export const needed = (missing: string) => {
  const error: $ZodErrorMap = ({ code }) => (code === 'invalid_type' ? missing : undefined);
  return z.string({ error });
};

/** Stands before a pattern: what is too long is refused without being looked at. */
export const atMost = (characters: number, error?: string) =>
  z.maxLength(characters, { abort: true, ...(error !== undefined && { error }) });

/** YYYY-MM-DD, a day in the agent's own zone. */
export const Day = z.iso.date();

export const DayRange = { start_date: z.optional(Day), end_date: z.optional(Day) };

/** A page of a list. */
export const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), limit: z.int(), offset: z.int() });

/** ISO 8601, UTC. */
export const Instant = z.iso.datetime();

/** US dollars with two decimals on the wire; cents inside. */
export const Dollars = z
  .number({ error: ({ input }) => (input == null ? 'Price is required' : 'Price must be a number like 12.50') })
  .check(
    z.gte(0, 'Price must be 0 or more'),
    z.lte(99_999.99, 'Price must be 99999.99 or less'),
    z.refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, 'Price must be a number like 12.50'),
  );

/** With two decimals, as it goes over the wire. */
export const dollars = (cents: number): number => Math.round(cents) / 100;
/** Whole, as it is kept. */
export const cents = (amount: number): number => Math.round(amount * 100);
