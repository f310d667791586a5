import * as z from 'zod/mini';
import { atMost, endpoint, Instant, needed, page } from '../endpoint.ts';
import { isZone } from '../fields/zones.ts';
import { EmailAddress, PersonPhone } from '../identity.ts';
import { CALL_VALUE, MISSED_CALLS, STAFF_COST } from './plans.ts';

/** The public site: what it shows, who asks to be called, and which pages are looked at. */

/** What the operator has set for the public pages; a number that is null is shown nowhere. */
export const Site = z.object({
  brand_name: z.string(),
  demo_phone: z.nullable(z.string()),
  support_phone: z.nullable(z.string()),
  /** Whether visitors may talk with an agent here. */
  demo_talk: z.boolean(),
});
export type Site = z.infer<typeof Site>;

const line = (missing: string) =>
  needed(missing).check(
    z.trim(),
    z.minLength(1, missing),
    atMost(100),
    z.regex(/^\P{Cc}*$/u, 'Please enter one line of text'),
  );
const figure = ({ min, max }: { min: number; max: number }) => z.number().check(z.gte(min), z.lte(max));

export const NewLead = z.object({
  businessName: line('Business name is required'),
  contactPerson: line('Contact person is required'),
  email: EmailAddress,
  phone: PersonPhone,
  calculatorData: z.object({
    staffCost: figure(STAFF_COST),
    missedCalls: figure(MISSED_CALLS),
    callValue: figure(CALL_VALUE),
  }),
  /** Invisible in the form: whoever fills it in is a program. */
  website: z.optional(z.string().check(z.maxLength(500))),
});
export type NewLead = z.infer<typeof NewLead>;

export const Lead = z.object({
  id: z.uuid(),
  businessName: z.string(),
  contactPerson: z.string(),
  email: z.string(),
  phone: z.string(),
  calculatorData: z.object({ staffCost: z.number(), missedCalls: z.number(), callValue: z.number() }),
  estimatedSavings: z.object({ monthly: z.number(), annual: z.number(), roi: z.number() }),
  createdAt: Instant,
});
export type Lead = z.infer<typeof Lead>;

export const PageView = z.object({
  /** The route's pattern: '/app/agents/$id/orders'. */
  route: z.string().check(z.maxLength(200)),
  /** Stored without query and hash, ids replaced. */
  path: z.string().check(z.maxLength(2_000)),
  title: z.string().check(z.maxLength(200)),
  referrer: z._default(z.string().check(z.maxLength(2_000)), ''),
  /** Made anew for each visit, kept by the tab alone. */
  visitor_id: z._default(z.string().check(atMost(64), z.regex(/^[\w-]{0,64}$/)), ''),
  occurred_at: z.optional(Instant),
});
export type PageView = z.infer<typeof PageView>;

export const PageViewReport = z.object({
  /** One for each of the last `days` days, oldest first, in the zone asked for. */
  days: z.array(z.object({ day: z.iso.date(), visits: z.int(), views: z.int() })),
  pages: z.array(z.object({ path: z.string(), visits: z.int(), views: z.int() })),
});
export type PageViewReport = z.infer<typeof PageViewReport>;

const Search = { search: z.optional(z.string().check(z.trim(), z.maxLength(100))) };

export const leads = {
  site: endpoint('nothing').route({ method: 'GET', path: '/site' }).output(Site),
  create: endpoint('nothing')
    .route({ method: 'POST', path: '/leads', successStatus: 201 })
    .input(NewLead)
    .output(z.object({ id: z.uuid(), createdAt: Instant })),
  list: endpoint('admin')
    .route({ method: 'GET', path: '/admin/leads' })
    .input(
      z.object({
        ...Search,
        limit: z._default(z.int().check(z.gte(1), z.lte(200)), 50),
        offset: z._default(z.int().check(z.gte(0)), 0),
      }),
    )
    .output(page(Lead)),
  download: endpoint('admin')
    .route({ method: 'GET', path: '/admin/leads/csv', outputStructure: 'detailed' })
    .input(z.object(Search))
    .output(z.object({ headers: z.object({ 'content-disposition': z.string() }), body: z.file() })),
  reportView: endpoint('nothing')
    .route({ method: 'POST', path: '/analytics/page-views', successStatus: 204 })
    .input(PageView)
    .output(z.void()),
  views: endpoint('admin')
    .route({ method: 'GET', path: '/admin/page-views' })
    .input(
      z.object({
        days: z._default(z.int().check(z.gte(1), z.lte(400)), 30),
        timezone: z._default(z.string().check(z.maxLength(60), z.refine(isZone, 'Timezone is required')), 'UTC'),
      }),
    )
    .output(PageViewReport),
};
