-- How often reading has begun: what killed its reader twice is not tried a third time.
alter table datasets add column readings integer not null default 0;
