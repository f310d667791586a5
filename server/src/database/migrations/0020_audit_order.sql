-- The log is read backwards by its ids, all of it or one agent's, one person's.
create index on audit_log (agent_id, id desc);
create index on audit_log (user_id, id desc);
