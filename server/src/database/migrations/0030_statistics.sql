-- Figures by day, kept up with every write of a conversation, so that a month is read from some dozen rows however many
-- conversations it had. Days are those of the agent's zone. Conversations held to try the agent are left out.

create table conversation_days (
  agent_id uuid not null references agents on delete cascade,
  day date not null,
  channel text not null,
  status text not null,
  conversations integer not null,
  seconds bigint not null,
  primary key (agent_id, day, channel, status)
);

-- Who called on which day; kind is 'all' or a channel.
create table caller_days (
  agent_id uuid not null references agents on delete cascade,
  caller_phone text not null,
  kind text not null,
  day date not null,
  conversations integer not null,
  primary key (agent_id, caller_phone, kind, day)
);

-- How many callers of a day were last there on `before_day` ('-infinity': never). The different callers of any days
-- [a, b] are the sum over a <= day <= b of those with before_day < a: exact, and without reading a caller.
create table caller_gaps (
  agent_id uuid not null references agents on delete cascade,
  kind text not null,
  day date not null,
  before_day date not null,
  callers integer not null,
  primary key (agent_id, kind, day, before_day)
);

-- The five zones that our forms offer and no database of zones knows (contract/src/zones.ts); what is unknown is UTC,
-- for no call may fail by it.
create function usable_zone(zone text) returns text language plpgsql stable as $$
declare
  name constant text := case zone
    when 'America/Honolulu' then 'Pacific/Honolulu'
    when 'America/Atlanta' then 'America/New_York'
    when 'America/Miami' then 'America/New_York'
    when 'America/Calgary' then 'America/Edmonton'
    when 'Europe/Reykjavik' then 'Atlantic/Reykjavik'
    else zone end;
begin
  perform now() at time zone name;
  return name;
exception when invalid_parameter_value then
  return 'UTC';
end $$;

create function add_gap(agent uuid, of_kind text, on_day date, since date, change integer) returns void language sql as $$
  insert into caller_gaps as known values (agent, of_kind, on_day, since, change)
  on conflict (agent_id, kind, day, before_day) do update set callers = known.callers + excluded.callers;
$$;

-- One caller more (1) or less (-1) on a day. Only the first and the last conversation of a day change the gaps.
create function count_caller(agent uuid, caller text, of_kind text, on_day date, change integer) returns void
language plpgsql as $$
declare
  left_over integer;
  earlier date;
  later date;
begin
  insert into caller_days as known values (agent, caller, of_kind, on_day, change)
  on conflict (agent_id, caller_phone, kind, day) do update set conversations = known.conversations + excluded.conversations
  returning conversations into left_over;
  if left_over <> greatest(change, 0) then return; end if;
  if left_over = 0 then
    delete from caller_days where agent_id = agent and caller_phone = caller and kind = of_kind and day = on_day;
  end if;
  select coalesce(max(day), '-infinity') into earlier from caller_days
    where agent_id = agent and caller_phone = caller and kind = of_kind and day < on_day;
  select min(day) into later from caller_days
    where agent_id = agent and caller_phone = caller and kind = of_kind and day > on_day;
  perform add_gap(agent, of_kind, on_day, earlier, change);
  if later is not null then
    perform add_gap(agent, of_kind, later, earlier, -change);
    perform add_gap(agent, of_kind, later, on_day, change);
  end if;
end $$;

create function count_conversation(one conversations, change integer, and_caller boolean) returns void
language plpgsql as $$
declare
  zone text;
  on_day date;
begin
  if one.is_test then return; end if;
  -- Held until the commit: a change of the zone counts everything anew, and waits for those that are being counted.
  select timezone into zone from agents where id = one.agent_id for share;
  if zone is null then return; end if;
  on_day := (one.started_at at time zone usable_zone(zone))::date;
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

create function recount_conversations(agent uuid, zone text) returns void language plpgsql as $$
declare
  clock constant text := usable_zone(zone);
begin
  delete from conversation_days where agent_id = agent;
  delete from caller_days where agent_id = agent;
  delete from caller_gaps where agent_id = agent;
  insert into conversation_days
    select agent, (started_at at time zone clock)::date, channel, status, count(*), sum(duration_seconds)
    from conversations where agent_id = agent and not is_test group by 2, 3, 4;
  insert into caller_days
    select agent, caller_phone, kind, (started_at at time zone clock)::date, count(*)
    from conversations cross join lateral (values ('all'), (channel)) as of (kind)
    where agent_id = agent and not is_test and caller_phone is not null group by 2, 3, 4;
  insert into caller_gaps
    select agent, kind, day, before_day, count(*)
    from (select kind, day, coalesce(lag(day) over (partition by caller_phone, kind order by day), '-infinity') before_day
          from caller_days where agent_id = agent) as gap
    group by 2, 3, 4;
end $$;

create function conversation_written() returns trigger language plpgsql as $$
declare
  other_caller constant boolean := tg_op <> 'UPDATE'
    or (old.agent_id, old.channel, old.is_test, old.caller_phone, old.started_at)
      is distinct from (new.agent_id, new.channel, new.is_test, new.caller_phone, new.started_at);
begin
  if tg_op <> 'INSERT' then perform count_conversation(old, -1, other_caller); end if;
  if tg_op <> 'DELETE' then perform count_conversation(new, 1, other_caller); end if;
  return null;
end $$;

create trigger count_new_or_gone after insert or delete on conversations
  for each row execute function conversation_written();
create trigger count_changed after update of agent_id, channel, status, is_test, caller_phone, started_at, duration_seconds
  on conversations for each row execute function conversation_written();

create function agent_moved() returns trigger language plpgsql as $$
begin
  perform recount_conversations(new.id, new.timezone);
  return null;
end $$;
create trigger recount_in_new_zone after update of timezone on agents
  for each row when (old.timezone is distinct from new.timezone) execute function agent_moved();

select recount_conversations(id, timezone) from agents;
