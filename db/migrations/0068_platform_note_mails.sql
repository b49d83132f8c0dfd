-- Which mails an address was sent, and what they were about, for the administration; they are forgotten with the mail, after
-- thirty days.
alter table mails
  -- A hash of the address; null for mails from before.
  add column recipient bytea,
  -- The subject, encrypted like the mail itself.
  add column heading bytea;

create index mails_by_recipient on mails (recipient, created_at) where recipient is not null;
