-- Who spoke, and of whom not a word was understood, needs a call back as much as who was left without an answer.
create or replace function left_unanswered(conversation uuid) returns boolean language sql stable as $$
  select coalesce((
    select role = 'user' and content !~* '\m(bye|goodbye|thanks|thank you|that''s (all|it))\M' from messages
    where conversation_id = conversation order by said_at desc, turn desc limit 1), false)
  or coalesce((select bool_and(content = '') from messages where conversation_id = conversation and role = 'user'), false);
$$;

drop trigger call_without_end on conversations;
create trigger call_without_end after update of status on conversations for each row
  when (old.status = 'in_progress' and new.channel = 'voice' and not new.is_test and new.caller_phone <> ''
    and (new.status in ('missed', 'failed')
      or (new.status = 'completed' and new.end_reason in ('caller-hung-up', 'socket-lost', 'silence'))))
  execute function call_without_end();
