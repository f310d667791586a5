-- What the house made for itself, for every server of this database alike.
create table own_secrets (
  name text primary key,
  secret text not null,
  made_at timestamptz not null default now()
);
