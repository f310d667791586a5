-- What a reply of the agent rests on, beside the tools it called. Words of a file go with the file.
create table message_sources (
  conversation_id uuid not null references conversations on delete cascade,
  turn integer not null,
  position integer not null,
  kind text not null check (kind in ('memory', 'passage', 'menu')),
  source_id text not null,
  dataset_id uuid references datasets on delete cascade,
  label text not null,
  excerpt text not null,
  primary key (conversation_id, turn, position)
);
create index on message_sources (dataset_id) where dataset_id is not null;

-- Conversations are found by what was said in them.
create index messages_words on messages using gin (to_tsvector('english', content));

-- What the owner knows of a number.
create table callers (
  agent_id uuid not null references agents on delete cascade,
  phone text not null,
  name text not null default '',
  note text not null default '',
  updated_by uuid references users on delete set null,
  updated_at timestamptz not null default now(),
  primary key (agent_id, phone)
);

-- Days that things are kept; null is the server's default.
alter table agents
  add column keep_audio_days integer check (keep_audio_days between 1 and 3650),
  add column keep_text_days integer check (keep_text_days between 1 and 3650),
  add column keep_memory_days integer check (keep_memory_days between 1 and 3650);
