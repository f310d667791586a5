-- Exports that are being made: one at a time of an agent or an account, on all servers together.
create table exports (
  -- The agent's, or the user's.
  subject_id uuid primary key,
  begun_at timestamptz not null default now(),
  -- Written while it runs; one that has stopped is taken over.
  alive_at timestamptz not null default now()
);

-- Set where an owner did not want to wait the thirty days: nobody restores it any more.
alter table agents add column erasing_at timestamptz;
