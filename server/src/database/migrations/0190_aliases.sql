-- What callers also say for a dish; for a choice it stands with the choice.
alter table menu_items add column aliases text[] not null default '{}';
