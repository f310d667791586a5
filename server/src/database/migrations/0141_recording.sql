-- Whether the sound of calls is kept: always, only of callers from places where telling one side is enough, or never.
alter table agents add column recording text not null default 'always'
  check (recording in ('always', 'where-one-is-enough', 'never'));
update agents set recording = 'never' where not recording_enabled;
alter table agents drop column recording_enabled;
