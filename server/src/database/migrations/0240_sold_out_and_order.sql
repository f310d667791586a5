-- Sold out for now: from this moment on it can be ordered again, without anybody saying so.
alter table menu_items add column sold_out_until timestamptz;

-- The parts of a menu as its owner wants them told, in small letters; those that are not named come behind, by name.
create table category_orders (
  agent_id uuid primary key references agents on delete cascade,
  categories text[] not null,
  updated_at timestamptz not null default now()
);
