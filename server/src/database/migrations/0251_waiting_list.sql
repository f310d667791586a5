-- Who would come if a time came free.
create table waiting_list (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents on delete cascade,
  conversation_id uuid references conversations on delete set null,
  action_key text,
  customer_name text not null,
  customer_phone text not null default '',
  notes text,
  -- What, and with whom; null: whatever, whoever.
  service_id uuid references services on delete set null,
  person_id uuid references persons on delete set null,
  -- Days and times of day of the business's clock, both days included.
  from_day text not null,
  until_day text not null,
  after_time text,
  before_time text,
  -- What was offered last by text, and why it could not go out.
  offered_at timestamptz,
  offered_start timestamptz,
  offered_person_id uuid references persons on delete set null,
  offer_problem text,
  -- Booked, or taken off the list.
  settled_at timestamptz,
  appointment_id uuid references appointments on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index waiting_list_open on waiting_list (agent_id, created_at) where settled_at is null;
create index waiting_list_conversation on waiting_list (conversation_id) where conversation_id is not null;
create index waiting_list_service on waiting_list (service_id) where service_id is not null;
create index waiting_list_person on waiting_list (person_id) where person_id is not null;
create index waiting_list_offered_person on waiting_list (offered_person_id) where offered_person_id is not null;
create index waiting_list_appointment on waiting_list (appointment_id) where appointment_id is not null;
alter table outgoing_texts add column waiting_id uuid references waiting_list on delete cascade;
create index outgoing_texts_waiting on outgoing_texts (waiting_id) where waiting_id is not null;
