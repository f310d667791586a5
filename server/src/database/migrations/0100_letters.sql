-- A letter is laid out when it is sent, so that its code is put into its own link and nowhere else. What was laid out
-- before and still waits for its code is not sent any more: whoever wants it asks again.
alter table mails add column letter jsonb;
update mails set letter = jsonb_build_object(
  'title', subject, 'paragraphs', jsonb_build_array(regexp_replace(body_text, '^[^\n]*\n\n', '')));
update mails set attempts = 10, error = 'written by an earlier version' where sent_at is null and code_hash is not null;
alter table mails alter column letter set not null, drop column body_text, drop column body_html;
