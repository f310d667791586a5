import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { cameOf, outcomeOf } from '../../../server/src/modules/conversations/outcome.ts';
import type { Answer } from './request.ts';

/** The product's own words for what came of a conversation, out of the statement that finds it. */

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const CAME = cameOf(sql`c.id = found.id`).compile(compiler).sql;

const MONTH = `select found.*, came.*
  from (select id, agent_id, started_at, ended_at, caller_phone, duration_seconds, status, channel, summary, is_test,
      end_reason, danger, count(*) over () as total,
      (select count(*) from messages m where m.conversation_id = conversations.id) as message_count
    from conversations where agent_id = $1 and started_at >= $2::date::timestamp at time zone $4
      and started_at < ($3::date + 1)::timestamp at time zone $4
    order by started_at desc limit $5) found, lateral (${CAME}) came`;

type Came = Parameters<typeof outcomeOf>[0];
interface Held extends Came {
  id: string;
  agent_id: string;
  ended_at: Date | null;
  caller_phone: string | null;
  duration_seconds: number;
  status: string;
  summary: string | null;
  is_test: boolean;
  danger: string | null;
  message_count: number;
  name: string | null;
  total: number;
}

export const conversations: Answer = async ({ pool, id, asked, who }) => {
  const limit = Number(asked.get('limit'));
  const zone = who.timezone ?? '';
  const { rows } = await pool.query<Held>(MONTH, [id, asked.get('start_date'), asked.get('end_date'), zone, limit]);
  const items = rows.map((row) => ({
    id: row.id,
    agent_id: row.agent_id,
    started_at: row.started_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    caller_phone: row.caller_phone,
    duration_seconds: row.duration_seconds,
    status: row.status,
    conversation_type: row.channel === 'voice' ? 'voice' : 'message',
    summary: row.summary,
    message_count: row.message_count,
    is_test: row.is_test,
    end_reason: row.end_reason,
    danger: row.danger,
    caller_name: row.name ?? '',
    outcome: outcomeOf(row, zone),
  }));
  return { items, total: rows[0]?.total ?? 0, limit, offset: 0 };
};
