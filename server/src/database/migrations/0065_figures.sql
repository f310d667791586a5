-- One row for all kinds of callers, a third of the rows to add up; and written in the order in which they are read.
alter table caller_gaps rename to caller_gaps_by_kind;

create table caller_gaps (
  agent_id uuid not null references agents on delete cascade,
  day date not null,
  before_day date not null,
  all_callers integer not null,
  voice_callers integer not null,
  message_callers integer not null,
  primary key (agent_id, day, before_day)
) with (fillfactor = 80);

insert into caller_gaps
  select agent_id, day, before_day, coalesce(sum(callers) filter (where kind = 'all'), 0),
    coalesce(sum(callers) filter (where kind = 'voice'), 0), coalesce(sum(callers) filter (where kind = 'message'), 0)
  from caller_gaps_by_kind group by agent_id, day, before_day order by agent_id, day, before_day;

drop table caller_gaps_by_kind;

create or replace function add_gap(agent uuid, of_kind text, on_day date, since date, change integer) returns void
language sql as $$
  insert into caller_gaps as known values (agent, on_day, since, case of_kind when 'all' then change else 0 end,
    case of_kind when 'voice' then change else 0 end, case of_kind when 'message' then change else 0 end)
  on conflict (agent_id, day, before_day) do update set all_callers = known.all_callers + excluded.all_callers,
    voice_callers = known.voice_callers + excluded.voice_callers,
    message_callers = known.message_callers + excluded.message_callers;
$$;

-- An agent that moved to another zone, and has too many conversations to count them anew while it waits: those that
-- began before `until_at`, and not before the `until_at` of another row, are still counted by the days of `zone`.
create table figures_behind (
  agent_id uuid not null references agents on delete cascade,
  until_at timestamptz not null,
  zone text not null,
  primary key (agent_id, until_at)
);

-- How many conversations are counted anew in the transaction that moves their agent: what a second or two are enough for.
create function recounted_at_once() returns integer language sql immutable as 'select 20000';

create function count_on(one conversations, on_day date, change integer, and_caller boolean) returns void
language plpgsql as $$
begin
  insert into conversation_days as known
  values (one.agent_id, on_day, one.channel, one.status, change, change * one.duration_seconds)
  on conflict (agent_id, day, channel, status) do update
    set conversations = known.conversations + excluded.conversations, seconds = known.seconds + excluded.seconds;
  if one.caller_phone is null or not and_caller then return; end if;
  -- Two conversations of one caller are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended(one.agent_id::text || one.caller_phone, 30));
  perform count_caller(one.agent_id, one.caller_phone, 'all', on_day, change);
  perform count_caller(one.agent_id, one.caller_phone, one.channel, on_day, change);
end $$;

create or replace function count_conversation(one conversations, change integer, and_caller boolean) returns void
language plpgsql as $$
declare
  own_zone text;
  old_zone text;
begin
  if one.is_test then return; end if;
  -- Held until the commit: a change of the zone counts anew, and waits for those that are being counted.
  select timezone into own_zone from agents where id = one.agent_id for share;
  if own_zone is null then return; end if;
  select zone into old_zone from figures_behind
    where agent_id = one.agent_id and until_at > one.started_at order by until_at limit 1;
  perform count_on(
    one, (one.started_at at time zone usable_zone(coalesce(old_zone, own_zone)))::date, change, and_caller);
end $$;

create or replace function recount_conversations(agent uuid, zone text) returns void language plpgsql as $$
declare
  clock constant text := usable_zone(zone);
begin
  delete from conversation_days where agent_id = agent;
  delete from caller_days where agent_id = agent;
  delete from caller_gaps where agent_id = agent;
  insert into conversation_days
    select agent, (started_at at time zone clock)::date, channel, status, count(*), sum(duration_seconds)
    from conversations where agent_id = agent and not is_test group by 2, 3, 4 order by 2;
  insert into caller_days
    select agent, caller_phone, kind, (started_at at time zone clock)::date, count(*)
    from conversations cross join lateral (values ('all'), (channel)) as of (kind)
    where agent_id = agent and not is_test and caller_phone is not null group by 2, 3, 4;
  insert into caller_gaps
    select agent, day, before_day, count(*) filter (where kind = 'all'),
      count(*) filter (where kind = 'voice'), count(*) filter (where kind = 'message')
    from (select kind, day, coalesce(lag(day) over (partition by caller_phone, kind order by day), '-infinity') before_day
          from caller_days where agent_id = agent) as gap
    group by 2, 3 order by 2, 3;
end $$;

create or replace function agent_moved() returns trigger language plpgsql as $$
begin
  if exists (select from conversations where agent_id = new.id and not is_test offset recounted_at_once()) then
    -- Nothing is counted by the zone in between when what came before it has not begun to be counted anew.
    insert into figures_behind values (new.id, 'infinity', old.timezone) on conflict do nothing;
  else
    delete from figures_behind where agent_id = new.id;
    perform recount_conversations(new.id, new.timezone);
  end if;
  return null;
end $$;

-- Counts some conversations more by the days of the zone that their agent is in now, the newest first. False: all are.
create function count_further(agent uuid, at_most integer) returns boolean language plpgsql as $$
declare
  own_zone text;
  behind figures_behind;
  floor_at timestamptz;
  from_at timestamptz;
  held record;
begin
  -- Nothing of this agent is counted meanwhile.
  select usable_zone(timezone) into own_zone from agents where id = agent for no key update;
  select * into behind from figures_behind where agent_id = agent order by until_at desc limit 1;
  if behind is null then return false; end if;
  select coalesce(max(until_at), '-infinity') into floor_at
    from figures_behind where agent_id = agent and until_at < behind.until_at;
  if usable_zone(behind.zone) <> own_zone then
    select started_at into from_at from conversations
      where agent_id = agent and started_at >= floor_at and started_at < behind.until_at
      order by started_at desc offset at_most limit 1;
    for held in
      select conversations as one, (started_at at time zone usable_zone(behind.zone))::date as old_day,
        (started_at at time zone own_zone)::date as new_day
      from conversations
      where agent_id = agent and not is_test and started_at >= coalesce(from_at, floor_at) and started_at < behind.until_at
        and (started_at at time zone usable_zone(behind.zone))::date <> (started_at at time zone own_zone)::date
    loop
      perform count_on(held.one, held.old_day, -1, true);
      perform count_on(held.one, held.new_day, 1, true);
    end loop;
  end if;
  if coalesce(from_at, floor_at) = floor_at then
    delete from figures_behind where agent_id = agent and until_at = behind.until_at;
  else
    update figures_behind set until_at = from_at where agent_id = agent and until_at = behind.until_at;
  end if;
  return true;
end $$;
