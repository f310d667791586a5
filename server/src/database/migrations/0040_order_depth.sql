-- What can be chosen on a dish: [{"name", "min", "max", "halves", "choices": [{"name", "price"}]}], as it goes out.
alter table menu_items add column option_groups jsonb not null default '[]';

-- What was chosen: [{"group", "choice", "part", "price"}]; the line's price_cents holds it already.
alter table order_items add column options jsonb not null default '[]';
alter table order_items add column done_at timestamptz;

alter table orders add column allergies text;
alter table orders add column fulfilment text check (fulfilment in ('pickup', 'delivery'));
alter table orders add column delivery_address text;
-- When the customer was told that it would be ready.
alter table orders add column promised_at timestamptz;

create table order_settings (
  agent_id uuid primary key references agents on delete cascade,
  due_minutes integer not null default 8,
  late_minutes integer not null default 15,
  -- What callers are told that an order takes on a quiet day; null: nothing is told.
  ready_minutes integer,
  pickup boolean not null default true,
  delivery boolean not null default false,
  ready_text_enabled boolean not null default false,
  ready_text text not null default 'Hi {name}, your order from {business} is ready.',
  updated_at timestamptz not null default now()
);

-- 'Your order is ready', to be texted once per order.
create table order_texts (
  order_id uuid primary key references orders on delete cascade,
  agent_id uuid not null references agents on delete cascade,
  phone text not null,
  body text not null,
  recorded_at timestamptz not null default now(),
  sent_at timestamptz
);
create index on order_texts (recorded_at) where sent_at is null;
