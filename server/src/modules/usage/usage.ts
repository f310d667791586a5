import { type OrganisationUsage, USAGE_UNITS, type Usage, type Used } from '@attendant/contract/system/usage';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../database/open.ts';
import { costOf, type Prices } from '../../prices.ts';

/** What the phone company says that its calls lasted, as a provider among the others. */
const LINE = 'Phone line';

interface Counted {
  tenant_id: string;
  tenant_name: string;
  owner_emails: string[];
  agents: number;
  calls: number;
  seconds: number;
  messages: number;
}

/** What each organisation used in a month, who used most first; those without an agent are left out. */
export async function usageOf(db: Db, prices: Prices, asked: string | undefined, now = new Date()): Promise<Usage> {
  const month = asked ?? now.toISOString().slice(0, 7);
  const [counted, used] = await Promise.all([countsOf(db, month), usedIn(db, month)]);
  const organisations = counted.map(({ seconds, ...one }): OrganisationUsage => {
    const theirs = used
      .filter(({ tenant_id }) => tenant_id === one.tenant_id)
      .map(
        ({ provider, unit, amount }): Used => ({
          provider,
          unit,
          amount,
          cost: costOf(prices, { provider, unit, amount }),
        }),
      );
    const costs = theirs.flatMap(({ cost }) => (cost === null ? [] : [cost]));
    const cost = costs.length > 0 ? costs.reduce((sum, each) => sum + each, 0) : null;
    return { ...one, call_minutes: Math.round(seconds / 6) / 10, used: theirs, cost };
  });
  return { month, priced: Object.keys(prices).length > 0, organisations };
}

async function countsOf(db: Db, month: string): Promise<Counted[]> {
  const first = `${month}-01`;
  const { rows } = await sql<Counted>`
    select t.id as tenant_id, t.name as tenant_name, count(distinct a.id)::int as agents,
      array(select i.email::text from tenant_members m join users u on u.id = m.user_id join identities i on i.uid = u.identity_uid
        where m.tenant_id = t.id and m.role = 'owner' order by i.email) as owner_emails,
      coalesce(sum(d.conversations) filter (where d.channel = 'voice'), 0)::int as calls,
      coalesce(sum(d.seconds) filter (where d.channel = 'voice'), 0)::int as seconds,
      coalesce(sum(d.conversations) filter (where d.channel = 'message'), 0)::int as messages
    from tenants t join agents a on a.tenant_id = t.id
    left join conversation_days d on d.agent_id = a.id
      and d.day >= ${first}::date and d.day < ${first}::date + interval '1 month'
    group by t.id order by seconds desc, messages desc, t.name, t.id`.execute(db);
  return rows;
}

const Unit = z.enum(USAGE_UNITS);

async function usedIn(db: Db, month: string) {
  const first = `${month}-01`;
  const { rows } = await sql<{ tenant_id: string; provider: string; unit: string; amount: number }>`
    with those as (
      select c.id, c.carrier_seconds, a.tenant_id from conversations c join agents a on a.id = c.agent_id
      -- A day more on each side, for the index; the zone decides.
      where c.started_at >= ${first}::date - interval '1 day'
        and c.started_at < ${first}::date + interval '1 month 1 day'
        and (c.started_at at time zone usable_zone(a.timezone)) >= ${first}::date
        and (c.started_at at time zone usable_zone(a.timezone)) < ${first}::date + interval '1 month')
    select tenant_id, provider, unit, sum(amount) as amount
    from those join conversation_usage u on u.conversation_id = those.id group by 1, 2, 3
    union all
    select tenant_id, ${LINE}, 'seconds', sum(carrier_seconds)::double precision from those
    where carrier_seconds > 0 group by 1
    order by 2, 3`.execute(db);
  return rows.map((row) => ({ ...row, unit: Unit.parse(row.unit) }));
}
