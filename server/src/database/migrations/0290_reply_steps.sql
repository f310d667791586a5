-- What lay between the caller's last word and the first sound of a reply, each counted from that word.
alter table messages
  add column heard_to_words_ms integer,
  add column heard_to_turn_ms integer,
  add column heard_to_reply_ms integer;
