-- Accounts: the first instant at which a plan given for a time is over; null for one without an end.
alter table users add column plan_ends_at timestamptz;
