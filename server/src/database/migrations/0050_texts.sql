-- Numbers that asked to be left alone (STOP), until they take it back (START).
create table text_opt_outs (
  agent_id uuid not null references agents on delete cascade,
  phone text not null,
  created_at timestamptz not null default now(),
  primary key (agent_id, phone)
);

create index conversations_texts on conversations (agent_id, caller_phone, started_at desc) where carrier = 'text';
