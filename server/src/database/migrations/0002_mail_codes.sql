-- A mail may carry a one-time code. The code itself is made when the mail is sent, so that no table ever holds it and
-- its life begins when the reader can have it. No foreign key: a code that has ended does not take the mail's row along.
alter table mails add column code_hash bytea;

-- Open invitations are looked up by address when somebody arrives by a link.
create index on invitations (email) where accepted_at is null and withdrawn_at is null;
