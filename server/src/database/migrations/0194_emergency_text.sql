-- What callers in an emergency are told behind the public numbers, in the owner's words.
alter table agents add column emergency_text text not null default '';
