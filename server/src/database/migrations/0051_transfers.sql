-- Calls that were to be handed over to a person: who was rung, and what became of it.
create table transfers (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents on delete cascade,
  conversation_id uuid not null references conversations on delete cascade,
  action_key text not null,
  number text not null,
  reason text not null default '',
  created_at timestamptz not null default now(),
  rang_at timestamptz,
  -- The person pressed 1.
  accepted_at timestamptz,
  ended_at timestamptz,
  result text check (result in ('accepted', 'declined', 'unanswered', 'busy', 'failed', 'caller-left')),
  talk_seconds integer not null default 0,
  unique (conversation_id, action_key)
);
create index on transfers (agent_id, created_at desc);
