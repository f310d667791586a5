-- Private addresses by which calendars read an agent's appointments.
create table calendar_feeds (
  agent_id uuid primary key references agents on delete cascade,
  hash bytea not null unique,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);

create index appointments_phone on appointments (agent_id, customer_phone, starts_at) where status = 'booked';
