-- Where a session was begun, as its owner would recognise it.
alter table sessions
  add column device text not null default '',
  add column address text not null default '',
  -- Of a cookie that the browser keeps: the next sign-in there is no news.
  add column device_hash bytea;

create table passkeys (
  -- The credential's own id, base64url.
  id text primary key,
  identity_uid text not null references identities on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports jsonb not null default '[]',
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index on passkeys (identity_uid);

-- An app that shows a code which changes twice a minute (RFC 6238).
create table authenticators (
  identity_uid text primary key references identities on delete cascade,
  secret text not null,
  -- Of the code that was used last: none works twice.
  last_step bigint not null default 0,
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  hash bytea primary key,
  identity_uid text not null references identities on delete cascade,
  used_at timestamptz
);
create index on recovery_codes (identity_uid);
