-- When the customer wants the order, where that is not as soon as it can be.
alter table orders add column wanted_at timestamptz;
