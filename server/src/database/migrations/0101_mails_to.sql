-- How many somebody was sent lately.
create index mails_to on mails (recipient, created_at);
