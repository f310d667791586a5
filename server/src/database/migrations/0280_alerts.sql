-- What is wrong with the house, as long as any server sees it: told once when it begins and once when it ends.
create table alerts (
  name text primary key,
  says text not null,
  -- The machine that saw it first.
  seen_on text not null,
  began_at timestamptz not null,
  seen_at timestamptz not null,
  told_at timestamptz
);
