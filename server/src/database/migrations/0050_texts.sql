-- Texts that go out by themselves, beside the answers to texts that came in.
create table texts (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents on delete cascade,
  conversation_id uuid references conversations on delete set null,
  -- What it is for: 'reply', 'order-ready'; once for each subject.
  kind text not null,
  subject_id uuid,
  recipient text not null,
  body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  carrier_id text,
  error text,
  unique (kind, subject_id)
);
create index on texts (agent_id, created_at desc);

-- Numbers that asked to be left alone (STOP), until they take it back (START).
create table text_opt_outs (
  agent_id uuid not null references agents on delete cascade,
  phone text not null,
  created_at timestamptz not null default now(),
  primary key (agent_id, phone)
);

create index conversations_texts on conversations (agent_id, caller_phone, started_at desc) where carrier = 'text';
