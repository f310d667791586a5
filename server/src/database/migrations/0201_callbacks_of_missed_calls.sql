-- A call that nobody spoke in, that failed, or that was hung up before anybody answered waits to be called back like a
-- message: however it was closed.
alter table callbacks drop constraint callbacks_kind_check;
alter table callbacks add constraint callbacks_kind_check
  check (kind in ('message', 'complaint', 'voicemail', 'unfinished', 'missed'));

-- Who of the people of the agent sees to it.
alter table callbacks add column assigned_to uuid references users on delete set null;

-- Whether the caller had the last word, and it was no goodbye: nobody answered it.
create function left_unanswered(conversation uuid) returns boolean language sql stable as $$
  select coalesce((
    select role = 'user' and content !~* '\m(bye|goodbye|thanks|thank you|that''s (all|it))\M' from messages
    where conversation_id = conversation order by said_at desc, turn desc limit 1), false);
$$;

create function call_without_end() returns trigger language plpgsql as $$
declare
  made uuid;
begin
  if exists (select from callbacks where conversation_id = new.id) then return null; end if;
  if new.status = 'completed' and (not left_unanswered(new.id)
    or exists (select from orders where conversation_id = new.id)
    or exists (select from tool_calls where conversation_id = new.id and ok and receipt is not null)) then
    return null;
  end if;
  insert into callbacks (agent_id, conversation_id, action_key, caller_name, caller_phone, body, kind)
    values (new.agent_id, new.id, 'no-end', '', new.caller_phone,
      coalesce((select content from messages where conversation_id = new.id and role = 'user'
        order by said_at desc, turn desc limit 1), ''),
      case new.status when 'completed' then 'unfinished' else 'missed' end)
    on conflict do nothing
    returning id into made;
  perform pg_notify('attendant_live',
    json_build_object('noun', 'callbacks', 'verb', 'taken', 'agent_id', new.agent_id, 'id', made)::text);
  return null;
end $$;

create trigger call_without_end after update of status on conversations for each row
  when (old.status = 'in_progress' and new.channel = 'voice' and not new.is_test and new.caller_phone <> ''
    and (new.status in ('missed', 'failed')
      or (new.status = 'completed' and new.end_reason in ('caller-hung-up', 'socket-lost'))))
  execute function call_without_end();
