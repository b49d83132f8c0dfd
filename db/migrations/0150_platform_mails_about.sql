-- What a mail was sent for, such as `payment:ID`, by which finance finds the mails of a payment; null for most.
alter table mails add column about text;

create index mails_by_about on mails (about, created_at) where about is not null;
