-- Texts that go out by themselves, whatever for; `key` says what for, so that each goes out once.
alter table order_texts rename to outgoing_texts;
alter table outgoing_texts drop constraint order_texts_pkey;
alter table outgoing_texts add column id uuid primary key default gen_random_uuid();
alter table outgoing_texts add column kind text not null default 'order-ready'
  check (kind in ('order-ready', 'reminder', 'offer'));
alter table outgoing_texts add column key text;
update outgoing_texts set key = 'order-ready ' || order_id;
alter table outgoing_texts alter column key set not null;
create unique index outgoing_texts_key on outgoing_texts (key);
alter table outgoing_texts alter column order_id drop not null;
create index outgoing_texts_order on outgoing_texts (order_id) where order_id is not null;
alter table outgoing_texts add column appointment_id uuid references appointments on delete cascade;
create index outgoing_texts_appointment on outgoing_texts (appointment_id) where appointment_id is not null;
-- Of no use from then on.
alter table outgoing_texts add column stale_at timestamptz;
update outgoing_texts set stale_at = recorded_at + interval '1 hour';
alter table outgoing_texts alter column stale_at set not null;

-- Reminders of the day before: by text, by mail, and from which hour of the business's clock on.
alter table agents add column reminder_text boolean not null default false;
alter table agents add column reminder_mail boolean not null default false;
alter table agents add column reminder_hour integer not null default 17 check (reminder_hour between 8 and 20);

-- The begin that a reminder was written for: another one after it was moved.
alter table appointments add column reminded_of timestamptz;
alter table appointments add column reminded_at timestamptz;
alter table appointments add column reminded_by text check (reminded_by in ('text', 'mail'));
-- Why there is none.
alter table appointments add column reminder_problem text;
-- The customer said that they will come.
alter table appointments add column confirmed_at timestamptz;
