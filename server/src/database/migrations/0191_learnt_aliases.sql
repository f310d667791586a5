-- A proposal that callers say a word for a dish: with the dish it goes, and once decided it does not come again.
alter table memories
  add column alias text,
  add column menu_item_id uuid references menu_items on delete cascade,
  add check ((alias is null) = (menu_item_id is null));
create unique index memories_alias on memories (menu_item_id, lower(alias)) where alias is not null;
create index on memories (menu_item_id);
