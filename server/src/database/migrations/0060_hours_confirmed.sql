-- When somebody said that the hours are right as they stand, and who.
alter table agents add column hours_confirmed_at timestamptz;
alter table agents add column hours_confirmed_by uuid references users (id) on delete set null;
