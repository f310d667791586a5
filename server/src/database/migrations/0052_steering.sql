-- What an owner wants of a running conversation, wherever it runs.
create table steerings (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversations on delete cascade,
  kind text not null check (kind in ('say', 'end', 'take-over')),
  words text,
  asked_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index steerings_open on steerings (conversation_id) where done_at is null;

-- Which calls the owners are told of by mail: {"missed": true, "failed": true, "large_order_cents": 10000}
alter table agents add column notices jsonb not null default '{"missed": false, "failed": true, "large_order_cents": null}';

-- Numbers that an agent does not answer.
create table blocked_callers (
  agent_id uuid not null references agents on delete cascade,
  phone text not null,
  blocked_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (agent_id, phone)
);
