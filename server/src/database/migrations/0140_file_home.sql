-- Where the files of this database lie: one place for all servers that use it.
create table file_home (
  one boolean primary key default true check (one),
  home text not null,
  named text not null,
  since timestamptz not null default now()
);
