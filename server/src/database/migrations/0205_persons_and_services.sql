-- Who does what, and how long it takes. Without any, appointments are as the settings of the agent have them.
create extension if not exists btree_gist;

create table persons (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents on delete cascade,
  name text not null,
  -- Null: the hours of the business.
  business_week jsonb,
  special_days jsonb not null default '[]',
  -- No longer there; appointments keep the name.
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index persons_name on persons (agent_id, lower(name)) where removed_at is null;

create table services (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents on delete cascade,
  name text not null,
  minutes integer not null check (minutes between 5 and 480),
  price_cents integer check (price_cents between 0 and 9999999),
  -- Who does it; none: everybody.
  person_ids uuid[] not null default '{}',
  -- No longer offered; appointments keep the name.
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index services_name on services (agent_id, lower(name)) where removed_at is null;

alter table appointments add column service_id uuid references services on delete set null;
alter table appointments add column person_id uuid references persons on delete set null;
create index appointments_service on appointments (service_id) where service_id is not null;

alter table appointments drop constraint appointments_status_check;
alter table appointments add constraint appointments_status_check
  check (status in ('held', 'booked', 'arrived', 'cancelled', 'no_show'));

-- Nobody sees two at once, whatever writes them. What is only held may have run out, and is looked at before.
alter table appointments add constraint appointments_person
  exclude using gist (person_id with =, tstzrange(starts_at, ends_at) with &&)
  where (person_id is not null and status in ('booked', 'arrived', 'no_show'));
