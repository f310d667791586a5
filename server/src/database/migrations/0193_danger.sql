-- Somebody was in danger, by what was said in it.
alter table conversations add column danger text check (danger in ('emergency', 'animal', 'self-harm', 'threat'));
