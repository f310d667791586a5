-- A cancelled order stays where it stood, and is in no figure.
alter table orders add column cancelled_at timestamptz;
alter table orders add column cancel_reason text;
-- When the business closes, where that is before what was promised.
alter table orders add column closes_at timestamptz;
-- What stands on top of a column of the board.
alter table order_settings add column board_order text not null default 'newest'
  check (board_order in ('newest', 'oldest'));
