-- A lesson that the owner did not want is kept, so that it is not proposed again.
alter table memories add column dismissed_at timestamptz;
-- However many servers hear that a call has ended, a reply teaches one lesson.
create unique index memories_proposed on memories (message_id) where proposed;
