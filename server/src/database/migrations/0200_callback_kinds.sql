-- Why somebody waits to be called back. Until now the action's key alone told what was left by a caller who had gone.
alter table callbacks add column kind text not null default 'message'
  check (kind in ('message', 'complaint', 'voicemail', 'unfinished'));
update callbacks set kind = 'voicemail' where audio_key is not null;
update callbacks set kind = 'unfinished' where action_key = 'left' or action_key like 'from % left';
