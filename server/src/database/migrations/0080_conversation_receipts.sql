-- What a conversation used of outside providers, in their units.
create table conversation_usage (
  conversation_id uuid not null references conversations on delete cascade,
  provider text not null,
  unit text not null check (unit in ('seconds', 'characters', 'tokens-in', 'tokens-out')),
  amount double precision not null check (amount >= 0),
  primary key (conversation_id, provider, unit)
);

-- How long the carrier says that its call lasted; null until it has.
alter table conversations add column carrier_seconds integer check (carrier_seconds >= 0);
