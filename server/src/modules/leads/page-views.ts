import { ianaZone } from '@attendant/contract/fields/zones';
import type { PageView, PageViewReport } from '@attendant/contract/site/leads';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

/** Thirteen, so that a month can be held against the same one of the year before. */
const KEPT_MONTHS = 13;
const TOP_PAGES = 20;
/** Ids and codes are long and have digits; the names of our pages are neither. */
const ID = /^(?=.*\d)[\w-]{8,}$|^[\w-]{33,}$/;

/** '/app/agents/7f3c1d52-…/orders?x=1#y' → '/app/agents/{id}/orders': nothing that says who or which. */
export function plainPath(address: string): string {
  const path = URL.parse(address, 'http://page')?.pathname ?? '/';
  return path
    .split('/')
    .map((part) =>
      ID.test(decoded(part)) || part.startsWith('$') || part.includes('@') || /%40/.test(part) ? '{id}' : part,
    )
    .join('/')
    .slice(0, 200);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const originOf = (referrer: string): string => {
  const { protocol, origin } = URL.parse(referrer) ?? {};
  return protocol === 'https:' || protocol === 'http:' ? (origin ?? '') : '';
};

/** Without what follows a path, and of where a visitor came from only the site. */
export async function noteView(db: Db, view: PageView): Promise<void> {
  await db
    .insertInto('page_views')
    .values({
      route: plainPath(view.route),
      path: plainPath(view.path),
      title: view.title,
      referrer: originOf(view.referrer),
      visitor_id: view.visitor_id,
    })
    .execute();
}

/** A view without a visit's number counts as a visit of its own. */
const VISITS = sql<number>`count(distinct coalesce(nullif(visitor_id, ''), id::text))`;

/** Visits and views of the last `days` days of a time zone, today being the last one. */
export async function viewReport(db: Db, days: number, timezone: string): Promise<PageViewReport> {
  const zone = ianaZone(timezone);
  const first = sql<Date>`date_trunc('day', now() at time zone ${zone}) - make_interval(days => ${days - 1})`;
  const since = sql<Date>`(${first}) at time zone ${zone}`;
  const { rows: perDay } = await sql<{ day: string; visits: number; views: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, ${VISITS} filter (where id is not null) as visits, count(id) as views
    from generate_series(${first}, now() at time zone ${zone}, interval '1 day') day
    left join page_views on occurred_at >= day at time zone ${zone}
      and occurred_at < (day + interval '1 day') at time zone ${zone}
    group by day order by day`.execute(db);
  const pages = await db
    .selectFrom('page_views')
    .select(['path', VISITS.as('visits'), sql<number>`count(*)`.as('views')])
    .where('occurred_at', '>=', since)
    .groupBy('path')
    .orderBy('views', 'desc')
    .orderBy('path')
    .limit(TOP_PAGES)
    .execute();
  return { days: perDay, pages };
}

export const SWEEP_VIEWS = 'sweep-page-views';
export const SWEEP_VIEWS_DAILY = '41 3 * * *';

export async function sweepViews(db: Db): Promise<void> {
  await sql`delete from page_views where occurred_at < now() - make_interval(months => ${KEPT_MONTHS})`.execute(db);
}
