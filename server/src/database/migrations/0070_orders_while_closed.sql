-- An order that came while the business was closed waits for its opening; whether such orders are taken is the owner's.
alter table orders add column waits_until timestamptz;
alter table order_settings add column closed_orders boolean not null default true;
