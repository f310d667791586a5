-- How often it was tried, when it is tried next, and why it was given up.
alter table order_texts add column attempts integer not null default 0;
alter table order_texts add column next_attempt_at timestamptz not null default now();
alter table order_texts add column carrier_id text;
alter table order_texts add column error text;
