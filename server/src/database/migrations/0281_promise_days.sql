-- How often callers were given what they are promised, by the day (UTC) and over all agents: counts without a name.
create table promise_days (
  day date not null,
  promise text not null check (promise in ('answered', 'saved', 'heard')),
  kept integer not null,
  broken integer not null,
  primary key (day, promise)
);
