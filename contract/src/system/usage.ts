import * as z from 'zod/mini';
import { atMost, endpoint } from '../endpoint.ts';

/** What organisations use: calls, minutes, and outside providers with what they cost, as far as prices are known. */

/** 'YYYY-MM' */
export const Month = z.string().check(atMost(7), z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));

export const USAGE_UNITS = ['seconds', 'characters', 'tokens-in', 'tokens-out'] as const;
export type UsageUnit = (typeof USAGE_UNITS)[number];

export const Used = z.object({
  /** As it stands in `PRICES`. */
  provider: z.string(),
  unit: z.enum(USAGE_UNITS),
  amount: z.number(),
  /** US dollars; null while no price is set for it. */
  cost: z.nullable(z.number()),
});
export type Used = z.infer<typeof Used>;

export const OrganisationUsage = z.object({
  tenant_id: z.uuid(),
  tenant_name: z.string(),
  owner_emails: z.array(z.string()),
  agents: z.int(),
  /** Without tests; days are those of each agent's zone. */
  calls: z.int(),
  call_minutes: z.number(),
  messages: z.int(),
  /** With tests, which cost the same. */
  used: z.array(Used),
  /** Of what has a price; null where nothing of it has. */
  cost: z.nullable(z.number()),
});
export type OrganisationUsage = z.infer<typeof OrganisationUsage>;

export const Usage = z.object({
  month: Month,
  /** Whether any price is set; prices are never guessed. */
  priced: z.boolean(),
  organisations: z.array(OrganisationUsage),
});
export type Usage = z.infer<typeof Usage>;

const Asked = z.object({ month: z.optional(Month) });

export const usage = {
  /** Of one month, left out: this one; who used most first. */
  get: endpoint('admin').route({ method: 'GET', path: '/admin/usage' }).input(Asked).output(Usage),
  download: endpoint('admin')
    .route({ method: 'GET', path: '/admin/usage/spreadsheet', outputStructure: 'detailed' })
    .input(Asked)
    .output(z.object({ headers: z.object({ 'content-disposition': z.string() }), body: z.file() })),
};
