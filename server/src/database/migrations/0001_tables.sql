create extension if not exists citext;
create extension if not exists pg_trgm;

-- Who: tenants, people, how they prove who they are -------------------------------------------------

create table tenants (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  business_name text not null default '',
  plan text,
  trial_ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The built-in identity provider: an address and its password. uid is what clients know as firebase_uid.
create table identities (
  uid text primary key,
  email citext not null unique,
  password_hash text,
  display_name text,
  phone_number text,
  email_verified_at timestamptz,
  password_changed_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now()
);

create table users (
  id uuid primary key default gen_random_uuid(),
  identity_uid text not null unique references identities on delete cascade,
  name text not null,
  phone_number text,
  photo_url text,
  is_admin boolean not null default false,
  is_superadmin boolean not null default false,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table tenant_members (
  tenant_id uuid not null references tenants on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'member')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id)
);
create index on tenant_members (user_id);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  remember boolean not null default false,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
create index on sessions (user_id) where ended_at is null;

-- Tokens and codes are kept as SHA-256 only.
create table session_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- A refresh token that was exchanged; used again after a short grace it ends the session.
  used_at timestamptz
);
create index on session_tokens (session_id);
create index on session_tokens (expires_at);

create table one_time_codes (
  hash bytea primary key,
  purpose text not null,
  email citext,
  identity_uid text references identities on delete cascade,
  agent_id uuid,
  role text,
  detail jsonb,
  created_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on one_time_codes (identity_uid);
create index on one_time_codes (expires_at);

-- Agents ---------------------------------------------------------------------------------------------

create table agents (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenants on delete cascade,
  name text not null,
  business_name text not null default '',
  phone_number text,
  timezone text not null,
  greeting text not null,
  system_prompt text not null,
  voice_model text not null,
  language text not null,
  active boolean not null default true,
  booking_enabled boolean not null default false,
  ordering_enabled boolean not null default false,
  closed boolean not null default false,
  closed_message text not null,
  business_hours jsonb not null,
  default_slot_duration integer not null default 30,
  max_slot_appointments integer not null default 1,
  buffer_time integer not null default 10,
  invitees jsonb not null default '[]',
  transfer_settings jsonb not null,
  -- Minutes the kitchen adds to every promise at the moment, and until when.
  busy_minutes integer not null default 0,
  busy_until timestamptz,
  recording_enabled boolean not null default true,
  deleted_at timestamptz,
  deleted_by uuid references users on delete set null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index agents_phone_number on agents (phone_number) where phone_number is not null and deleted_at is null;
create index on agents (tenant_id) where deleted_at is null;

create table blocked_dates (
  agent_id uuid not null references agents on delete cascade,
  date date not null,
  reason text,
  primary key (agent_id, date)
);

create table agent_members (
  agent_id uuid not null references agents on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (agent_id, user_id)
);
create index on agent_members (user_id);

create table invitations (
  id uuid primary key default gen_random_uuid(),
  -- Null: an invitation to become an administrator.
  agent_id uuid references agents on delete cascade,
  email citext not null,
  role text not null check (role in ('owner', 'editor', 'viewer', 'admin')),
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
create unique index invitations_open on invitations (agent_id, email) where accepted_at is null and withdrawn_at is null;

-- Conversations --------------------------------------------------------------------------------------

create table conversations (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents on delete cascade,
  channel text not null check (channel in ('voice', 'message')),
  status text not null check (status in ('in_progress', 'completed', 'transferred', 'voicemail', 'missed', 'failed')),
  is_test boolean not null default false,
  -- 'twilio', 'browser', 'text'; with the carrier's own id of the call, which is never answered twice.
  carrier text not null,
  carrier_id text,
  caller_phone text,
  caller_name text,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  duration_seconds integer not null default 0,
  talk_seconds integer not null default 0,
  end_reason text,
  summary text,
  -- What the assistant needs to go on in another process.
  assistant_state jsonb,
  -- Written while a conversation runs; one that has stopped is closed by whoever notices.
  alive_at timestamptz not null default now(),
  recording_key text,
  updated_at timestamptz not null default now()
);
create unique index conversations_carrier_id on conversations (agent_id, carrier, carrier_id) where carrier_id is not null;
create index on conversations (agent_id, started_at desc);
create index on conversations (agent_id, caller_phone, started_at) where caller_phone is not null;
create index conversations_running on conversations (alive_at) where status = 'in_progress';

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  turn integer not null,
  role text not null check (role in ('user', 'agent')),
  content text not null,
  -- Milliseconds on the clock of the call.
  started_ms integer not null default 0,
  ended_ms integer not null default 0,
  interrupted boolean not null default false,
  confidence real,
  heard_to_sound_ms integer,
  audio_key text,
  audio_ms integer,
  -- When it was said.
  said_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index on messages (conversation_id, said_at);

create table tool_calls (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversations on delete cascade,
  turn integer not null,
  -- The same action of the same turn has the same key and happens once.
  key text not null,
  name text not null,
  input jsonb not null,
  ok boolean not null,
  code text,
  receipt jsonb,
  duration_ms integer not null,
  created_at timestamptz not null default now(),
  unique (conversation_id, key)
);

-- Messages taken for the owner: somebody waits to be called back.
create table callbacks (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents on delete cascade,
  conversation_id uuid references conversations on delete set null,
  action_key text,
  caller_name text not null,
  caller_phone text not null,
  body text not null,
  audio_key text,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  done_by uuid references users on delete set null,
  unique (conversation_id, action_key)
);
create index on callbacks (agent_id, created_at desc);

-- Menu, orders, appointments -------------------------------------------------------------------------

create table menu_items (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents on delete cascade,
  name text not null,
  description text not null default '',
  category text not null,
  price_cents integer not null check (price_cents between 0 and 9999999),
  prep_time integer,
  notes text not null default '',
  flags text[] not null default '{}',
  available boolean not null default true,
  allergens text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index menu_items_name on menu_items (agent_id, lower(category), lower(name));

create table orders (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents on delete cascade,
  conversation_id uuid references conversations on delete set null,
  -- The action of the conversation that placed it: placed once, however often it is tried.
  action_key text,
  status text not null default 'new' check (status in ('new', 'in_progress', 'ready', 'completed')),
  customer_name text not null,
  customer_phone text not null default '',
  special_request text,
  total_cents integer not null check (total_cents >= 0),
  placed_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (conversation_id, action_key)
);
create index on orders (agent_id, created_at desc);

create table order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  position integer not null,
  menu_item_id uuid references menu_items on delete set null,
  name text not null,
  quantity integer not null check (quantity >= 1),
  price_cents integer not null check (price_cents >= 0),
  note text,
  unique (order_id, position)
);

create table order_moves (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  from_status text not null,
  to_status text not null,
  moved_by uuid references users on delete set null,
  moved_at timestamptz not null default now()
);
create index on order_moves (order_id);

create table appointments (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents on delete cascade,
  conversation_id uuid references conversations on delete set null,
  action_key text,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  customer_name text not null,
  customer_phone text not null default '',
  customer_email text,
  notes text,
  status text not null default 'booked' check (status in ('held', 'booked', 'cancelled', 'no_show')),
  held_until timestamptz,
  -- Counts up with every change, for calendars (RFC 5545 SEQUENCE).
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (conversation_id, action_key)
);
create index on appointments (agent_id, starts_at);

-- What the agent knows -------------------------------------------------------------------------------

create table memories (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents on delete cascade,
  content text not null,
  memory_type text not null check (memory_type in ('lesson', 'feedback', 'summary', 'rule', 'fact')),
  importance real not null default 0.5 check (importance between 0 and 1),
  memory_metadata jsonb,
  conversation_id uuid references conversations on delete set null,
  message_id uuid references messages on delete set null,
  active boolean not null default true,
  -- Proposed by a job and not yet approved: never used.
  proposed boolean not null default false,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on memories (agent_id, created_at desc);
create index on memories using gin (content gin_trgm_ops);

create table datasets (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents on delete cascade,
  label text not null,
  file_name text not null,
  content_type text not null,
  size_bytes bigint not null,
  columns text[] not null default '{}',
  row_count integer,
  status text not null check (status in ('processing', 'indexing', 'completed', 'error')),
  error text,
  file_key text,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on datasets (agent_id);

create table passages (
  id bigint generated always as identity primary key,
  dataset_id uuid not null references datasets on delete cascade,
  agent_id uuid not null references agents on delete cascade,
  position integer not null,
  content text not null,
  words tsvector generated always as (to_tsvector('english', content)) stored
);
create index on passages (dataset_id);
create index on passages using gin (words);

-- Files, mail, the site, operations --------------------------------------------------------------------

create table files (
  key text primary key,
  agent_id uuid references agents on delete cascade,
  content_type text not null,
  size_bytes bigint not null,
  created_at timestamptz not null default now()
);
create index on files (agent_id);

create table mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  attachments jsonb not null default '[]',
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  error text
);
create index mails_waiting on mails (next_attempt_at) where sent_at is null;

create table signups (
  id uuid primary key default gen_random_uuid(),
  business_name text not null,
  contact_person text not null,
  email citext not null,
  phone text not null,
  calculator_data jsonb not null,
  estimated_savings jsonb not null,
  created_at timestamptz not null default now()
);

create table page_views (
  id bigint generated always as identity primary key,
  route text not null,
  path text not null,
  title text not null,
  referrer text not null default '',
  visitor_id text not null default '',
  occurred_at timestamptz not null default now()
);
create index on page_views (occurred_at);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id uuid,
  tenant_id uuid,
  agent_id uuid,
  -- What was done, e.g. 'session.started', 'agent.changed', 'conversation.read'.
  action text not null,
  subject_id text,
  detail jsonb,
  request_id text
);
create index on audit_log (agent_id, at desc);
create index on audit_log (at desc);

-- One row a minute while a server runs: the uptime that is shown is counted from them.
create table heartbeats (
  minute timestamptz primary key
);

-- A request that a client or a carrier repeats is answered as the first time.
create table answered_requests (
  scope text not null,
  key text not null,
  body_hash bytea not null,
  status integer not null,
  answer text not null,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index on answered_requests (created_at);

-- Counted by rate-limiter-flexible, whose columns these are.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
