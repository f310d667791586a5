-- Any number of openings a day; a closing that is not after its opening is on the next day.
alter table agents add column business_week jsonb;
update agents set business_week = (
  select jsonb_object_agg(day, jsonb_build_object(
    'enabled', hours -> 'enabled',
    'intervals', jsonb_build_array(jsonb_build_object('open', hours -> 'open', 'close', hours -> 'close'))))
  from jsonb_each(business_hours) as days (day, hours));
alter table agents alter column business_week set not null;
alter table agents drop column business_hours;

-- A day can have hours of its own; without any the business is closed on it.
alter table blocked_dates rename to special_days;
alter table special_days rename constraint blocked_dates_pkey to special_days_pkey;
alter table special_days rename constraint blocked_dates_agent_id_fkey to special_days_agent_id_fkey;
alter table special_days add column intervals jsonb not null default '[]';
