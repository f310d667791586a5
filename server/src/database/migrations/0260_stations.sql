-- Which station of the kitchen makes a category: [{"category": "Pizza", "station": "Oven"}].
alter table order_settings add column stations jsonb not null default '[]';
