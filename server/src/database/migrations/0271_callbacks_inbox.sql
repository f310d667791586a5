-- Who waits stands above who was called back, however many there were over the years.
create index callbacks_inbox on callbacks (agent_id, (done_at is null) desc, created_at desc);
create index callbacks_waiting on callbacks (agent_id) where done_at is null;
